import { expect, test } from 'vitest';
import { block } from '#domain/resources/block.ts';
import { dict } from '#domain/resources/dict.ts';
import { param } from '#domain/resources/param.ts';
import { unit } from '#domain/resources/unit.ts';
import { asked, isCode, isSortable, listed, nameOf, rowsIn, searched } from './resource-row.ts';

const row = (fields: Record<string, unknown>) => ({ id: '7', version: 0, ...fields });

test('a row is called by its first name, not by its code', () => {
  expect(nameOf(param, row({ paramName: 'QM roles', paramKey: 'QM_ROLE_ID' }))).toBe('QM roles');
  expect(nameOf(block, row({ building_code: 'A', block_name: 'Tower A' }))).toBe('Tower A');
  expect(nameOf(unit, row({ unit_code: '01-01' }))).toBe('01-01');
});

test('lists show fields and what is derived; forms and searches what the definition says', () => {
  expect(listed(block).map((shown) => shown.name)).not.toContain('images');
  expect(listed(block).map((shown) => shown.name)).toContain('roomCnt');
  expect(asked(dict).map(([name]) => name)).not.toContain('parentId');
  expect(asked(dict, ['dictKey']).map(([name]) => name)).toEqual(['dictKey']);
  expect(searched(unit, { level_id: '1' }).map(([name]) => name)).toEqual(['unit_code', 'unit_type_id']);
});

test('codes are recognised, references and derived numbers are not sorted', () => {
  expect(['code', 'building_code', 'roomCode', 'paramKey'].every((name) => isCode(name, 'text'))).toBe(true);
  expect(isCode('block_name', 'text')).toBe(false);
  const sortable = listed(unit).filter(isSortable);
  expect(sortable.map((shown) => shown.name)).toEqual(['unit_code']);
});

test('the rows of a page and of a tree are the same to who picks one', () => {
  const [top, below] = [row({ id: '1' }), row({ id: '2' })];
  expect(rowsIn(undefined)).toEqual([]);
  expect(rowsIn({ records: [top, below] })).toEqual([top, below]);
  expect(rowsIn([{ ...top, children: [below] }]).map(({ id }) => id)).toEqual(['1', '2']);
});
