import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type SeedKind = 'none' | 'minimal' | 'demo';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const cache = join(root, 'node_modules/.cache/qcdm');
const DAY_MS = 86_400_000;

export interface Template {
  /** Names this content: the same sources, the same key. */
  key: string;
  folder: string;
  dump: string;
  files: string;
}

/**
 * The folder of a seeded database that tests clone. The first worker that needs it builds it, the others wait; it is
 * good until the migrations or anything the seed reads changes (and a day, because the demo is told from today).
 */
export async function templateOf(
  kind: SeedKind,
  build: (template: Template) => Promise<void>,
  engine = 'pglite',
): Promise<Template> {
  const day = kind === 'demo' ? new Date().toISOString().slice(0, 10) : '';
  const hash = createHash('sha256').update(sourceHash()).update(`${engine}/${day}`).digest('hex');
  const key = `${kind}-${hash.slice(0, 16)}`;
  const folder = join(cache, key);
  const template = { key, folder, dump: join(folder, 'pglite.tar'), files: join(folder, 'files') };
  const done = join(folder, 'done');
  const lock = `${folder}.lock`;
  mkdirSync(cache, { recursive: true });
  while (!existsSync(done)) {
    if (!taken(lock)) {
      await sleep(100);
      continue;
    }
    try {
      if (existsSync(done)) break;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(template.files, { recursive: true });
      await build(template);
      writeFileSync(done, '');
      sweep();
    } finally {
      rmdirSync(lock);
    }
  }
  return template;
}

/** A folder made by one process only; one left over by a killed build is taken over after two minutes. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > 120_000) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function sweep(): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Everything the seeded content can depend on: migrations, and each file of ours the seed reaches by import. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const migrations = join(root, 'server/db/migrations');
  for (const name of readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .toSorted())
    hash.update(readFileSync(join(migrations, name)));
  const seen = new Set<string>();
  const open = [join(root, 'server/db/seed/seed.ts'), join(root, 'server/db/open.ts')];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    const source = readFileSync(path, 'utf8');
    for (const [, from] of source.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)) open.push(located(path, from!));
  }
  for (const path of [...seen].toSorted()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function located(from: string, specifier: string): string {
  if (specifier.startsWith('#domain/')) return join(root, 'src/domain', specifier.slice('#domain/'.length));
  if (specifier.startsWith('#server/')) return join(root, 'server', specifier.slice('#server/'.length));
  return resolve(dirname(from), specifier);
}
