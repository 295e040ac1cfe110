import type { Field } from '#domain/kernel/fields.ts';
import { sayIssue } from '#domain/kernel/issues.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Params, Words } from '#domain/kernel/words.ts';
import type { Row } from './resource-row.ts';

type Values = Record<string, unknown>;

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** What a blank control stands for on the wire: emptying a field empties it, whatever stood there. */
function blankOf(field: Field): unknown {
  switch (field.kind) {
    case 'refs':
    case 'images':
      return [];
    case 'tree':
      return '0';
    case 'int':
    case 'decimal':
    case 'flag':
      return field.required ? undefined : Math.max(0, field.min ?? 0);
    default:
      return '';
  }
}

/** The value of one control as the wire wants it. */
export function wireValue(field: Field, value: unknown): unknown {
  return isBlank(value) ? blankOf(field) : value;
}

/** What a form starts from: the row being edited, or the defaults of a new one. Passwords never come back. */
export function startValues(resource: Resource, row: Row | null, fixed: Values = {}): Values {
  const source: Values = row ?? { ...resource.defaults, ...fixed };
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, field]) => {
      const value = field.kind === 'password' ? undefined : source[name];
      return [name, isBlank(value) ? undefined : value];
    }),
  );
}

/** The body of a save: asked fields, what the page fixes, and for an edit the id and the version that was read. */
export function bodyOf(
  fields: readonly [string, Field][],
  values: Values,
  row: Row | null,
  fixed: Values = {},
): Values {
  const body: Values = Object.fromEntries(
    fields
      // An untouched password stays as it is.
      .filter(([name, field]) => !(row && field.kind === 'password' && isBlank(values[name])))
      .map(([name, field]) => [name, wireValue(field, values[name])]),
  );
  return row ? { ...body, id: row.id, version: row.version } : { ...fixed, ...body };
}

/** What is wrong with one control's value by the resource's own rule; null when nothing is. */
export function problemOfField(field: Field, value: unknown): { words: Words; params?: Params } | null {
  const parsed = field.zod.safeParse(wireValue(field, value), { reportInput: true });
  const issue = parsed.success ? undefined : parsed.error.issues[0];
  return issue ? sayIssue(issue) : null;
}
