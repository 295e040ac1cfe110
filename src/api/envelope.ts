import { codeOf, failed } from '#domain/kernel/envelope.ts';
import { sayNow } from '#locale/words.ts';
import { ApiError } from './api-error.ts';

const unreadable = [
  'The server gave an unexpected answer ({status}). Please try again',
  '服务器返回异常 ({status})，请稍后重试',
] as const;

/**
 * The one place that opens the envelope: `data` of a success, an ApiError for everything else.
 * A flat body without a code (wire.md §1) is itself the data, unless the transport already says that it failed.
 */
export function opened(status: number, body: unknown): unknown {
  if (!isRecord(body)) {
    if (status >= 400) throw new ApiError(status, sayNow(unreadable, { status }));
    return body;
  }
  const code = 'code' in body ? codeOf(body) : status >= 400 ? status : 200;
  if (code !== 200) throw new ApiError(code, messageOf(body), fieldsIn(body['data']));
  return 'code' in body && 'data' in body ? body['data'] : body;
}

function messageOf(body: Record<string, unknown>): string {
  for (const key of ['msg', 'error_description'])
    if (typeof body[key] === 'string' && body[key] !== '') return body[key];
  return sayNow(failed);
}

function fieldsIn(data: unknown): Record<string, string> | undefined {
  if (!isRecord(data) || !isRecord(data['fields'])) return undefined;
  return Object.fromEntries(Object.entries(data['fields']).map(([path, text]) => [path, String(text)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Blob);
}
