import { idList } from '#domain/kernel/id-list.ts';
import { user } from '#domain/resources/user.ts';
import { wireValue } from '#kit/resource/form-values.ts';
import type { Row } from '#kit/resource/resource-row.ts';

type Values = Record<string, unknown>;

/** Fields of one text each, in the order of the form. */
export const textFields = [
  'account',
  'realName',
  'name',
  'phone',
  'email',
  'sex',
  'birthday',
  'code',
  'company',
] as const;
export type TextField = (typeof textFields)[number];

const lists = ['roleId', 'deptId', 'postId', 'projectId'] as const;

/** What the form of a person starts from: several ids are a list in a control and one text on the wire. */
export function userStart(row: Row | null): Values {
  if (!row) return {};
  const texts = textFields.map((name) => [name, row[name] === '' ? undefined : row[name]]);
  return Object.fromEntries([...texts, ...lists.map((name) => [name, idList(String(row[name] ?? ''))])]) as Values;
}

/** The body of a save; roles and projects go along only where they may be changed. */
export function userBody(values: Values, row: Row | null, may: { roles: boolean; projects: boolean }): Values {
  const texts = textFields.map((name) => [name, wireValue(user.fields[name], values[name])]);
  const sent = lists.filter((name) => (name === 'roleId' ? may.roles : name === 'projectId' ? may.projects : true));
  const ids = sent.map((name) => [name, ((values[name] as string[] | undefined) ?? []).join(',')]);
  const body = Object.fromEntries([...texts, ...ids]) as Values;
  if (row) return { ...body, id: row.id, version: row.version };
  return { ...body, password: values['password'] ?? '', password2: values['password2'] ?? '' };
}
