import { describe, expect, it } from 'vitest';
import { hiddenCodes, hideParamOf, visibleMenu } from './menu-view.ts';

const config = JSON.stringify({
  '1': 'a,b , c',
  '2': 'b,c,d',
  '3': '',
  '4': 'x',
  default: 'd,e',
});

describe('hidden codes', () => {
  it('are kept under the key of the project', () => {
    expect(hideParamOf('7')).toBe('dashboard_Configuration_notShow_7');
  });

  // spec §6: intersection over the roles that have a list; none → the default entry.
  it.each([
    ['one role with a list', ['1'], ['a', 'b', 'c']],
    ['two roles: what both name', ['1', '2'], ['b', 'c']],
    ['the order does not matter', ['2', '1'], ['b', 'c']],
    ['roles without a list do not count', ['1', '9'], ['a', 'b', 'c']],
    ['two roles that agree on nothing', ['1', '4'], []],
    ['three roles, one with an empty list', ['1', '2', '3'], []],
    ['an empty list is a list', ['3'], []],
    ['no role with a list: the default', ['9'], ['d', 'e']],
    ['no role at all: the default', [], ['d', 'e']],
    ['a role that is called default is none', ['default'], ['d', 'e']],
    ['a role twice', ['1', '1'], ['a', 'b', 'c']],
  ])('%s', (_what, roles, hidden) => {
    expect([...hiddenCodes(config, roles)]).toEqual(hidden);
  });

  it('without a default entry are none', () => {
    expect(hiddenCodes('{"1":"a"}', ['2']).size).toBe(0);
  });

  it.each([
    ['nothing', undefined],
    ['not text', 7],
    ['an object that nobody parsed', { default: 'a' }],
    ['empty text', ''],
    ['half of JSON', '{"default":"a'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '["default","a"]'],
    ['text', '"default"'],
    ['values that are no text', '{"1":["a"],"2":7,"3":null,"default":{"a":true}}'],
    ['a prototype', '{"__proto__":{"default":"a"},"constructor":"a"}'],
  ])('in %s are none', (_what, hostile) => {
    for (const roles of [[], ['1'], ['constructor2', 'toString', '2']])
      expect([...hiddenCodes(hostile, roles)]).toEqual([]);
  });
});

interface Item {
  code: string;
  meta: { roles?: unknown };
  children?: Item[] | undefined;
}
const leaf = (code: string, roles?: unknown): Item => ({ code, meta: roles === undefined ? {} : { roles } });
const heading = (code: string, children: Item[], roles?: unknown): Item => ({ ...leaf(code, roles), children });

const menu = [
  heading('qaqc', [leaf('report'), leaf('memo')]),
  heading('project', [heading('building', [leaf('block')]), leaf('room')]),
  heading('system', [leaf('param'), leaf('dict')]),
  leaf('alone'),
];
const codes = (items: readonly Item[]): unknown[] =>
  items.map((item) => (item.children ? [item.code, ...codes(item.children)] : item.code));
const seen = (hidden: string[], repairs = false) =>
  codes(visibleMenu(menu, { aliases: [], hidden: new Set(hidden), repairs }));

const QAQC = ['qaqc', 'report', 'memo'];
const PROJECT = ['project', ['building', 'block'], 'room'];
const SYSTEM = ['system', 'param', 'dict'];

describe('a visible menu', () => {
  it.each([
    ['nothing hidden', [], [QAQC, PROJECT, SYSTEM, 'alone']],
    ['a leaf', ['memo'], [['qaqc', 'report'], PROJECT, SYSTEM, 'alone']],
    ['a leaf at the top', ['alone'], [QAQC, PROJECT, SYSTEM]],
    ['a heading with all below', ['project'], [QAQC, SYSTEM, 'alone']],
    ['a heading inside', ['building'], [QAQC, ['project', 'room'], SYSTEM, 'alone']],
    ['the only leaf of a heading', ['block'], [QAQC, ['project', 'room'], SYSTEM, 'alone']],
    ['all leaves of a heading', ['report', 'memo'], [PROJECT, SYSTEM, 'alone']],
    ['codes that are not there', ['nothing', ''], [QAQC, PROJECT, SYSTEM, 'alone']],
    ['the repair page of somebody who may not repair', ['param'], [QAQC, PROJECT, ['system', 'dict'], 'alone']],
  ])('%s', (_what, hidden, left) => {
    expect(seen(hidden)).toEqual(left);
  });

  it('keeps the way to the parameters for who may change them', () => {
    expect(seen(['system'], true)).toEqual([QAQC, PROJECT, ['system', 'param'], 'alone']);
    expect(seen(['param', 'dict'], true)).toEqual([QAQC, PROJECT, ['system', 'param'], 'alone']);
    expect(seen(['system'], false)).toEqual([QAQC, PROJECT, 'alone']);
  });

  it('says which headings it emptied', () => {
    const emptied: string[] = [];
    visibleMenu(menu, { aliases: [], hidden: new Set(['project', 'alone', 'report']), repairs: false }, (item) => {
      emptied.push(item.code);
    });
    expect(emptied).toEqual(['building', 'project']);
  });

  // spec §5: hidden unless one of the person's roles is among the item's.
  it.each([
    [['qm'], ['qm', 'pm'], true],
    [['pm', 'x'], ['qm', 'pm'], true],
    [['sub'], ['qm', 'pm'], false],
    [[], ['qm'], false],
    [['sub'], [], true],
    [['sub'], undefined, true],
    [['sub'], 'sub', true],
    [['sub'], [7, null], false],
  ])('roles %j see an entry for %j: %s', (aliases, roles, shown) => {
    const view = { aliases, hidden: new Set<string>(), repairs: true };
    expect(visibleMenu([leaf('x', roles)], view).length === 1).toBe(shown);
    expect(visibleMenu([heading('h', [leaf('x')], roles)], view).length === 1).toBe(shown);
    expect(visibleMenu([heading('h', [leaf('x', roles)])], view).length === 1).toBe(shown);
    expect(visibleMenu([leaf('param', roles)], view).length === 1).toBe(shown);
  });

  it('leaves the menu it was given alone', () => {
    const before = structuredClone(menu);
    seen(['report', 'project']);
    expect(menu).toEqual(before);
  });
});
