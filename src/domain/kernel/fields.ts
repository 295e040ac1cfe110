import { z } from 'zod';
import { idSchema } from './id.ts';
import { fromWire } from './time.ts';
import type { Words } from './words.ts';

/** The closed set of field kinds. A kind decides validation, column, list cell and form control at once. */
export type Kind =
  | 'text'
  | 'area'
  | 'int'
  | 'decimal'
  | 'flag'
  | 'select'
  | 'dict'
  | 'ref'
  | 'refs'
  | 'tree'
  | 'date'
  | 'images'
  | 'password';

export interface FieldOptions {
  label: Words;
  required?: boolean;
  /** Shown in the search bar and accepted as a list filter. */
  search?: boolean;
  /** Shown as a list column (default) or only in the form. */
  list?: boolean;
  /** Shown in the form (default) or only in the list. */
  form?: boolean;
  unique?: boolean;
  help?: Words;
}

export interface Option {
  value: string;
  label: Words;
}

/** A field: its kind, its wire validation, and what the kind needs to know. Plain data, no behaviour. */
export interface Field<K extends Kind = Kind, T = unknown> extends FieldOptions {
  kind: K;
  zod: z.ZodType<T>;
  max?: number;
  min?: number;
  options?: readonly Option[];
  /** kind dict: the dictionary code, and whether it is a business dictionary. */
  dict?: { code: string; biz: boolean };
  /** kinds ref, refs: the resource pointed to, by name, and the field of it that names it to people. */
  to?: { resource: string; label: string };
}

type Text = FieldOptions & { max?: number };
type Num = FieldOptions & { min?: number; max?: number };

const string = (o: Text, max: number) =>
  z
    .string()
    .trim()
    .min(o.required ? 1 : 0)
    .max(o.max ?? max)
    // Control characters have no place in a name and break exports; PostgreSQL refuses NUL outright.
    .refine((v) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(v));

const MAX_INT = 2_147_483_647;
const number = (o: Num) =>
  z.coerce
    .number()
    .min(o.min ?? -MAX_INT)
    .max(o.max ?? MAX_INT);
const notBlank = <T>(schema: z.ZodType<T>) =>
  z.preprocess((v) => (v === '' || v === null || typeof v === 'boolean' || Array.isArray(v) ? undefined : v), schema);

/** One line of text, trimmed; 255 characters unless `max` says otherwise. */
export const text = (o: Text): Field<'text', string> => ({ kind: 'text', max: 255, ...o, zod: string(o, 255) });

/** The same, where some clients send a number. wire.md §9.3 */
export const key = (o: Text): Field<'text', string> => ({
  ...text(o),
  zod: z.preprocess(numberToText, string(o, 255)),
});

/** Several lines of text; 2000 characters unless `max` says otherwise. */
export const area = (o: Text): Field<'area', string> => ({ kind: 'area', max: 2000, ...o, zod: string(o, 2000) });

/** A whole number. */
export const int = (o: Num): Field<'int', number> => ({
  kind: 'int',
  ...o,
  zod: notBlank(number(o).pipe(z.number().int())),
});

/** A number with decimals. */
export const decimal = (o: Num): Field<'decimal', number> => ({ kind: 'decimal', ...o, zod: notBlank(number(o)) });

/** Yes or no, 1 or 0 on the wire; true and false are understood. */
export const flag = (o: FieldOptions): Field<'flag', number> => ({
  kind: 'flag',
  ...o,
  zod: z.preprocess(
    (v) => (typeof v === 'boolean' ? Number(v) : v === '0' || v === '1' ? Number(v) : v),
    z.union([z.literal(0), z.literal(1)]),
  ),
});

/** One of a fixed list of codes. */
export const select = (o: FieldOptions & { options: readonly Option[] }): Field<'select', string> => {
  const codes = o.options.map((option) => option.value);
  return { kind: 'select', ...o, zod: z.preprocess(numberToText, z.enum(o.required ? codes : [...codes, ''])) };
};

/** One key of a dictionary that administrators edit; the server checks that the key exists. */
export const dict = (o: FieldOptions & { code: string; biz?: boolean }): Field<'dict', string> => ({
  kind: 'dict',
  ...o,
  dict: { code: o.code, biz: o.biz ?? false },
  zod: z.preprocess(numberToText, string(o, 64)),
});

/** The id of one record of another resource; the server checks that it exists in the same project and tenant. */
export const ref = (o: FieldOptions & { to: { resource: string; label: string } }): Field<'ref', string> => ({
  kind: 'ref',
  ...o,
  zod: o.required ? idSchema : z.union([z.literal(''), idSchema]),
});

/** Ids of several records of another resource. */
export const refs = (o: FieldOptions & { to: { resource: string; label: string } }): Field<'refs', string[]> => ({
  kind: 'refs',
  ...o,
  zod: z
    .array(idSchema)
    .min(o.required ? 1 : 0)
    .max(200),
});

/** The parent record of the same resource; '0' is a root. wire.md §1 */
export const tree = (o: FieldOptions): Field<'tree', string> => ({
  kind: 'tree',
  ...o,
  zod: z.preprocess((v) => (v === '' || v === null ? '0' : numberToText(v)), idSchema),
});

/** A day or a moment as the wire says it; '' when open. */
export const date = (o: FieldOptions): Field<'date', string> => ({
  kind: 'date',
  ...o,
  zod: z.string().refine((v) => (v === '' ? !o.required : fromWire(v, 'UTC') !== null)),
});

/** Ids of uploaded pictures, in order. */
export const images = (o: FieldOptions & { max?: number }): Field<'images', string[]> => ({
  kind: 'images',
  ...o,
  zod: z
    .array(idSchema)
    .min(o.required ? 1 : 0)
    .max(o.max ?? 9),
});

/** Something written and never read back. */
export const password = (o: Text): Field<'password', string> => ({ kind: 'password', ...o, zod: string(o, 64) });

function numberToText(v: unknown): unknown {
  return typeof v === 'number' && Number.isInteger(v) ? String(v) : v;
}

/** On and off, as every dictionary-like record carries it. spec §4 */
export const status = () =>
  select({
    label: ['Status', '状态'],
    search: true,
    required: true,
    options: [
      { value: '1', label: ['Enabled', '启用'] },
      { value: '0', label: ['Disabled', '停用'] },
    ],
  });
