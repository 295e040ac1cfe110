import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { type RoleKind, roleKinds } from '#domain/access/roles.ts';
import { BUTTON, MENU } from '#domain/resources/menu.ts';
import { allEndpoints } from '#server/app.ts';
import { menu } from '#server/db/schema.ts';
import { demoPeople } from '#server/db/seed/demo/people.ts';
import type { AppEnv } from '#server/kernel/context.ts';
import { personOf } from '#server/kernel/auth.ts';
import type { AnyEndpoint } from '#server/kernel/endpoint.ts';
import { requestFrame } from '#server/kernel/http-request.ts';
import { mount } from '#server/kernel/mount.ts';
import { refuse } from '#server/kernel/respond.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

/**
 * Every endpoint against every role of the demo. The table beside this file says who is let in: a new endpoint, another
 * permission or another grant is a changed line there. `npx vitest run --project api tests/api/permissions.test.ts -u`
 * writes it anew.
 */
const TABLE = './permission-table.json';

let app: TestApp;
let endpoints: readonly AnyEndpoint[];
let people: { kind: RoleKind; caller: Caller; codes: ReadonlySet<string> }[];
/** The same endpoints behind the same sentence, doing nothing once a request is let in. */
const idle = new Hono<AppEnv>();

beforeAll(async () => {
  app = await testApp();
  endpoints = allEndpoints(app.deps);
  people = [];
  for (const kind of roleKinds) {
    const { account } = demoPeople.find((one) => one.kind === kind && one.tenantId === '000000')!;
    const caller = await app.as(account);
    people.push({ kind, caller, codes: (await personOf(app.deps, caller.token)).codes });
  }
  idle.onError((error, c) => refuse(c, error));
  idle.use(requestFrame(app.deps));
  const runs = { run: async () => ({}), write: false };
  mount(
    idle,
    app.deps,
    endpoints.map((one) => ({ ...one, ...runs })),
  );
});

/** What each kind of call needs one code of; a submit is two kinds of call in one. */
function needs({ permission }: AnyEndpoint): { with: Record<string, string>; codes: readonly string[] }[] {
  if (permission === 'anyone') return [];
  const { code } = permission;
  if (typeof code !== 'function') return [{ with: {}, codes: [code].flat() }];
  const kinds = [{}, { id: '1' }].map((body) => ({ with: body as Record<string, string>, codes: [code(body)] }));
  return kinds[0]!.codes[0] === kinds[1]!.codes[0] ? kinds.slice(0, 1) : kinds;
}

const everybody = { public: 'everybody', client: 'every client', person: 'everyone', member: 'everyone' };
const nameOf = ({ method, path }: AnyEndpoint) => `${method.toUpperCase()} ${path}`;

function rule(endpoint: AnyEndpoint): string {
  const who = endpoint.access === 'member' ? 'in a project: ' : '';
  const said = needs(endpoint).map(({ with: body, codes }) => {
    const kinds = people.filter((one) => codes.some((code) => one.codes.has(code))).map((one) => one.kind);
    return `${'id' in body ? 'edit ' : ''}${codes.join(' | ')} → ${kinds.join(' ') || 'nobody'}`;
  });
  return who + (said.join('; ') || everybody[endpoint.access]);
}

it('who is let in where is what the table says', async () => {
  const table = Object.fromEntries(
    endpoints.map((one) => [nameOf(one), rule(one)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  expect(endpoints.length).toBeGreaterThan(100);
  // Everything is somebody's: a permission that no menu brings would keep a page shut for good.
  expect(Object.entries(table).filter(([, said]) => said.includes('nobody'))).toEqual([]);
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot(TABLE);
});

it('nobody is let in without a token but where it says so', async () => {
  for (const endpoint of endpoints) {
    const headers = { Authorization: basic };
    const answer = await idle.request(`/api${endpoint.path}`, { method: endpoint.method.toUpperCase(), headers });
    const open = endpoint.access === 'public' || endpoint.access === 'client';
    if (open) expect(answer.status, nameOf(endpoint)).not.toBe(401);
    else expect(answer.status, nameOf(endpoint)).toBe(401);
  }
});

it.each(roleKinds)('%s is refused exactly where the table says so', async (kind) => {
  const { caller, codes } = people.find((one) => one.kind === kind)!;
  for (const endpoint of endpoints) {
    if (endpoint.access !== 'person' && endpoint.access !== 'member') continue;
    for (const need of needs(endpoint).length > 0 ? needs(endpoint) : [{ with: {}, codes: null }]) {
      const allowed = need.codes === null || need.codes.some((code) => codes.has(code));
      const asked = request(endpoint, caller, need.with);
      // Who is refused is refused by the product itself; who is let in would change it.
      const answer = await (allowed ? idle.request(...asked) : app.request(...asked));
      const said = `${nameOf(endpoint)} ${need.codes?.join(' | ') ?? ''}`;
      if (allowed) expect([200, 400], said).toContain(answer.status);
      else {
        expect(answer.status, said).toBe(403);
        expect(await answer.json(), said).toMatchObject({ code: 403, success: false });
      }
    }
  }
});

it.each(roleKinds)('%s is shown the menus and buttons of its grants and no others', async (kind) => {
  const { caller, codes } = people.find((one) => one.kind === kind)!;
  const { 'Project-Id': _hides, ...headers } = caller.headers();
  const leaves = (nodes: Loose[]): string[] =>
    nodes.flatMap((node) => (node.children ? leaves(node.children) : node.code));
  const shown = async (call: string) => {
    const answer = await app.request(`/api/blade-system/menu/${call}`, { headers });
    return leaves(((await answer.json()) as { data: Loose[] }).data).toSorted();
  };
  const rows = await app.db.select().from(menu);
  const headings = new Set(rows.filter((row) => row.category === MENU).map((row) => row.parentId));
  const granted = rows.filter((row) => codes.has(row.code));
  const of = (category: number) => granted.filter((row) => row.category === category && !headings.has(row.id));
  expect(await shown('routes')).toEqual(
    of(MENU)
      .map((row) => row.code)
      .toSorted(),
  );
  expect(await shown('buttons')).toEqual(
    of(BUTTON)
      .map((row) => row.code)
      .toSorted(),
  );
});

function request(endpoint: AnyEndpoint, caller: Caller, body: Record<string, string>): [string, RequestInit] {
  const method = endpoint.method.toUpperCase();
  const path = `/api${endpoint.path.replaceAll(/:\w+/g, '1')}`;
  const query = endpoint.from === 'query' || method === 'GET' ? `?${new URLSearchParams(body)}` : '';
  const json = method === 'POST' && endpoint.from !== 'query';
  return [
    path + query,
    {
      method,
      headers: { ...caller.headers(), ...(json ? { 'Content-Type': 'application/json' } : {}) },
      ...(json ? { body: JSON.stringify(body) } : {}),
    },
  ];
}
