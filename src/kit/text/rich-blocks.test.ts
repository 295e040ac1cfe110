import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, richBlocks } from './rich-blocks.ts';

const text = (said: string) => [{ kind: 'text', pieces: [said] }];

describe('plain text stays as it is', () => {
  test.each([
    'Use crane 1, and book it a day ahead.',
    'First line\nsecond line\n\nafter a gap',
    '2 * 3 * 4 = 24, a*b*c and file_name_1.txt',
    '**not closed and *neither',
    '#hashtag, -5 °C, 10.5 m, 3.Stock',
    '<script>alert(1)</script> <b>x</b> &amp;',
  ])('%j', (said) => expect(richBlocks(said)).toEqual(text(said)));

  test('nothing is nothing', () => expect(richBlocks(' \n\n')).toEqual([]));
});

describe('what has a meaning', () => {
  test('headings, lists and the text between', () => {
    expect(richBlocks('# Lift 2\nclosed\n\n- one\n* two\n\n3. three\n4) four\nend')).toEqual([
      { kind: 'heading', level: 1, pieces: ['Lift 2'] },
      { kind: 'text', pieces: ['closed'] },
      { kind: 'list', ordered: false, start: 1, items: [['one'], ['two']] },
      { kind: 'list', ordered: true, start: 3, items: [['three'], ['four']] },
      { kind: 'text', pieces: ['end'] },
    ]);
  });

  test('bold and italics, one in the other', () => {
    expect(richBlocks('now **wear *your* helmet**, *please*')).toEqual([
      {
        kind: 'text',
        pieces: [
          'now ',
          { kind: 'bold', pieces: ['wear ', { kind: 'italic', pieces: ['your'] }, ' helmet'] },
          ', ',
          { kind: 'italic', pieces: ['please'] },
        ],
      },
    ]);
  });

  test('links of the web, with a label or bare', () => {
    expect(
      richBlocks('See [the plan](https://a.example/x?y=1) or https://b.example/z. 详见https://c.example。'),
    ).toEqual([
      {
        kind: 'text',
        pieces: [
          'See ',
          { kind: 'link', href: 'https://a.example/x?y=1', label: 'the plan' },
          ' or ',
          { kind: 'link', href: 'https://b.example/z', label: 'https://b.example/z' },
          '. 详见',
          { kind: 'link', href: 'https://c.example/', label: 'https://c.example' },
          '。',
        ],
      },
    ]);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '[x](/qaqc/report)',
    '[x](mailto:a@b.example)',
    '[x](https://)',
  ])('%s is no link', (said) => expect(JSON.stringify(richBlocks(said))).not.toContain('"link"'));
});

test('whatever is written, every link leads to the web and no word is lost', () => {
  const bits = fc.constantFrom(
    '**',
    '*',
    '[',
    '](',
    ')',
    'https://',
    'javascript:',
    '# ',
    '- ',
    '1. ',
    '\n',
    ' ',
    'a',
    '<b>',
    '\\',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        fc.array(bits, { maxLength: 60 }).map((all) => all.join('')),
      ),
      (said) => {
        const blocks = richBlocks(said);
        for (const [, href] of JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g))
          expect(href).toMatch(/^https?:\/\//);
        const letters = (one: string) => one.replace(/[^a<>b]/g, '').length;
        if (!said.includes('](')) expect(letters(plainText(said))).toBe(letters(said));
      },
    ),
  );
});

test('a long text is read at once', () => {
  for (const bit of ['**a ', '*a ', '[a](', '**a* ', 'https://a']) expect(richBlocks(bit.repeat(5000)).length).toBe(1);
});

test('the preview has the words alone', () => {
  expect(plainText('## Lift\n- **one**\n- [two](https://a.example)\nend')).toBe('Lift\n• one\n• two\nend');
});
