import { z } from 'zod';
import type { Field } from './fields.ts';
import { idSchema } from './id.ts';
import type { Words } from './words.ts';

export type Fields = Readonly<Record<string, Field>>;

/** blade = list/detail/submit/remove; save = page/detail/save/update/remove. wire.md §4, spec §7 */
export type Dialect = 'blade' | 'save';

/** Who shares the rows: system = every tenant (only the platform administrator writes), tenant, or one project. */
export type Scope = 'system' | 'tenant' | 'project';

/** A read-only column that the server counts or looks up. */
export interface Derived {
  label: Words;
  kind: 'text' | 'int';
}

export interface ResourceInput<F extends Fields, S extends Scope = Scope> {
  /** Singular camelCase: names the table, the permission codes and the query keys. */
  name: string;
  title: Words;
  path: string;
  dialect: Dialect;
  scope: S;
  /** Menu code: `<permission>_add|_edit|_delete|_view` gate the writes and the buttons. */
  permission: string;
  /** Lists feed pickers all over the product: any signed-in person of the scope may read them. */
  openRead?: boolean;
  /** Field that a list is usually narrowed by (the levels of a block). */
  parent?: keyof F & string;
  /** Sort order of lists, first key first. */
  order: readonly (readonly [field: (keyof F & string) | 'createTime' | 'id', direction: 'asc' | 'desc'])[];
  /** Values of a new record that the form starts from and the server fills in. */
  defaults?: Readonly<Partial<Record<keyof F & string, unknown>>>;
  /** Together unique inside the scope. */
  uniqueTogether?: readonly (keyof F & string)[];
  fields: F;
  derived?: Readonly<Record<string, Derived>>;
}

export interface Resource<F extends Fields = Fields, S extends Scope = Scope> extends ResourceInput<F, S> {
  /** A new record: every field, required ones enforced, the others defaulted by the server. Unknown keys are dropped. */
  create: z.ZodType<Record<string, unknown>>;
  /** An edit: `id`, optionally the `version` it read, and any fields; what is not sent stays as it is. */
  edit: z.ZodType<Record<string, unknown> & { id: string; version?: number | undefined }>;
}

type ValueOf<Fd> = Fd extends Field<infer _K, infer T> ? T : never;

/** A row of a resource as it travels: its fields and what the kernel adds. */
export type RowOf<R extends { fields: Fields }> = {
  id: string;
  version: number;
  createTime: string;
  updateTime: string;
} & { [K in keyof R['fields']]: ValueOf<R['fields'][K]> };

/**
 * One definition per plain record: it drives validation, table columns, routes, list columns and the form.
 * Where to stop: no visibility expressions, no layout, no rules of permission (docs/decisions/002).
 */
export function defineResource<const F extends Fields, const S extends Scope>(
  input: ResourceInput<F, S>,
): Resource<F, S> {
  const shape: Record<string, z.ZodType> = {};
  const partial: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(input.fields)) {
    const preset = input.defaults?.[name as keyof F & string];
    shape[name] = preset !== undefined ? field.zod.default(preset) : field.required ? field.zod : field.zod.optional();
    partial[name] = field.zod.optional();
  }
  return {
    ...input,
    create: z.object(shape),
    edit: z.object({ ...partial, id: idSchema, version: z.coerce.number().int().min(0).optional() }),
  };
}

/** Which of the four buttons a permission code stands for. wire.md §7 */
export type ButtonAction = 'add' | 'edit' | 'delete' | 'view';

/** The permission code of one button of a resource: `param_add`. */
export function codeFor(resource: Pick<Resource, 'permission'>, action: ButtonAction): string {
  return `${resource.permission}_${action}`;
}
