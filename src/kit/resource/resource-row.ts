import type { Field } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';

/** A row of any resource, as screens that only know the definition handle it. */
export interface Row {
  id: string;
  version: number;
  [field: string]: unknown;
}

/** The rows of a list's answer: those of a page, or of a tree, each before those below it. wire.md §4 */
export function rowsIn(answer: { records: readonly Row[] } | readonly Row[] | undefined): Row[] {
  if (answer === undefined) return [];
  if ('records' in answer) return [...answer.records];
  return answer.flatMap((row) => [row, ...rowsIn((row['children'] ?? []) as Row[])]);
}

/** One column or line of a list: a field, or something the server derives. */
export interface Shown {
  name: string;
  label: Words;
  kind: Field['kind'];
  field?: Field;
}

/** What a list shows, in the order of the definition. */
export function listed(resource: Resource): Shown[] {
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => field.list !== false && field.kind !== 'password')
    .map(([name, field]) => ({ name, label: field.label, kind: field.kind, field }));
  const derived = Object.entries(resource.derived ?? {}).map(([name, said]) => ({ name, ...said }));
  return [...fields, ...derived];
}

/** The fields a form asks for. */
export function asked(resource: Resource, only?: readonly string[]): [name: string, field: Field][] {
  const all = Object.entries(resource.fields).filter(([, field]) => field.form !== false);
  return only ? all.filter(([name]) => only.includes(name)) : all;
}

/** The fields a search bar offers; `fixed` ones are decided by the page. */
export function searched(resource: Resource, fixed: Readonly<Record<string, unknown>> = {}): [string, Field][] {
  return Object.entries(resource.fields).filter(([name, field]) => field.search && !(name in fixed));
}

/** Codes and keys are shown in a mono style and can be copied. look.md */
export function isCode(name: string, kind: Field['kind']): boolean {
  return kind === 'text' && /(^code|[Cc]ode|Key)$/.test(name);
}

/** What people call this row: its first required text that is not a code, else its first required text. */
export function nameOf(resource: Resource, row: Row): string {
  const texts = Object.entries(resource.fields).filter(
    ([, f]) => f.required && (f.kind === 'text' || f.kind === 'area'),
  );
  const named = texts.find(([name, field]) => !isCode(name, field.kind)) ?? texts[0];
  return named ? String(row[named[0]] ?? '') : row.id;
}

/** Kinds whose stored value has an order that people recognise; names of references are looked up elsewhere. */
export function isSortable(shown: Shown): boolean {
  return shown.field !== undefined && ['text', 'int', 'decimal', 'flag', 'select', 'dict', 'date'].includes(shown.kind);
}
