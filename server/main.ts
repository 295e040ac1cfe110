import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { allJobs, createApp } from './app.ts';
import { readSettings, type Settings, SettingsError } from './config.ts';
import { migrate, openDb, type Opened } from './db/open.ts';
import { demoPeople } from './db/seed/demo/people.ts';
import { topUpBase } from './db/seed/base/top-up.ts';
import { FIRST_PASSWORD, seed } from './db/seed/seed.ts';
import type { Deps } from './kernel/context.ts';
import { DataInUse, lockData } from './kernel/data-lock.ts';
import { diskStore } from './kernel/disk-store.ts';
import { idGenerator } from './kernel/ids.ts';
import { every, type Running } from './kernel/jobs.ts';
import { createLog } from './kernel/log.ts';
import { flushLogs, noteUsual } from './kernel/log-queue.ts';
import type { Life } from './modules/health/routes.ts';

/** How long requests under way may take once the server was told to stop. */
const GRACE_MS = 10_000;
const SWEEP_MS = 100;

/** Longer than a proxy in front keeps its connections, or it would now and then use one that just closed. */
const KEEP_ALIVE_MS = 65_000;

const say = (line: string) => console.log(line);

/** Ends with words for the person who started it, and no stack. */
function refuseToStart(lines: string, code = 1): never {
  console.error(`QCDM cannot start.\n${lines}`);
  process.exit(code);
}

async function start(): Promise<void> {
  const began = performance.now();
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = checkedSettings();
  await portIsFree(settings);
  const unlock = settings.databaseUrl ? () => undefined : lockOf(settings);
  process.once('exit', unlock);
  let stop = (): void => process.exit(0);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop());

  const opened = await openedDatabase(settings);
  const log = createLog(settings.logLevel);
  const files = diskStore(join(settings.dataDir, 'files'));
  const deps: Deps = {
    db: opened.db,
    config: settings.config,
    files,
    log,
    now: () => new Date(),
    nextId: idGenerator(),
  };
  const brought = await topUpBase(deps);
  if (brought.length > 0) say(`Added menus that are new (${brought.join(', ')})`);
  // A password that everybody can read in the sources is for the demo only.
  const first = settings.seed === 'demo' ? FIRST_PASSWORD : randomBytes(12).toString('base64url');
  if (settings.seed !== 'none') await seed(deps, settings.seed, say, first);

  const life: Life = { stopping: false };
  const server = createAdaptorServer({ fetch: createApp(deps, life).fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const address = await listening(server, settings);
  noteUsual(deps, { logId: 'serverStarted', logLevel: 'info', logData: `${settings.host}:${address.port}` });
  const jobs = allJobs().map((job) => every(job.seconds, job.name, job.run, deps));
  stop = onlyOnce(() => end(server, life, jobs, opened, deps));
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'stopped by an error nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  welcome(settings, address, performance.now() - began);
}

function checkedSettings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) refuseToStart(error.message, 2);
    throw error;
  }
}

function lockOf(settings: Settings): () => void {
  try {
    return lockData(settings.dataDir);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    return refuseToStart(
      `Another server (process ${error.pid}) works on ${settings.dataDir}. Stop it, or choose another DATA_DIR.`,
    );
  }
}

async function openedDatabase(settings: Settings): Promise<Opened> {
  const dir = join(settings.dataDir, 'pg');
  const there = existsSync(dir);
  if (settings.databaseUrl) say('Opening the PostgreSQL database');
  else say(`${there ? 'Opening' : 'Creating'} the database in ${relative('.', dir) || dir}`);
  try {
    const opened = await openDb(settings.databaseUrl ? { url: settings.databaseUrl } : { dir });
    const applied = await migrate(opened.db);
    if (applied.length > 0) say(`Migrated it (${applied.join(', ')})`);
    return opened;
  } catch (error) {
    return refuseToStart(`The database cannot be opened: ${reason(error)}`);
  }
}

/** Asked before the database is created or seeded: that takes a while, and would be for nothing. */
async function portIsFree(settings: Settings): Promise<void> {
  const probe = createServer();
  await listening(probe, settings);
  await new Promise((resolve) => probe.close(resolve));
}

function listening(server: Server, { port, host }: Settings): Promise<AddressInfo> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        refuseToStart(
          `Port ${port} of ${host} is in use. Stop what listens there, or start with another PORT, for instance PORT=${port + 1}.`,
        );
      refuseToStart(`It cannot listen on ${host}:${port}: ${error.message}`);
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function welcome(settings: Settings, address: AddressInfo, ms: number): void {
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  if (!settings.config.webRoot) say('The web app is not built, only the API is served (npm run build:web)');
  if (settings.seed === 'demo') {
    say(`Demo people, password ${FIRST_PASSWORD}:`);
    for (const tenantId of new Set(demoPeople.map((person) => person.tenantId))) {
      const accounts = demoPeople.filter((person) => person.tenantId === tenantId).map((person) => person.account);
      say(`  tenant ${tenantId}: ${accounts.join(', ')}`);
    }
  }
  say(`Ready after ${(ms / 1000).toFixed(1)} s on http://${host}:${address.port}`);
}

/** readyz says no, nothing new is taken, what is under way is finished, then the database is closed. */
async function end(server: Server, life: Life, jobs: Running[], opened: Opened, deps: Deps) {
  life.stopping = true;
  life.onStop?.();
  say('Stopping');
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection whose answer is finished only now, as that of an ended stream, is kept alive by its window: swept again.
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await Promise.all([closed, ...jobs.map((job) => job.stop())]);
  clearTimeout(impatience);
  clearInterval(sweep);
  noteUsual(deps, { logId: 'serverStopped', logLevel: 'info', logData: '' });
  await flushLogs(deps);
  await opened.close().catch((error: unknown) => deps.log.error({ err: error }, 'the database did not close'));
  process.exit(0);
}

function onlyOnce(work: () => Promise<void>): () => void {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    void work();
  };
}

/** What went wrong without a stack; drivers hide it in causes and in lists. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reason(error.cause) : error.message;
}

start().catch((error: unknown) => {
  console.error(error);
  refuseToStart(reason(error));
});
