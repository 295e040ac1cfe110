import { expect, test } from 'vitest';
import { blankDefect, draftForm, fieldAt, formOf, inputOf, sentDefects } from './draft-form.ts';

test('an empty form has one open defect, which is not sent', () => {
  const form = formOf(null);
  expect(form.defects).toHaveLength(1);
  expect(inputOf(form, null).defects).toEqual([]);
});

test('a refusal finds its field again although empty defects were left out', () => {
  const form = { ...formOf(null), defects: [blankDefect, { ...blankDefect, description: 'Crack' }] };
  expect(sentDefects(form)).toEqual([1]);
  expect(fieldAt(form, 'defects.0.defectImg')).toEqual(['defects', 1, 'defectImg']);
  expect(fieldAt(form, 'defects.0.defectImg.3.fileId')).toEqual(['defects', 1, 'defectImg']);
  expect(fieldAt(form, 'blockId')).toEqual(['blockId']);
});

test('rubbish in a local copy becomes an empty form', () => {
  expect(draftForm.parse({ professionId: 7, defects: 'no' })).toMatchObject({ professionId: '', defects: [] });
});

test('a saved draft is sent with its version', () => {
  expect(inputOf(formOf(null), { id: '5', version: 3 })).toMatchObject({ id: '5', version: 3 });
});
