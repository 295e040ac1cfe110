import { expect, test } from 'vitest';
import { say } from '#domain/kernel/words.ts';
import { block } from '#domain/resources/block.ts';
import { level } from '#domain/resources/level.ts';
import { param } from '#domain/resources/param.ts';
import { asked, type Row } from './resource-row.ts';
import { bodyOf, problemOfField, startValues } from './form-values.ts';

const spoken = (problem: ReturnType<typeof problemOfField>) => problem && say(problem.words, 'en', problem.params);

test('a new form starts from the defaults and what the page fixes', () => {
  expect(startValues(level, null, { block_id: '5' })).toMatchObject({ block_id: '5', sort: 0, status: '1' });
});

test('an edit sends id and version, and an emptied field as empty', () => {
  const row: Row = { id: '9', version: 3, paramName: 'A', paramKey: 'a', paramValue: '1', remark: 'old' };
  const values = { ...startValues(param, row), remark: undefined };
  expect(bodyOf(asked(param), values, row)).toEqual({
    id: '9',
    version: 3,
    paramName: 'A',
    paramKey: 'a',
    paramValue: '1',
    remark: '',
  });
});

test('an emptied number is zero, or its least value', () => {
  const body = bodyOf(asked(block), { sort: null }, null);
  expect(body['sort']).toBe(0);
  expect(body['images']).toEqual([]);
});

test('a control is judged by the rule of its field', () => {
  const { paramKey, remark } = param.fields;
  expect(spoken(problemOfField(paramKey!, undefined))).toBe('Required');
  expect(spoken(problemOfField(paramKey!, 'x'.repeat(101)))).toBe('At most 100 characters');
  expect(problemOfField(remark!, undefined)).toBeNull();
  expect(spoken(problemOfField(level.fields['block_id']!, undefined))).not.toBeNull();
  expect(spoken(problemOfField(block.fields['floor_cnt']!, 301))).toBe('Not above 300');
});
