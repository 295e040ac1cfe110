import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchBundle } from './bundle-bench.ts';
import { benchCold } from './cold-bench.ts';
import { benchPermission } from './permission-bench.ts';
import { benchDict } from './dict-bench.ts';
import { freePort, throwAwayPostgres } from './postgres.ts';
import { benchServer, type Figure } from './server-bench.ts';
import { benchTabs } from './tabs-bench.ts';

/** `npm run bench [pglite] [postgres] [bundle] [cold] [tabs] [permission]`: all parts, or the named ones. Fails when a budget is exceeded. */
const asked = process.argv.slice(2);
const wanted = (part: string) => asked.length === 0 || asked.includes(part);
const figures: Figure[] = [];

if (wanted('bundle')) figures.push(...(await benchBundle()));
if (wanted('cold')) figures.push(...(await benchCold()));
if (wanted('tabs')) figures.push(...(await benchTabs()));
if (wanted('permission')) figures.push(...(await benchPermission()));
if (wanted('dict')) figures.push(...(await benchDict()));
if (wanted('pglite')) {
  const dataDir = mkdtempSync(join(tmpdir(), 'qcdm-bench-'));
  const env = { DATA_DIR: dataDir };
  const budget = { listP99: 60, memory: 350 };
  figures.push(...(await benchServer({ name: 'PGlite', env, dataDir, budget }, await freePort())));
  rmSync(dataDir, { recursive: true, force: true });
}
if (wanted('postgres')) {
  const cluster = await throwAwayPostgres();
  if (!cluster) console.log('PostgreSQL: no server binaries are installed here, left out');
  else {
    const dataDir = mkdtempSync(join(tmpdir(), 'qcdm-bench-'));
    const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.url };
    const budget = { listP99: 25, memory: 150 };
    figures.push(...(await benchServer({ name: 'PostgreSQL', env, dataDir, budget }, await freePort())));
    cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const width = Math.max(...figures.map((figure) => figure.what.length));
let missed = 0;
for (const { what, value, unit, budget } of figures) {
  const over = budget !== undefined && value > budget;
  if (over) missed += 1;
  const against = budget === undefined ? '' : `  ${over ? 'OVER' : 'within'} ${budget} ${unit}`;
  console.log(`${what.padEnd(width)}  ${String(value).padStart(8)} ${unit}${against}`);
}
if (missed > 0) {
  console.log(`${missed} budgets exceeded`);
  process.exitCode = 1;
}
