import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { EmbeddedStream } from './embedded-stream.ts';
import { NamedClient } from './named-client.ts';
import * as schema from './schema.ts';

export type Schema = typeof schema;
/** The database, or a transaction on it: PGlite and PostgreSQL look the same from here. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;

export interface Opened {
  db: Db;
  kind: 'pglite' | 'postgres';
  close: () => Promise<void>;
}

/** Opens PostgreSQL at `url`, or PGlite in `dir` (undefined: in memory). Does not migrate. */
export async function openDb(at: { url?: string | undefined; dir?: string | undefined }): Promise<Opened> {
  if (at.url) {
    // Here and not among the options of the connection, which poolers refuse. docs/decisions/017
    const onConnect = (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan');
    const limits = { max: 10, idleTimeoutMillis: 30_000 };
    const pool = new pg.Pool({ connectionString: at.url, ...limits, Client: NamedClient, onConnect });
    return { db: over(pool), kind: 'postgres', close: () => pool.end() };
  }
  const { PGlite } = await import('@electric-sql/pglite');
  // PGlite asks for 128 MB of page buffers; the system's own cache serves as well, and the process stays 100 MB smaller.
  const startParams = [
    ...PGlite.defaultStartParams,
    '-c',
    'shared_buffers=32MB',
    '-c',
    'plan_cache_mode=force_generic_plan',
  ];
  return openEmbedded(await PGlite.create({ startParams, ...(at.dir ? { dataDir: at.dir } : {}) }));
}

/** An embedded database that runs already; closing ends it too. */
export function openEmbedded(pglite: PGlite): Opened {
  // One connection is all it has: whoever comes second waits in the pool.
  const stream = () => new EmbeddedStream(pglite) as unknown as Socket;
  const pool = new pg.Pool({ max: 1, idleTimeoutMillis: 0, stream, Client: NamedClient });
  const close = async () => {
    await pool.end();
    await pglite.close();
  };
  return { db: over(pool), kind: 'pglite', close };
}

function over(pool: pg.Pool): Db {
  pool.on('error', () => undefined); // an idle connection that dies is replaced at the next query
  return drizzle(pool, { schema }) as unknown as Db;
}

// Not new URL('./migrations', …): bundlers take that for an asset of a web page.
const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Applies what is missing of server/db/migrations, in name order, each in its own transaction. Returns their names. */
export async function migrate(db: Db): Promise<string[]> {
  await db.execute(sql`create table if not exists migration (name text primary key, at timestamptz not null)`);
  const done = new Set((await rowsOf<{ name: string }>(db, sql`select name from migration`)).map((row) => row.name));
  const applied: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    if (done.has(name)) continue;
    const statements = readFileSync(`${folder}/${name}`, 'utf8').split('--> statement-breakpoint');
    await db.transaction(async (tx) => {
      // Two processes that start together migrate one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(7326)`);
      const again = await rowsOf(tx, sql`select 1 from migration where name = ${name}`);
      if (again.length > 0) return;
      for (const statement of statements) if (statement.trim() !== '') await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migration (name, at) values (${name}, now())`);
    });
    applied.push(name);
  }
  return applied;
}

/** The rows of a raw query; both drivers answer `{rows}`. */
export async function rowsOf<T = Record<string, unknown>>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  const result = (await db.execute(query)) as unknown as { rows: T[] };
  return result.rows;
}
