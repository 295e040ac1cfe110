import { hostname, networkInterfaces } from 'node:os';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { logApi, logError, logUsual, session, tenant, user } from '../db/schema.ts';
import { PLATFORM_TENANT } from './auth.ts';
import type { Config, Deps } from './context.ts';
import { pgProblem } from './pg-errors.ts';

const tables = { usual: logUsual, api: logApi, error: logError } as const;
export type LogKind = keyof typeof tables;

/** What is waiting to be written at most; what comes beyond is counted and told. */
const MOST_WAITING = 5000;
/** One insert at most, so that no request waits long for the only connection of PGlite. */
const MOST_AT_ONCE = 50;
const TEXT = 8000;

/** One entry: fields by their wire names; those that are not said are empty. */
export interface Entry {
  /** Whose session it was: the account and the tenant are looked up when it is written. */
  sessionId?: string | null;
  tenantId?: string;
  [field: string]: unknown;
}

interface Queue {
  waiting: { kind: LogKind; row: Record<string, unknown> }[];
  lost: number;
  failing: boolean;
  turn: Promise<void>;
}

/** Kept per installation, not per transaction. */
const queues = new WeakMap<Config, Queue>();

function queueOf(deps: Deps): Queue {
  const known = queues.get(deps.config);
  if (known) return known;
  const made: Queue = { waiting: [], lost: 0, failing: false, turn: Promise.resolve() };
  queues.set(deps.config, made);
  return made;
}

/**
 * Notes an entry of a log. It costs no query: a job writes down every second what came together, so that no request and
 * no transaction waits for a log. docs/decisions/024
 */
export function note(deps: Deps, kind: LogKind, entry: Entry): void {
  const queue = queueOf(deps);
  if (queue.waiting.length >= MOST_WAITING) {
    queue.lost += 1;
    return;
  }
  const at = deps.now().toISOString();
  const values: Entry = {
    id: deps.nextId(),
    version: 0,
    createTime: at,
    updateTime: at,
    serviceId: 'server',
    serverHost: hostname(),
    serverIp: ownAddress(),
    env: deps.config.production ? 'production' : 'development',
    ...entry,
  };
  const row: Record<string, unknown> = { session: entry.sessionId ?? null };
  for (const [name, column] of Object.entries(getTableColumns(tables[kind])))
    row[column.name] = stored(values[name], column.dataType);
  queue.waiting.push({ kind, row });
}

/** What the server did or saw that is neither a call nor an error. */
export function noteUsual(
  deps: Deps,
  entry: { logId: UsualEvent; logLevel: 'info' | 'warn' | 'error'; logData: string } & Entry,
): void {
  note(deps, 'usual', entry);
}

/** The events of the usual log; screens call them by words. */
export type UsualEvent =
  | 'signIn'
  | 'signInRefused'
  | 'signOut'
  | 'refreshReused'
  | 'jobFailed'
  | 'serverStarted'
  | 'serverStopped'
  | 'logsDropped';

/** Half of a pair of surrogates is no text, and a NUL nothing that a database can hold. */
function stored(value: unknown, type: string): unknown {
  if (type === 'number') return typeof value === 'number' ? Math.round(value) : 0;
  if (value === undefined || value === null) return '';
  return Buffer.from(String(value).slice(0, TEXT)).toString().replaceAll('\u0000', '');
}

/**
 * Writes down what waits; who wants to show a log to the second calls this first. It never throws: while the database is
 * away entries wait on, and what it refuses is dropped and told.
 */
export function flushLogs(deps: Deps): Promise<void> {
  const queue = queueOf(deps);
  queue.turn = queue.turn.then(() => drain(deps, queue));
  return queue.turn;
}

async function drain(deps: Deps, queue: Queue): Promise<void> {
  while (queue.waiting.length > 0) {
    const { kind } = queue.waiting[0]!;
    const batch = queue.waiting.filter((one) => one.kind === kind).slice(0, MOST_AT_ONCE);
    const taken = new Set(batch);
    queue.waiting = queue.waiting.filter((one) => !taken.has(one));
    try {
      await insert(
        deps.db,
        kind,
        batch.map(({ row }) => row),
      );
      queue.failing = false;
    } catch (error) {
      if (!queue.failing) deps.log.error({ err: error }, 'logs could not be written');
      queue.failing = true;
      if (pgProblem(error)?.code !== 503) {
        queue.lost += batch.length;
        continue;
      }
      queue.waiting = [...batch, ...queue.waiting];
      return;
    }
  }
  if (queue.lost === 0 || queue.failing) return;
  const lost = queue.lost;
  queue.lost = 0;
  noteUsual(deps, { logId: 'logsDropped', logLevel: 'warn', logData: String(lost) });
}

/** One statement with one parameter, whatever the number of rows. An unknown tenant is the platform's business. */
async function insert(db: Db, kind: LogKind, rows: readonly Record<string, unknown>[]): Promise<void> {
  const table = tables[kind];
  const names = Object.values(getTableColumns(table)).map((column) => column.name);
  const picked = names.map((name) => {
    if (name === 'tenant_id') return sql`coalesce(u.tenant_id, t.tenant_id, ${PLATFORM_TENANT})`;
    if (name === 'create_by') return sql`coalesce(u.account, x.create_by)`;
    return sql`x.${sql.identifier(name)}`;
  });
  const columns = names.map((name) => sql.identifier(name));
  await db.execute(sql`insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(picked, sql`, `)}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as e(entry)
    cross join lateral jsonb_populate_record(null::${table}, e.entry) x
    left join ${session} s on s.id = (e.entry->>'session')::bigint
    left join ${user} u on u.id = s.user_id
    left join ${tenant} t on t.tenant_id = x.tenant_id`);
}

let own: string | undefined;

/** Asked once: the list of all interfaces is made anew by the system each time. */
function ownAddress(): string {
  own ??= Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
  return (own ??= '127.0.0.1');
}
