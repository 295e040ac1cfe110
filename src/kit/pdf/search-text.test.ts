import { describe, expect, it } from 'vitest';
import { asked, findIn, inRow, marked } from './search-text.ts';

const line = (str: string) => ({ str, hasEOL: true });
const piece = (str: string) => ({ str, hasEOL: false });

const found = (pieces: ReturnType<typeof line>[], text: string) => {
  const row = inRow(pieces);
  return findIn(row, asked(text), 1).map(({ from, to }) => row.text.slice(from, to));
};

describe('search in a page', () => {
  it('finds nothing for nothing', () => {
    expect(found([line('Concrete')], '  ')).toEqual([]);
    expect(found([], 'a')).toEqual([]);
  });

  it('does not mind capitals, widths and spaces', () => {
    expect(found([line('Water   Ponding TEST'), line('water ponding')], 'WATER ponding')).toEqual([
      'water   ponding',
      'water ponding',
    ]);
    expect(found([line('Ｌｅｖｅｌ　３')], 'level 3')).toEqual(['level 3']);
  });

  it('finds words over pieces and lines, and Chinese over lines', () => {
    expect(found([piece('water'), piece('proof'), line('ing')], 'waterproofing')).toEqual(['waterproofing']);
    expect(found([line('ponding'), piece(''), line('test')], 'ponding test')).toEqual(['ponding test']);
    expect(found([line('卫生间防'), line('水验收')], '防水')).toEqual(['防水']);
    expect(found([line('防水 test')], '防水 TEST')).toEqual(['防水 test']);
  });

  it('takes signs of patterns as signs', () => {
    expect(found([line('M+E (a|b) [1]')], '(a|b)')).toEqual(['(a|b)']);
    expect(found([line('M+E')], '.')).toEqual([]);
  });

  it('keeps places true where a small letter is longer', () => {
    const row = inRow([piece('İstanbul'), line('test')]);
    expect(row.starts).toEqual([0, 8]);
  });
});

describe('marks', () => {
  it('marks each piece of a match, and the current one apart', () => {
    const row = inRow([piece('a b'), line('c a')]);
    const matches = findIn(row, 'bc', 1).map((one, at) => ({ ...one, at }));
    expect(marked('a b', row.starts[0]!, matches, 0)).toBe('a <mark data-match="0" class="current">b</mark>');
    expect(marked('c a', row.starts[1]!, matches, 1)).toBe('<mark data-match="0">c</mark> a');
  });

  it('takes the text of the document as text', () => {
    expect(marked('<img src=x onerror="a()">&', 0, [], 0)).toBe('&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;');
    expect(marked('<b>', 0, [{ page: 1, from: 0, to: 2, at: 3 }], 0)).toBe('<mark data-match="3">&lt;b</mark>&gt;');
  });
});
