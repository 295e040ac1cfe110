/** One thing that is different: a list that lost and gained entries, or a value that was another one. */
export type Difference =
  | { kind: 'list'; name: string; added: string[]; removed: string[] }
  | { kind: 'value'; name: string; before: string; after: string };

/** How two recorded states differ, field by field, so that a person sees what was changed and not two heaps of JSON. */
export function differences(before: string, after: string): Difference[] {
  return compared('', parsed(before), parsed(after), 0);
}

const nothing = undefined;
const DEPTH = 3;

function parsed(text: string): unknown {
  if (text === '') return nothing;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function compared(name: string, before: unknown, after: unknown, depth: number): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (listOr(before) && listOr(after) && (Array.isArray(before) || Array.isArray(after)))
    return lists(name, before ?? [], after ?? []);
  if (depth < DEPTH && (isRecord(before) || isRecord(after)) && recordOr(before) && recordOr(after)) {
    const [was, is] = [before ?? {}, after ?? {}];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      compared(name === '' ? key : `${name}.${key}`, was[key], is[key], depth + 1),
    );
  }
  return [{ kind: 'value', name, before: said(before), after: said(after) }];
}

const listOr = (value: unknown): value is unknown[] | undefined => value === nothing || Array.isArray(value);
const recordOr = (value: unknown): value is Record<string, unknown> | undefined => value === nothing || isRecord(value);

function lists(name: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const [was, is] = [before.map(said), after.map(said)];
  const added = is.filter((one) => !was.includes(one));
  const removed = was.filter((one) => !is.includes(one));
  return added.length + removed.length === 0 ? [] : [{ kind: 'list', name, added, removed }];
}

/** A value in words: of a record, what it is called. */
function said(value: unknown): string {
  if (value === nothing || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(said).join(', ');
  const record = value as Record<string, unknown>;
  const called = ['name', 'title', 'realName', 'roleName', 'account', 'code'].map((key) => record[key]);
  return String(called.find((one) => typeof one === 'string' && one !== '') ?? JSON.stringify(value));
}
