import { describe, expect, it } from 'vitest';
import type { MenuRow } from './menu-client.ts';
import { droppedOrder, type Line, linesOf, mayDrop, type Place, steppedOrder } from './menu-lines.ts';

const row = (id: string, parentId: string, hasChildren = false, category = 1) =>
  ({ id, parentId, hasChildren, category }) as MenuRow;
const levels = new Map([
  ['0', [row('1', '0', true), row('2', '0', true), row('3', '0')]],
  ['1', [row('11', '1', true), row('12', '1')]],
  ['11', [row('111', '11', false, 2)]],
  ['2', [row('21', '2')]],
]);
const all = linesOf(levels, new Set(['1', '11', '2']));
const line = (id: string): Line => all.find((one) => one.id === id)!;

describe('lines', () => {
  it('are what is open, with its depth', () => {
    expect(linesOf(levels, new Set()).map((one) => one.id)).toEqual(['1', '2', '3']);
    expect(all.map((one) => [one.id, one.depth])).toEqual([
      ['1', 0],
      ['11', 1],
      ['111', 2],
      ['12', 1],
      ['2', 0],
      ['21', 1],
      ['3', 0],
    ]);
  });

  it('that are open but not read yet show nothing below', () => {
    expect(linesOf(new Map([['0', [row('1', '0', true)]]]), new Set(['1'])).map((one) => one.id)).toEqual(['1']);
  });
});

describe('a step', () => {
  it('changes places with the neighbour, and ends at the end', () => {
    expect(steppedOrder(line('2'), -1)).toEqual({ parentId: '0', ids: ['2', '1', '3'] });
    expect(steppedOrder(line('11'), 1)).toEqual({ parentId: '1', ids: ['12', '11'] });
    expect(steppedOrder(line('1'), -1)).toBeNull();
    expect(steppedOrder(line('3'), 1)).toBeNull();
  });
});

describe('a drop', () => {
  it.each<[moved: string, target: string, place: Place, may: boolean]>([
    ['3', '1', 'before', true],
    ['3', '21', 'after', true],
    ['3', '2', 'into', true],
    ['3', '3', 'into', false],
    ['1', '11', 'before', false],
    ['1', '111', 'after', false],
    ['1', '12', 'into', false],
    ['12', '1', 'into', false],
    ['12', '111', 'into', false],
    ['111', '2', 'into', true],
    ['111', '2', 'before', false],
    ['111', '12', 'after', true],
  ])('of %s on %s, %s: %s', (moved, target, place, may) => {
    expect(mayDrop(all, line(moved), line(target), place)).toBe(may);
  });

  it('says the whole level as it is then', () => {
    expect(droppedOrder(line('3'), line('1'), 'before', [])).toEqual({ parentId: '0', ids: ['3', '1', '2'] });
    expect(droppedOrder(line('1'), line('3'), 'after', [])).toEqual({ parentId: '0', ids: ['2', '3', '1'] });
    expect(droppedOrder(line('12'), line('21'), 'after', [])).toEqual({ parentId: '2', ids: ['21', '12'] });
    expect(droppedOrder(line('12'), line('2'), 'into', ['21'])).toEqual({ parentId: '2', ids: ['21', '12'] });
  });
});
