import type { Context } from 'hono';
import { Problem, type ProblemName } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import type { AppEnv } from './context.ts';

/** What is still read and thrown away after a limit, so that the sender gets to see the refusal. */
const DRAIN_BYTES = 16 * 1024 * 1024;

/** `512000` → `500 KB`: a limit as a person reads it. */
export function sizeWords(bytes: number): string {
  return bytes >= 1024 * 1024 ? `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB` : `${Math.round(bytes / 1024)} KB`;
}

/** The bytes of a body, at most `limit`; more is the named refusal, whatever the headers promised. */
export async function readBytes(
  c: Context<AppEnv>,
  limit: number,
  tooLarge: ProblemName = 'bodyTooLarge',
  said: number = limit,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = c.req.raw.body;
  if (!stream) return new Uint8Array();
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.byteLength;
    if (size <= limit) parts.push(step.value);
    else if (size > DRAIN_BYTES) break;
    else parts.length = 0;
  }
  if (size > limit) {
    if (size > DRAIN_BYTES) {
      c.header('Connection', 'close');
      await reader.cancel().catch(() => undefined);
    }
    throw new Problem(tooLarge, { limit: sizeWords(said) });
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

/** The fields of an urlencoded or multipart body that was read; null when it is neither or broken. */
export async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    return null;
  }
}

const heard = new WeakMap<Request, Record<string, unknown>>();

/** What rawInput made of a request, for the logs; of one that was refused before, its query. */
export function inputOf(c: Context<AppEnv>): Readonly<Record<string, unknown>> {
  return heard.get(c.req.raw) ?? c.req.query();
}

/** The raw input of a request: path and query parameters, and what `from` says of the body. */
export async function rawInput(
  c: Context<AppEnv>,
  from: 'query' | 'body' | 'params',
): Promise<Record<string, unknown>> {
  const input = await readInput(c, from);
  heard.set(c.req.raw, input);
  return input;
}

async function readInput(c: Context<AppEnv>, from: 'query' | 'body' | 'params'): Promise<Record<string, unknown>> {
  if (from === 'body') return { ...(await jsonBody(c)), ...c.req.param() };
  const query = { ...c.req.query(), ...c.req.param() };
  return from === 'query' ? query : { ...(await formFields(c)), ...query };
}

async function jsonBody(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  const bytes = await readBytes(c, limits.jsonBytes);
  if (bytes.byteLength === 0) return {};
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new Problem('mediaType');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('malformedJson');
  }
  if (Array.isArray(value)) return { rows: value }; // a body of rows, as batch writes send it. spec §7
  if (typeof value !== 'object' || value === null) throw new Problem('invalid');
  return value as Record<string, unknown>;
}

/** wire.md §1: auth calls send parameters in the query, urlencoded or as a form. Other bodies are left unread. */
async function formFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return {};
  const bytes = await readBytes(c, limits.jsonBytes);
  if (bytes.byteLength === 0) return {};
  const form = await formOf(bytes, type);
  if (!form) throw new Problem('badRequest');
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] ??= value;
  return fields;
}
