import type { Context, Hono } from 'hono';
import { fieldProblems } from '#domain/kernel/issues.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { type AccessMemory, accessMemory } from './access-stamp.ts';
import { clientOf, memberOf, personOf } from './auth.ts';
import { rawInput } from './body.ts';
import type { AppEnv, Ctx, Deps, Person } from './context.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { noteSeen } from './last-seen.ts';
import { permit } from './permit.ts';
import { succeed } from './respond.ts';
import { bearerIn } from './tokens.ts';

/** Puts endpoints below /api. Two that answer to the same method and path are a mistake, said at start. */
export function mount(app: Hono<AppEnv>, deps: Deps, endpoints: readonly AnyEndpoint[]): void {
  const methods = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    const method = endpoint.method.toUpperCase();
    const taken = methods.get(path) ?? [];
    if (taken.includes(method)) throw new Error(`two endpoints answer ${method} ${path}`);
    methods.set(path, [...taken, method]);
    app.on(method, path, async (c) => succeed(c, await serve(deps, endpoint, c)));
  }
  for (const [path, allowed] of methods)
    app.all(path, (c) => {
      c.header('Allow', allowed.includes('GET') ? [...allowed, 'HEAD'].join(', ') : allowed.join(', '));
      throw new Problem('methodNotAllowed');
    });
}

/** The one sentence every request goes through: client → person → project → permission → validate → tx → run. */
async function serve(deps: Deps, endpoint: AnyEndpoint, c: Context<AppEnv>): Promise<unknown> {
  const { access } = endpoint;
  // Read once for the client and the person.
  const memory = access === 'public' ? undefined : await accessMemory(deps);
  // A link that a browser opens carries no credential of the program, only the token. wire.md §1
  const opened = endpoint.link && c.req.query('blade-auth') !== undefined;
  if (memory && !opened) await clientOf(deps, c.req.header('Authorization') ?? '', memory);
  const person = await whoAsks(deps, endpoint, c, memory);
  const raw = await rawInput(c, endpoint.from ?? (endpoint.method === 'get' ? 'query' : 'body'));
  permit(endpoint, raw, person);
  const parsed = endpoint.input.safeParse(raw, { reportInput: true });
  if (!parsed.success) throw new Problem('invalid', {}, fieldProblems(parsed.error.issues));

  const ctx = {
    deps,
    db: deps.db,
    input: parsed.data,
    now: deps.now(),
    language: c.get('language'),
    requestId: c.get('requestId'),
    address: c.get('address'),
    raw: c,
    ...(person ? { person } : {}),
  };
  const run = endpoint.run as (ctx: Ctx) => Promise<unknown>;
  if (!endpoint.write) return run(ctx);
  // Inside a write deps.db is the transaction as well: PGlite has one connection, which a second asker would wait for forever.
  return deps.db.transaction((tx) => run({ ...ctx, db: tx, deps: { ...deps, db: tx } }));
}

async function whoAsks(
  deps: Deps,
  endpoint: AnyEndpoint,
  c: Context<AppEnv>,
  memory: AccessMemory | undefined,
): Promise<Person | null> {
  if (endpoint.access !== 'person' && endpoint.access !== 'member') return null;
  const projectId = c.req.header(deps.config.projectHeader);
  const token = bearerIn(c.req.header('Blade-Auth') ?? c.req.query('blade-auth'));
  const person = await personOf(deps, token, projectId, memory);
  noteSeen(deps, person.sessionId);
  c.set('log', c.get('log').child({ userId: person.userId }));
  return endpoint.access === 'member' ? memberOf(deps, person, projectId) : person;
}
