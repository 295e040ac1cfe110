import { Blob } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Db, migrate, openDb, openEmbedded, type Opened } from '#server/db/open.ts';
import { diskStore } from '#server/kernel/disk-store.ts';
import type { FileStore } from '#server/kernel/files.ts';
import { type SeedKind, type Template, templateOf } from './template.ts';

/** Fills a freshly migrated database; the files it writes go into the template too. */
export type Fill = (db: Db, files: FileStore, kind: SeedKind) => Promise<void>;

export interface TestDatabase extends Opened {
  /** Folder of the files that the seed wrote: shared by all clones, so only to be read. */
  files: string;
}

/** A private copy of the seeded database: PGlite in memory, or a database of its own on TEST_DATABASE_URL. */
export function testDatabase(kind: SeedKind, fill: Fill): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? onServer(server, kind, fill) : inMemory(kind, fill);
}

async function inMemory(kind: SeedKind, fill: Fill): Promise<TestDatabase> {
  const template = await templateOf(kind, async (draft) => {
    const client = await PGlite.create();
    const opened = openEmbedded(client);
    await prepare(opened.db, draft, kind, fill);
    const dump = await client.dumpDataDir('none');
    writeFileSync(draft.dump, await bytesOf(dump));
    await opened.close();
  });
  const dump = new Blob([readFileSync(template.dump)]);
  const client = await PGlite.create({ loadDataDir: dump as unknown as globalThis.Blob });
  return { ...openEmbedded(client), files: template.files };
}

/** Under jsdom the dump is a Blob of jsdom, which only a FileReader opens. */
async function bytesOf(blob: globalThis.Blob): Promise<Uint8Array> {
  if ('arrayBuffer' in blob) return new Uint8Array(await blob.arrayBuffer());
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(new Error('the dump cannot be read')));
    reader.readAsArrayBuffer(blob);
  });
}

async function onServer(server: string, kind: SeedKind, fill: Fill): Promise<TestDatabase> {
  const nameOf = (template: Template) => `qcdm_template_${template.key.replaceAll('-', '_')}`;
  const build = async (draft: Template) => {
    await admin(server, `drop database if exists ${nameOf(draft)} with (force)`, `create database ${nameOf(draft)}`);
    const opened = await openDb({ url: urlOf(server, nameOf(draft)) });
    await prepare(opened.db, draft, kind, fill);
    await opened.close();
  };
  // A template lives on the cluster that it was built on: another one may answer to the same address tomorrow.
  const [cluster] = await admin(server, 'select system_identifier::text as id from pg_control_system()');
  const template = await templateOf(kind, build, `postgres${String(cluster!['id'])}`);
  const name = `qcdm_test_${randomUUID().replaceAll('-', '')}`;
  await admin(server, `create database ${name} template ${nameOf(template)}`);
  const opened = await openDb({ url: urlOf(server, name) });
  const close = async () => {
    await opened.close();
    await admin(server, `drop database if exists ${name} with (force)`);
  };
  return { ...opened, close, files: template.files };
}

async function prepare(db: Db, template: Template, kind: SeedKind, fill: Fill): Promise<void> {
  await migrate(db);
  if (kind !== 'none') await fill(db, diskStore(template.files), kind);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function admin(server: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Two copies of one template at the same moment refuse each other: one after the other.
    await client.query('select pg_advisory_lock(7329)');
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}
