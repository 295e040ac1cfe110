import { expect, test } from 'vitest';
import { type Choice, choicesFor } from './palette-choices.ts';

const choice = (key: string, en: string, zh: string, under?: [string, string]): Choice => ({
  key,
  kind: 'page',
  title: [en, zh],
  under,
  act: () => undefined,
});
const all = [
  choice('report', 'NCR reports', 'NCR 报告', ['Quality', '质量管理']),
  choice('types', 'Defect types', '缺陷类型', ['Quality set-up', '质量设置']),
  choice('units', 'Units', '单元'),
];
const keys = (text: string, recent: string[] = []) => choicesFor(all, text, recent).map((one) => one.key);

test.each([
  ['', ['report', 'types', 'units']],
  ['un', ['units']],
  ['NCR', ['report']],
  ['缺陷', ['types']],
  ['quality', ['report', 'types']],
  ['quality types', ['types']],
  // What begins with it comes before what merely holds it.
  ['u', ['units', 'report', 'types']],
  ['nowhere', []],
])('%j finds %j', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test('without a text, what was chosen last comes first; what is gone is left out', () => {
  expect(keys('', ['units', 'gone'])).toEqual(['units', 'report', 'types']);
});
