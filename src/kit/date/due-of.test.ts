import { expect, test } from 'vitest';
import { say } from '#domain/kernel/words.ts';
import { dueOf } from './due-of.ts';
import { formatWire, relativeTo } from './wire-date.ts';

const now = new Date('2026-03-10T08:00:00Z');
const at = (text: string) => new Date(text);
const spoken = (text: string) => {
  const due = dueOf(at(text), now);
  return [due.tone, say(due.words, 'en', due.params), say(due.words, 'zh', due.params)];
};

test('a deadline says how long is left, and turns amber within two days', () => {
  expect(spoken('2026-03-17T08:00:00Z')).toEqual(['calm', '7 days left', '剩余 7 天']);
  expect(spoken('2026-03-12T08:00:00Z')).toEqual(['calm', '2 days left', '剩余 2 天']);
  expect(spoken('2026-03-12T07:59:00Z')).toEqual(['soon', '1 day left', '剩余 1 天']);
  expect(spoken('2026-03-10T13:00:00Z')).toEqual(['soon', '5 hours left', '剩余 5 小时']);
  expect(spoken('2026-03-10T08:20:00Z')[1]).toBe('Less than 2 hours left');
});

test('past the deadline it says for how long', () => {
  expect(spoken('2026-03-10T07:00:00Z')).toEqual(['late', 'overdue today', '今日逾期']);
  expect(spoken('2026-03-09T07:00:00Z')[1]).toBe('overdue 1 day');
  expect(spoken('2026-03-07T07:00:00Z')).toEqual(['late', 'overdue 3 days', '逾期 3 天']);
});

test('wire dates follow the format of the person', () => {
  expect(formatWire('2026-03-01 09:30:00', 'YYYY年MM月DD日', false)).toBe('2026年03月01日');
  expect(formatWire('2026-03-01 09:30:00', 'DD/MM/YYYY', true)).toBe('01/03/2026 09:30');
  expect(formatWire('2026-03-01', 'DD.MM.YYYY', true)).toBe('01.03.2026');
  expect(formatWire('', 'DD.MM.YYYY', true)).toBe('');
});

test('relative time speaks both languages', () => {
  expect(relativeTo(at('2026-03-07T08:00:00Z'), now, 'en')).toBe('3 days ago');
  expect(relativeTo(at('2026-03-10T10:00:00Z'), now, 'zh')).toBe('2小时后');
});
