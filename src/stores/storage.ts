/** spec §9: what dies with the browser tab, and what stays on the device. */
export type Area = 'session' | 'local';

/** Every key starts like this, so that existing Blade clients on the same origin understand each other. wire.md §5 */
const PREFIX = 'saber-';

export interface Stored {
  content: unknown;
  /** Milliseconds at which it was written; 0 when the entry does not say. */
  datetime: number;
}

/** Turns unknown content into a value, or undefined when it is rubbish. */
export type Check<T> = (content: unknown) => T | undefined;

const keyOf = (name: string) => `${PREFIX}${name}`;
const areaOf = (area: Area) => (area === 'session' ? window.sessionStorage : window.localStorage);

/** Writes `{dataType, content, type, datetime}`. A full or forbidden storage is no reason to fail: memory still has it. */
export function writeStored(name: string, content: unknown, area: Area, now = Date.now()): void {
  const wrapped = {
    dataType: typeof content,
    content,
    ...(area === 'session' ? { type: 'session' } : {}),
    datetime: now,
  };
  try {
    areaOf(area).setItem(keyOf(name), JSON.stringify(wrapped));
  } catch {
    return;
  }
}

/** Forgets an entry of one area. */
export function removeStored(name: string, area: Area): void {
  try {
    areaOf(area).removeItem(keyOf(name));
  } catch {
    return;
  }
}

/** Forgets every entry of the product in both areas; entries of others on the same origin stay. */
export function wipeStorage(): void {
  for (const area of ['session', 'local'] as const) {
    const storage = areaOf(area);
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}

/** Reads session storage first and local storage second; the first one that passes the check wins. wire.md §5 */
export function readStored<T>(name: string, check: Check<T>): T | undefined {
  return readWithTime(name, check)?.value;
}

/** Reads session storage alone: what another window wrote for the whole device is not asked. docs/decisions/010 */
export function readOwn<T>(name: string, check: Check<T>): T | undefined {
  return readWithTime(name, check, ['session'])?.value;
}

/** Like `readStored`, with the moment of writing: the age of the token is counted from it. spec §9 */
export function readWithTime<T>(
  name: string,
  check: Check<T>,
  areas: readonly Area[] = ['session', 'local'],
): { value: T; datetime: number } | undefined {
  for (const area of areas) {
    const stored = unwrap(rawOf(name, area));
    const value = stored && check(stored.content);
    if (stored && value !== undefined) return { value, datetime: stored.datetime };
  }
  return undefined;
}

function rawOf(name: string, area: Area): string | null {
  try {
    return areaOf(area).getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** The content of one raw entry; text that is no wrapper is taken as it stands, as the Blade clients do. */
export function unwrap(raw: string | null): Stored | undefined {
  if (raw === null) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    return { content: raw, datetime: 0 };
  }
  if (typeof parsed !== 'object' || parsed === null || !('content' in parsed)) return { content: parsed, datetime: 0 };
  const { dataType, content, datetime } = parsed as { dataType?: unknown; content: unknown; datetime?: unknown };
  return { content: coerce(dataType, content), datetime: typeof datetime === 'number' ? datetime : 0 };
}

function coerce(dataType: unknown, content: unknown): unknown {
  if (dataType === 'number' && typeof content === 'string') return Number(content);
  if (dataType === 'boolean' && typeof content === 'string') return content === 'true';
  return content;
}

/** Any text, also the empty one. */
export const asText: Check<string> = (content) => (typeof content === 'string' ? content : undefined);
