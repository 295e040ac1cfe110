import { describe, expect, test } from 'vitest';
import { filesOf, textOf } from './tree.ts';
import { citedRecords, misnamed, recordFaults } from './vocabulary.ts';

const files = filesOf();
const records = files.filter((file) => file.startsWith('docs/decisions/'));
const numberOf = (record: string) => record.slice('docs/decisions/'.length, 'docs/decisions/000'.length);

describe('the product', () => {
  test('was really read', () => {
    expect(files).toContain('package.json');
    expect(files.filter((file) => /^(src|server)\//.test(file)).length).toBeGreaterThan(30);
  });

  test('is named by the vocabulary', () => {
    expect(misnamed(files)).toEqual([]);
  });

  test('has whole decision records, one per number', () => {
    expect(records.flatMap((file) => recordFaults(file, textOf(file)))).toEqual([]);
    expect(new Set(records.map(numberOf)).size).toBe(records.length);
  });

  test('has a record for every decision it cites', () => {
    const sources = files.filter((file) => /\.(tsx?|mjs|md)$/.test(file) && !file.startsWith('tests/arch/'));
    const known = new Set(records.map(numberOf));
    const missing = sources.flatMap((file) =>
      citedRecords(textOf(file))
        .filter((number) => !known.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(missing).toEqual([]);
  });
});

test.each([
  'notes.txt',
  'lib/a.ts',
  'src/hooks/a.ts',
  'src/extra.ts',
  'src/kit/common/a.ts',
  'src/kit/button/a.tsx',
  'src/kit/resource/ResourceTable.tsx',
  'src/kit/resource/utils.ts',
  'src/kit/resource/index.ts',
  'src/domain/kernel/types.ts',
  'src/stores/helpers.ts',
  'src/modules/tickets/a.ts',
  'src/modules/a.ts',
  'server/routes/a.ts',
  'server/extra.ts',
  'server/modules/tickets/routes.ts',
  'server/modules/ncr/scope.ts',
  'server/modules/ncr/inner/repo.ts',
  'tests/unit/a.test.ts',
  'e2e/tests/a.ts',
  'docs/decisions/first.md',
  'docs/notes/a.md',
])('the vocabulary refuses %s', (file) => {
  expect(misnamed([file])).not.toEqual([]);
});

test.each([
  'src/main.tsx',
  'src/kit/resource/resource-table.tsx',
  'src/modules/ncr/report-list-page.tsx',
  'src/domain/ncr/flow.test.ts',
  'server/modules/ncr/routes.ts',
  'server/modules/ncr/defect-repo.ts',
  'server/modules/ncr/service.test.ts',
  'server/db/migrations/0000_init.sql',
  'e2e/specs/regression/lost-photo.spec.ts',
  'docs/decisions/001-house-and-tools.md',
])('the vocabulary knows %s', (file) => {
  expect(misnamed([file])).toEqual([]);
});

const part = (name: string) => `## ${name}\n\nTwenty characters and more of text.\n`;

describe('decision records', () => {
  const whole = `# 042 A decision\n\n${part('Context')}\n${part('Decision')}\n${part('Consequences')}`;

  test('a whole one passes', () => {
    expect(recordFaults('docs/decisions/042-a.md', whole)).toEqual([]);
  });

  test.each(['Context', 'Decision', 'Consequences'])('one without %s does not', (name) => {
    const text = whole.replace(part(name), `## ${name}\n\n`);
    expect(recordFaults('docs/decisions/042-a.md', text)).toEqual([`docs/decisions/042-a.md: no ${name}`]);
  });

  test('one under a wrong number does not', () => {
    expect(recordFaults('docs/decisions/041-a.md', whole)).toHaveLength(1);
  });

  test('citations are seen', () => {
    const text = '// ASSUMED: 004\n/** docs/decisions/012 */ see decision 020, in 300 lines.';
    expect(citedRecords(text)).toEqual(['004', '012', '020']);
  });
});
