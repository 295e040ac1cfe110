import axios, { type AxiosProgressEvent, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { codeOf } from '#domain/kernel/envelope.ts';
import { limits } from '#domain/limits.ts';
import { sayNow } from '#locale/words.ts';
import { languageNow } from '#stores/language.ts';
import { useProject } from '#stores/project.ts';
import { useSession } from '#stores/session.ts';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { apiBase, clientHeader, languageTag, projectHeader, tokenHeader } from './client-settings.ts';
import { opened } from './envelope.ts';
import { free } from './hold.ts';
import { signOutLocally } from './local-sign-out.ts';
import { reportRefused } from './signals.ts';
import { renewToken } from './tokens.ts';

type Query = Readonly<Record<string, unknown>>;

export interface CallOptions {
  /** false: without the bearer token. */
  token?: false;
  /** false: without the current project. spec §7 */
  projectId?: false;
  /** false: goes out also while the screen is locked, and is not repeated with a newer token. */
  hold?: false;
  /** No toast when it is refused: the screen says it itself. */
  silent?: true;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}

const http = axios.create({
  baseURL: apiBase,
  timeout: limits.requestTimeoutMs,
  // spec §8: HTTP statuses 200 to 500 count as transport success; the code in the body decides.
  validateStatus: (status) => status >= 200 && status <= 500,
});

/** Codes that are rejected without a toast. spec §8: a configured list, empty by default. */
const quietCodes: readonly number[] = String(import.meta.env['VITE_QUIET_CODES'] ?? '')
  .split(',')
  .map(Number)
  .filter((code) => code > 0);

/** GET; answers `data` of the envelope. */
export function get<T>(path: string, params?: Query, options: CallOptions = {}): Promise<T> {
  return call<T>({ method: 'get', url: path, params: params && filled(params) }, options);
}

/** POST with a JSON body, parameters in the query where the wire wants them there. */
export function post<T>(path: string, body?: unknown, options: CallOptions & { params?: Query } = {}): Promise<T> {
  const { params, ...rest } = options;
  return call<T>({ method: 'post', url: path, data: body, params: params && filled(params) }, rest);
}

/** POST of a form with files; `onProgress` hears the share sent, 0 to 1. */
export function upload<T>(
  path: string,
  form: FormData,
  options: CallOptions & { onProgress?: (share: number) => void } = {},
): Promise<T> {
  const { onProgress, ...rest } = options;
  const onUploadProgress = (event: AxiosProgressEvent) => onProgress?.(event.progress ?? 0);
  return call<T>({ method: 'post', url: path, data: form, timeout: limits.uploadTimeoutMs, onUploadProgress }, rest);
}

export interface FileOptions extends CallOptions {
  /** spec §7: some exports are asked for by POST. */
  method?: 'get' | 'post';
}

/** A file; answers its bytes and the name the server gives it. Refusals arrive as JSON and are opened as such. */
export async function fetchFile(
  path: string,
  params?: Query,
  { method = 'get', ...options }: FileOptions = {},
): Promise<{ blob: Blob; name: string }> {
  const config: AxiosRequestConfig = {
    method,
    url: path,
    responseType: 'blob',
    timeout: limits.uploadTimeoutMs,
  };
  const answer = await send({ ...config, params: params && filled(params) }, options);
  const blob = answer.data as Blob;
  if (blob.type.includes('json')) settle(answer.status, JSON.parse(await blob.text()), options);
  else if (answer.status >= 400) settle(answer.status, undefined, options);
  return { blob, name: nameIn(String(answer.headers['content-disposition'] ?? '')) };
}

/** Downloads a file under the name the server gives it. */
export async function download(path: string, params?: Query, options?: FileOptions): Promise<void> {
  const { blob, name } = await fetchFile(path, params, options);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function call<T>(config: AxiosRequestConfig, options: CallOptions): Promise<T> {
  const { status, data } = await send(config, options);
  return settle(status, data, options) as T;
}

/** Sends when it may; a token that grew too old on the way (the machine slept) is renewed, and the call made again. */
async function send(config: AxiosRequestConfig, options: CallOptions): Promise<AxiosResponse<unknown>> {
  const carries = options.token !== false && options.hold !== false;
  if (carries) await free(options.signal);
  const { token } = useSession.getState();
  const answer = await transmit(config, options);
  if (!carries || token === '' || !(await isUnauthorized(answer))) return answer;
  const outcome = await renewToken(token);
  if (outcome === 'away') throw told(new ApiError(NO_ANSWER, sayNow(noConnection)), options);
  return outcome === 'renewed' ? transmit(config, options) : answer;
}

async function transmit(config: AxiosRequestConfig, options: CallOptions): Promise<AxiosResponse<unknown>> {
  const headers = { ...headersFor(options), ...options.headers };
  try {
    return await http.request({ ...config, headers, ...(options.signal ? { signal: options.signal } : {}) });
  } catch (error) {
    // A call that the screen took back is no failure.
    if (axios.isCancel(error)) throw error;
    const { status, data } = (axios.isAxiosError(error) && error.response) || { status: undefined, data: undefined };
    // Our own server says in words what is away (a storage); what stands in front of it does not.
    const words = (data as { msg?: unknown } | undefined)?.msg;
    const said = typeof words === 'string' && words !== '' ? words : sayNow(status ? serverAway : noConnection);
    throw told(new ApiError(status ?? NO_ANSWER, said), options);
  }
}

/** wire.md §1: some servers say 401 inside of a HTTP 200. */
async function isUnauthorized({ status, data }: AxiosResponse<unknown>): Promise<boolean> {
  if (status === 401) return true;
  const json = data instanceof Blob && data.type.includes('json');
  const body: unknown = json ? JSON.parse(await data.text()) : data;
  return typeof body === 'object' && body !== null && 'code' in body && codeOf(body) === 401;
}

function settle(status: number, body: unknown, options: CallOptions): unknown {
  try {
    return opened(status, body);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 401) {
      // spec §8: logout and back to /login; the words are said there by the page itself.
      signOutLocally();
      throw error;
    }
    throw told(error, options);
  }
}

function told(error: ApiError, options: CallOptions): ApiError {
  if (!options.silent && !quietCodes.includes(error.code)) reportRefused(error.msg);
  return error;
}

/** What every call says of itself. */
export function headersFor(options: CallOptions): Record<string, string> {
  const { token } = useSession.getState();
  const projectId = useProject.getState().current?.id;
  return {
    Authorization: clientHeader,
    'Accept-Language': languageTag[languageNow()],
    ...(options.token !== false && token ? { [tokenHeader]: `bearer ${token}` } : {}),
    ...(options.projectId !== false && projectId ? { [projectHeader]: projectId } : {}),
  };
}

/** Filters nobody filled in are not sent. */
function filled(params: Query): Query {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
  );
}

function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download';
}

const noConnection = [
  'No answer from the server. Check the connection and try again; nothing was lost here',
  '无法连接服务器，请检查网络后重试，页面内容不会丢失',
] as const;
const serverAway = [
  'The server is not available at the moment. Please try again shortly',
  '服务器暂时不可用，请稍后重试',
] as const;
