import './one-realm.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Db, rowsOf } from '#server/db/open.ts';
import { seed } from '#server/db/seed/seed.ts';
import type { AppEnv, Config, Deps } from '#server/kernel/context.ts';
import { diskStore } from '#server/kernel/disk-store.ts';
import type { FileStore } from '#server/kernel/files.ts';
import { idGenerator } from '#server/kernel/ids.ts';
import type { Life } from '#server/modules/health/routes.ts';
import { type Clock, movableClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { type Caller, type CallerOptions, signIn } from './caller.ts';
import type { SeedKind } from './template.ts';

export interface TestAppOptions {
  /** What the database holds at first; `demo` unless said otherwise. */
  seed?: SeedKind;
  config?: Partial<Config>;
}

export interface TestApp {
  app: Hono<AppEnv>;
  deps: Deps;
  db: Db;
  clock: Clock;
  life: Life;
  /** What the server wrote into its log, line by line, parsed. */
  logged: Record<string, unknown>[];
  /** A raw request, path from `/`. `address` is the network address the server sees. */
  request: (path: string, init?: RequestInit, address?: string) => Promise<Response>;
  /** Signs a person in over HTTP, into their first project unless told otherwise. */
  as: (account: string, options?: CallerOptions) => Promise<Caller>;
  /** Rows of a raw query, for proving what is (not) in the database. */
  rows: (query: SQL) => Promise<Record<string, unknown>[]>;
  close: () => Promise<void>;
}

export const testConfig: Config = {
  secret: 'tests sign with this and nobody else does',
  captcha: 'off',
  timeZone: 'Asia/Singapore',
  projectHeader: 'Project-Id',
  webRoot: null,
  production: false,
};

const opened = new Set<TestApp>();
// Registered for the test file that imports this: what a file opened ends with it.
afterAll(async () => {
  for (const app of opened) await app.close();
});

/** The real app on a private database, with a clock that tests move. Closed by itself after the test file. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = movableClock();
  const config = { ...testConfig, ...options.config };
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line) => void logged.push(JSON.parse(line)) });
  const nextId = idGenerator();
  const depsOn = (db: Db, files: FileStore): Deps => ({ db, files, config, log, now: clock.now, nextId });
  const database = await testDatabase(options.seed ?? 'demo', async (db, files, kind) => {
    if (kind !== 'none') await seed(depsOn(db, files), kind);
  });
  const folder = mkdtempSync(join(tmpdir(), 'qcdm-test-'));
  const deps = depsOn(database.db, layered(diskStore(folder), diskStore(database.files)));
  const life: Life = { stopping: false };
  const app = createApp(deps, life);
  const request: TestApp['request'] = async (path, init, address = '127.0.0.1') =>
    app.request(path, init, { incoming: { socket: { remoteAddress: address } } });
  const test: TestApp = {
    app,
    deps,
    db: database.db,
    clock,
    life,
    logged,
    request,
    as: (account, how) => signIn(request, account, how),
    rows: (query) => rowsOf(database.db, query),
    close: async () => {
      if (!opened.delete(test)) return;
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  opened.add(test);
  return test;
}

/** Reads what the seed wrote, writes only into the test's own folder. */
function layered(own: FileStore, seeded: FileStore): FileStore {
  return { put: own.put, get: async (hash) => (await own.get(hash)) ?? seeded.get(hash), remove: own.remove };
}
