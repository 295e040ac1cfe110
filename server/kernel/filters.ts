import { and, asc, desc, eq, gt, gte, ilike, isNull, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Kind } from '#domain/kernel/fields.ts';
import { idSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { fromWire } from '#domain/kernel/time.ts';
import type { Words } from '#domain/kernel/words.ts';
import { snake } from '../db/tables/table-of.ts';
import { contains } from './like.ts';
import { tableFor } from './resource-table.ts';

/** What a kind can be compared as. A password is never asked about. */
type Group = 'words' | 'number' | 'whole' | 'id' | 'moment' | 'ids';
const groups: Record<Kind, Group | null> = {
  text: 'words',
  area: 'words',
  select: 'words',
  dict: 'words',
  int: 'whole',
  flag: 'whole',
  decimal: 'number',
  ref: 'id',
  tree: 'id',
  date: 'moment',
  refs: 'ids',
  images: 'ids',
  password: null,
};

const compare = { equal: eq, notequal: ne, ge: gte, le: lte, gt, lt } as const;
type Comparison = keyof typeof compare;

/** `contains` gives %text%; one of its signs is cut where the word must begin or end. wire.md §1 */
const patterns: Record<string, (text: string) => string> = {
  like: contains,
  notlike: contains,
  likeleft: (text) => contains(text).slice(0, -1),
  likeright: (text) => contains(text).slice(1),
};

const dates: Record<string, Comparison> = {
  dateequal: 'equal',
  datege: 'ge',
  datele: 'le',
  dategt: 'gt',
  datelt: 'lt',
};

const format: Words = ['Not in the right form', '格式不正确'];
const DAY = 86_400_000;

/**
 * The conditions of a list call: fields marked `search` (and the parent field) by their own name, any field with a
 * Blade suffix. Empty values and unknown keys say nothing; a value that does not fit its field is refused. wire.md §1
 */
export function filtersOf(resource: Resource, query: Readonly<Record<string, unknown>>, zone: string): SQL[] {
  const { at } = tableFor(resource);
  const found: SQL[] = [];
  for (const [key, value] of Object.entries(query)) {
    if (value === '' || value === undefined) continue;
    const asked = askedOf(resource, key);
    if (!asked) continue;
    const bad = () => new Problem('invalid', {}, { [key]: { words: format } });
    if (typeof value !== 'string' || value.length > 2000 || value.includes('\u0000')) throw bad();
    const condition = conditionOf(at(asked.name), asked.group, asked.op, value.trim(), zone);
    if (!condition) throw bad();
    found.push(condition);
  }
  return found;
}

function groupOf(resource: Resource, name: string): Group | null {
  if (name === 'id') return 'id';
  if (name === 'createTime' || name === 'updateTime') return 'moment';
  const field = resource.fields[name];
  return field ? groups[field.kind] : null;
}

function askedOf(resource: Resource, key: string): { name: string; group: Group; op: string } | null {
  const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
  if (field) {
    const group = groups[field.kind];
    if (!group || !(field.search || resource.parent === key)) return null;
    return { name: key, group, op: field.kind === 'text' || field.kind === 'area' ? 'like' : 'equal' };
  }
  const cut = key.lastIndexOf('_');
  const name = key.slice(0, Math.max(cut, 0));
  const op = key.slice(cut + 1);
  const known = op in compare || op in patterns || op in dates || op === 'null' || op === 'notnull';
  const group = name !== '' && known ? groupOf(resource, name) : null;
  return group ? { name, group, op } : null;
}

/** null: the value or the comparison does not fit the field. */
function conditionOf(column: AnyPgColumn, group: Group, op: string, text: string, zone: string): SQL | null {
  if (op === 'null') return emptiness(column, group);
  if (op === 'notnull') return not(emptiness(column, group));
  const pattern = patterns[op];
  if (pattern) {
    if (group !== 'words') return null;
    return op === 'notlike' ? not(ilike(column, pattern(text))) : ilike(column, pattern(text));
  }
  const dated = dates[op];
  if (dated && group !== 'moment') return null;
  return comparison(column, group, dated ?? (op as Comparison), text, zone);
}

function comparison(column: AnyPgColumn, group: Group, op: Comparison, text: string, zone: string): SQL | null {
  switch (group) {
    case 'words':
      return compare[op](column, text);
    case 'id':
      return idSchema.safeParse(text).success ? compare[op](column, text) : null;
    case 'whole':
      return /^-?\d{1,9}$/.test(text) ? compare[op](column, Number(text)) : null;
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? compare[op](column, Number(text)) : null;
    case 'ids': {
      if (!idSchema.safeParse(text).success || (op !== 'equal' && op !== 'notequal')) return null;
      const has = sql`${column} @> ${JSON.stringify([text])}::jsonb`;
      return op === 'equal' ? has : not(has);
    }
    case 'moment':
      return momentComparison(column, op, text, zone);
  }
}

/** A day without a time means the whole day: `_le` takes it in, `_gt` starts after it. */
function momentComparison(column: AnyPgColumn, op: Comparison, text: string, zone: string): SQL | null {
  const from = fromWire(text, zone);
  if (!from) return null;
  if (text.length > 10) return compare[op](column, from);
  const to = new Date(from.getTime() + DAY);
  const inside = and(gte(column, from), lt(column, to))!;
  if (op === 'equal') return inside;
  if (op === 'notequal') return not(inside);
  return { ge: gte(column, from), gt: gte(column, to), le: lt(column, to), lt: lt(column, from) }[op];
}

/** What the wire shows as empty: '' for words, an open reference or date, no ids. Numbers are never empty. */
function emptiness(column: AnyPgColumn, group: Group): SQL {
  if (group === 'words') return eq(column, '');
  if (group === 'ids') return sql`${column} = '[]'::jsonb`;
  if (group === 'whole' || group === 'number') return sql`false`;
  return group === 'id' ? or(isNull(column), eq(column, '0'))! : isNull(column);
}

/** The order of a list: `ascs` and `descs` name fields (camelCase or snake_case), else the resource's own; id last. */
export function orderOf(resource: Resource, query: Readonly<Record<string, unknown>>): SQL[] {
  const { at } = tableFor(resource);
  const names = [...Object.keys(resource.fields), 'id', 'createTime', 'updateTime'];
  const listed = (value: unknown) =>
    (typeof value === 'string' ? value.split(',') : [])
      .map((part) => names.find((name) => name === part.trim() || snake(name) === part.trim()))
      .filter((name) => name !== undefined && resource.fields[name]?.kind !== 'password') as string[];
  const asked = [
    ...listed(query['ascs']).map((name) => asc(at(name))),
    ...listed(query['descs']).map((name) => desc(at(name))),
  ];
  if (asked.length > 0) return [...asked, asc(at('id'))];
  return resource.order.map(([name, direction]) => (direction === 'desc' ? desc(at(name)) : asc(at(name))));
}
