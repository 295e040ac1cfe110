import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cruised, ruleNames } from './cruise.ts';
import { root } from './tree.ts';

/** Reading the whole tree takes seconds; on a busy machine more. */
const PATIENCE = 120_000;

describe('the product', () => {
  let found: Awaited<ReturnType<typeof cruised>>;
  beforeAll(async () => {
    found = await cruised(root);
  }, PATIENCE);

  // A cruiser that cannot read TypeScript reads nothing, and is content.
  test('was really read', () => {
    expect(found.read.length).toBeGreaterThan(30);
    expect(found.read).toContain('src/domain/ncr/flow.ts');
    expect(found.read).toContain('server/db/open.ts');
  });

  test('keeps its rooms', () => {
    expect(found.violations).toEqual([]);
  });
});

/** What is planted: the rule, the file that breaks it, and what it imports. */
const planted: readonly (readonly [rule: string, file: string, imports: string])[] = [
  ['domain-stands-alone', 'src/domain/a.ts', 'react'],
  ['domain-stands-alone', 'src/domain/b.ts', '#kit/fine.ts'],
  ['locale-looks-down', 'src/locale/a.ts', '#api/fine.ts'],
  ['stores-looks-down', 'src/stores/a.ts', '#api/fine.ts'],
  ['api-looks-down', 'src/api/a.ts', '#kit/fine.ts'],
  ['kit-looks-down', 'src/kit/a.ts', '#modules/memo/fine.ts'],
  ['modules-look-down', 'src/modules/memo/a.ts', '#app/fine.ts'],
  ['main-is-last', 'src/app/a.ts', '../main.tsx'],
  ['src-never-server', 'src/api/b.ts', '#server/db/fine.ts'],
  ['server-sees-domain', 'server/modules/memo/a.ts', '#kit/fine.ts'],
  ['product-never-tests', 'src/kit/b.ts', '#tests/fine.ts'],
  ['server-kernel-looks-down', 'server/kernel/a.ts', '../modules/memo/read.ts'],
  ['server-kernel-looks-down', 'server/db/a.ts', '../app.ts'],
  ['server-modules-look-down', 'server/modules/memo/b.ts', '../../app.ts'],
  ['modules-apart', 'src/modules/ncr/a.ts', '#modules/memo/fine.ts'],
  ['modules-apart', 'src/modules/ncr/b.ts', '../memo/fine.ts'],
  ['server-modules-apart', 'server/modules/ncr/a.ts', '../memo/service.ts'],
  ['server-modules-apart', 'server/modules/ncr/b.ts', '../memo/repo.ts'],
  ['drizzle-at-home', 'server/modules/ncr/service.ts', 'drizzle-orm'],
  ['drizzle-at-home', 'server/modules/ncr/routes.ts', 'drizzle-orm/pg-core'],
  ['drizzle-at-home', 'src/kit/c.ts', 'drizzle-orm'],
  ['drivers-at-home', 'server/kernel/b.ts', 'pg'],
  ['drivers-at-home', 'server/modules/ncr/repo.ts', '@electric-sql/pglite'],
  ['axios-at-home', 'src/modules/ncr/c.ts', 'axios'],
  ['axios-at-home', 'server/kernel/c.ts', 'axios'],
  ['web-without-node', 'src/kit/d.ts', 'node:fs'],
  ['resolvable', 'src/kit/e.ts', './nowhere.ts'],
];

/** Imports that must pass: the rules forbid neither everything nor the wrong thing. */
const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['src/domain/fine.ts', 'zod'],
  ['src/locale/fine.ts', '#domain/fine.ts'],
  ['src/stores/fine.ts', '#locale/fine.ts'],
  ['src/api/fine.ts', 'axios'],
  ['src/kit/fine.ts', '#api/fine.ts'],
  ['src/modules/memo/fine.ts', '#kit/fine.ts'],
  ['src/modules/memo/inner.ts', './fine.ts'],
  ['src/app/fine.ts', '#modules/memo/fine.ts'],
  ['src/main.tsx', '#app/fine.ts'],
  ['server/db/fine.ts', 'pg'],
  ['server/modules/memo/read.ts', 'drizzle-orm'],
  ['server/modules/memo/repo.ts', 'drizzle-orm'],
  ['server/modules/memo/service.ts', '#domain/fine.ts'],
  ['server/modules/rfsi/service.ts', '../memo/read.ts'],
  ['server/modules/rfsi/sheet-repo.ts', 'drizzle-orm/pg-core'],
  ['server/app.ts', './modules/memo/service.ts'],
  ['tests/fine.ts', '#domain/fine.ts'],
];

/** Circles: of values, closed by a lazy import, and closed by an import of types, which may be. */
const circles: readonly (readonly [file: string, source: string])[] = [
  ['src/kit/round/a.ts', `import { b } from './b.ts';\nexport const a = () => b;\n`],
  ['src/kit/round/b.ts', `import { a } from './a.ts';\nexport const b = () => a;\n`],
  ['src/kit/lazy/a.ts', `export const a = () => import('./b.ts');\n`],
  ['src/kit/lazy/b.ts', `import { a } from './a.ts';\nexport const b = () => a;\n`],
  [
    'src/kit/types/a.ts',
    `import { b } from './b.ts';\nexport interface A {\n  on: boolean;\n}\nexport const a = () => b;\n`,
  ],
  ['src/kit/types/b.ts', `import type { A } from './a.ts';\nexport const b = (a: A) => a.on;\n`],
];

describe('a planted violation', () => {
  let violations: string[] = [];
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qcdm-rooms-'));
    const plant = (file: string, source: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    };
    try {
      cpSync(join(root, 'package.json'), join(folder, 'package.json'));
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      for (const [file, imports] of allowed) plant(file, `export * as it from '${imports}';\n`);
      for (const [, file, imports] of planted) plant(file, `export * as it from '${imports}';\n`);
      for (const [file, source] of circles) plant(file, source);
      ({ violations } = await cruised(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, PATIENCE);

  const rulesOn = (file: string) =>
    violations.filter((one) => one.includes(`: ${file} → `)).map((one) => one.slice(0, one.indexOf(':')));

  test.each(planted)('%s catches %s → %s', (rule, file) => {
    expect(rulesOn(file)).toContain(rule);
  });

  // A circle is told once, of whichever of its files is met first.
  test.each([
    ['round', 1],
    ['lazy', 1],
    ['types', 0],
  ])('no-cycles finds in kit/%s: %i', (circle, count) => {
    expect(violations.filter((one) => one.startsWith(`no-cycles: src/kit/${circle}/`))).toHaveLength(count);
  });

  test.each(allowed)('nothing catches %s → %s', (file) => {
    expect(rulesOn(file)).toEqual([]);
  });

  test('stands for every rule there is', () => {
    const covered = new Set([...planted.map(([rule]) => rule), 'no-cycles']);
    expect(ruleNames.toSorted()).toEqual([...covered].toSorted());
  });
});
