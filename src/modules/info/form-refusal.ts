import type { FormInstance } from 'antd/es/form';
import { ApiError, fieldsOf } from '#api/api-error.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { sayNow } from '#locale/words.ts';

/** What went wrong in words of this moment, of the server or our own; anything unexpected goes on its way. */
export function refusalWords(error: unknown): string {
  if (error instanceof ApiError) return error.msg;
  if (error instanceof Problem) return sayNow(error.words, error.params);
  throw error;
}

/** Puts what the server refused at its fields and goes to the first; answers the words when it is about none of them. */
export function showRefusal<T>(form: FormInstance<T>, error: unknown): string {
  const values = form.getFieldsValue(true) as object;
  const told = Object.entries(fieldsOf(error)).filter(([name]) => name in values);
  const said = told.map(([name, message]) => ({ name: name as never, errors: [message] }));
  form.setFields(said);
  const first = said[0];
  if (!first) return refusalWords(error);
  form.scrollToField(first.name, { focus: true, block: 'center' });
  return '';
}

/** The form holds what was saved: nothing of it is unsaved any more. */
export function showSaved<T extends object>(form: FormInstance<T>, saved: object): void {
  const said = Object.entries(saved).filter(([name]) => name in (form.getFieldsValue() as object));
  form.setFields(said.map(([name, value]) => ({ name: name as never, value: value as never, touched: false })));
}
