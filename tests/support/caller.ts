import type { Envelope } from '#domain/kernel/envelope.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';

/** Tests reach into answers freely: what is not there fails the expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;

export const basic = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;

export interface CallerOptions {
  tenant?: string;
  password?: string;
  /** Accept-Language; English unless said otherwise. */
  language?: 'en' | 'zh';
  /** Id or English or Chinese name of the project; the first one of the person unless said otherwise, null for none. */
  project?: string | null;
  address?: string;
}

export interface Answer<T = Loose> {
  status: number;
  body: Envelope<T>;
  headers: Headers;
}

type Params = Record<string, string | number | undefined>;

/** A signed-in person with a project: what a browser of theirs would send. Paths are below /api. */
export interface Caller {
  token: string;
  refreshToken: string;
  userId: string;
  /** Project of the calls; '' for none. May be set. */
  projectId: string;
  headers: () => Record<string, string>;
  get: <T = Loose>(path: string, params?: Params) => Promise<Answer<T>>;
  post: <T = Loose>(path: string, body?: unknown, params?: Params) => Promise<Answer<T>>;
  /** Sends one file as the multipart field `file`. */
  upload: <T = Loose>(path: string, bytes: Uint8Array, name: string) => Promise<Answer<T>>;
}

type Request = (path: string, init?: RequestInit, address?: string) => Promise<Response>;

/** Signs in by the password grant; throws what the server said when it refuses. */
export async function signIn(request: Request, account: string, options: CallerOptions = {}): Promise<Caller> {
  const { tenant = '000000', password = FIRST_PASSWORD, language = 'en', address } = options;
  const said = { Authorization: basic, 'Accept-Language': language };
  const grant = { grant_type: 'password', scope: 'all', tenantId: tenant, username: account, password };
  const query = new URLSearchParams(grant).toString();
  const init = { method: 'POST', headers: { ...said, 'Tenant-Id': tenant } };
  const signed = await request(`/api/blade-auth/oauth/token?${query}`, init, address);
  const body = (await signed.json()) as Record<string, string>;
  if (!body['access_token']) throw new Error(`${account} cannot sign in: ${JSON.stringify(body)}`);

  const send = async (path: string, asked: RequestInit): Promise<Answer> => {
    const headers = { ...caller.headers(), ...(asked.headers as Record<string, string> | undefined) };
    const response = await request(`/api${path}`, { ...asked, headers }, address);
    return { status: response.status, body: await answered(response), headers: response.headers };
  };
  const caller: Caller = {
    token: body['access_token'],
    refreshToken: body['refresh_token'] ?? '',
    userId: body['user_id'] ?? '',
    projectId: '',
    headers: () => ({
      ...said,
      'Blade-Auth': `bearer ${caller.token}`,
      ...(caller.projectId === '' ? {} : { 'Project-Id': caller.projectId }),
    }),
    get: (path, params) => send(path + queryOf(params), { method: 'GET' }),
    post: (path, sent, params) => {
      const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(sent) };
      return send(path + queryOf(params), { method: 'POST', ...(sent === undefined ? {} : json) });
    },
    upload: (path, bytes, name) => {
      const { type, body: form } = multipart(bytes, name);
      return send(path, { method: 'POST', headers: { 'Content-Type': type }, body: form });
    },
  };
  if (options.project !== null) caller.projectId = await chosenProject(caller, options.project);
  return caller;
}

async function chosenProject(caller: Caller, wanted: string | undefined): Promise<string> {
  const { body } = await caller.get('/qcdm/project/jurisdiction/loginProjectList', { size: -1 });
  const projects = (body.data.records ?? body.data) as { id: string; projectName: string; projectNameEn: string }[];
  if (!Array.isArray(projects)) throw new Error(`no project list: ${JSON.stringify(body)}`);
  if (wanted === undefined) return projects[0]?.id ?? '';
  const found = projects.find((one) => [one.id, one.projectName, one.projectNameEn].includes(wanted));
  return found?.id ?? wanted;
}

async function answered(response: Response): Promise<Envelope<Loose>> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return { code: response.status, success: response.ok, data: text, msg: '' };
  }
}

function queryOf(params: Params = {}): string {
  const said = Object.entries(params).filter(([, value]) => value !== undefined);
  return said.length === 0 ? '' : `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`;
}

/** Written by hand and not by FormData: tests run under jsdom too, and send names that FormData would mend. */
export function multipart(bytes: Uint8Array, name: string): { type: string; body: Uint8Array<ArrayBuffer> } {
  const boundary = 'qcdm-test-boundary-7d1f';
  const quoted = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${quoted}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const parts = [new TextEncoder().encode(head), bytes, new TextEncoder().encode(`\r\n--${boundary}--\r\n`)];
  return { type: `multipart/form-data; boundary=${boundary}`, body: new Uint8Array(Buffer.concat(parts)) };
}
