// What `npm start` runs: builds what is missing or older than its sources, then starts the built server.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'vite.pdf.config.ts',
  'vite.prerender.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
];
const main = join(root, 'dist/server/main.js');
const stampFile = join(root, 'dist/.stamp');

/** One hash over all sources: a date would not notice a checkout of something older. */
function stamp() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesOf(join(root, source)))) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** In a process of its own: its memory is given back before the server starts. */
function build(what, ...options) {
  console.log(`Building ${what}`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const done = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: 'inherit',
    // A build for production whatever the server is started as.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status === 0) return;
  console.error(`QCDM cannot start: building ${what} failed.`);
  process.exit(1);
}

const built = existsSync(main) && existsSync(join(root, 'dist/web/index.html'));
const canBuild = existsSync(join(root, 'node_modules/vite'));
if (!built && !canBuild) {
  console.error('QCDM cannot start: it is not built, and without its development packages it cannot be (npm ci).');
  process.exit(1);
}
if (canBuild) {
  const now = stamp();
  const then = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!built || now !== then) {
    build('the web app, which takes a moment');
    build('the server', '--config', 'vite.server.config.ts');
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, now);
  }
}
await import(main);
