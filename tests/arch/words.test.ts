import { describe, expect, test } from 'vitest';
import { filesOf, textOf } from './tree.ts';
import { wordsIn } from './words.ts';

describe('the product', () => {
  const sources = filesOf().filter((file) => /^(src|server)\/.*\.tsx?$/.test(file) && !file.includes('.test.'));
  const found = sources.map((file) => wordsIn(file, textOf(file)));

  test('was really read', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(found.reduce((sum, one) => sum + one.pairs, 0)).toBeGreaterThan(100);
  });

  test('says everything in English and Chinese', () => {
    expect(found.flatMap((one) => one.faults)).toEqual([]);
  });
});

const inJsx = (jsx: string) => `export const A = () => ${jsx};`;

describe('a planted fault is found', () => {
  test.each([
    ['Chinese in a screen', 'src/kit/a.tsx', `const a = '保存';`],
    ['Chinese on both sides in a screen', 'src/kit/a.tsx', `const a = ['保存', '保存'];`],
    ['Chinese in a longer list', 'src/kit/a.tsx', `const a = ['Save', '保存', 'x'];`],
    ['Chinese in a template', 'src/kit/a.tsx', 'const a = `第${1}页`;'],
    ['Chinese in JSX', 'src/kit/a.tsx', inJsx('<p>保存</p>')],
    ['raw English in JSX', 'src/kit/a.tsx', inJsx('<p>Save</p>')],
    ['raw English in an expression', 'src/kit/a.tsx', inJsx(`<p>{'Save'}</p>`)],
    ['raw English in a fragment', 'src/kit/a.tsx', inJsx('<>Save</>')],
    ['raw English in an attribute', 'src/kit/a.tsx', inJsx('<p title="Save" />')],
    ['raw English in a spoken attribute', 'src/kit/a.tsx', inJsx(`<p aria-label={'Save'} />`)],
    ['a missing Chinese side', 'src/kit/a-words.ts', `const a = { label: ['Save', ''] };`],
    ['a missing English side', 'src/kit/a-words.ts', `const a = ['', '保存'];`],
    ['sides the wrong way round', 'src/kit/a-words.ts', `const a = ['保存', 'Save'];`],
    ['a place that is lost', 'src/kit/a-words.ts', `const a = ['{count} rows', '{total} 行'];`],
    ['a place that is lost, in a catalogue', 'src/kit/a-words.ts', `defineWords('a', { b: ['{n} rows', 'rows'] });`],
    ['a place that is lost, on the server', 'server/modules/ncr/a.ts', `const a = ['{n} rows', '行'];`],
  ])('%s', (_what, file, source) => {
    expect(wordsIn(file, source).faults).not.toEqual([]);
  });
});

describe('what is right is left alone', () => {
  test.each([
    ['a pair in a words file', 'src/kit/a-words.ts', `const a = ['{n} rows', '{n} 行'];`],
    ['a pair beside a screen', 'src/kit/a.tsx', `const a = ['Save', '保存'];`],
    ['what the product and the languages are called', 'src/kit/a.tsx', `${inJsx('<p>QCDM</p>')}\nconst a = '中文';`],
    ['the switch to the other language', 'src/kit/a-words.ts', `const a = { other: ['中文', 'English'] };`],
    ['a pair in domain', 'src/domain/a.ts', `const a = ['Save', '保存'];`],
    ['Chinese in a comment', 'src/kit/a.tsx', '// 保存\nexport const a = 1;'],
    ['words by key', 'src/kit/a.tsx', inJsx(`<p title={t('save')}>{t('save')}: 1 / 2</p>`)],
    ['attributes nobody reads', 'src/kit/a.tsx', inJsx('<p className="row" id="a" />')],
    ['two codes', 'src/kit/a.ts', `const a = ['asc', 'desc'];`],
  ])('%s', (_what, file, source) => {
    expect(wordsIn(file, source).faults).toEqual([]);
  });
});
