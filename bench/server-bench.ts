import autocannon from 'autocannon';
import { fill, issueScale, type Scale } from './dataset.ts';
import { type Running, startServer } from './server-process.ts';
import { openDb } from '#server/db/open.ts';
import { join } from 'node:path';
import type { Report } from '#domain/ncr/schema.ts';

export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** At most this; undefined: only shown. */
  budget?: number;
}

const CONNECTIONS = 16;
const SECONDS = 8;
const WARM_UP_SECONDS = 6;
const basic = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;

export interface Target {
  name: 'PGlite' | 'PostgreSQL';
  env: Record<string, string>;
  dataDir: string;
  budget: { listP99: number; memory: number };
}

/** List, filtered list, detail and submit at 16 connections, memory, cold start, and growth from 1 × to 10 × the rows. */
export async function benchServer(target: Target, port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (what: string, value: number, unit: string, budget?: number) =>
    figures.push({ what: `${target.name}: ${what}`, value, unit, ...(budget === undefined ? {} : { budget }) });

  await (await startServer({ ...target.env, SEED: 'demo' }, port)).stop();
  const small = await filled(target, issueScale);
  let server = await startServer({ ...target.env, SEED: 'demo' }, port);
  add('cold start to ready', Math.round(server.readyMs), 'ms', 3000);
  const headers = await signedIn(server, small.projectIds[3]!);
  const reports = await listOf(server, headers);
  const before = await load(server, headers, ['/api/qcdm/report/page?size=10']);
  for (const [name, paths] of [
    ['list, first page', ['/api/qcdm/report/page?size=10']],
    ['list, filtered', ['/api/qcdm/report/page?size=10&status=open&professionId=architectural&keyword=bay']],
    ['detail', reports.map((report) => `/api/qcdm/report/detail?id=${report.id}`)],
  ] as const) {
    const result = await load(server, headers, paths);
    add(`${name}, p50`, result.p50, 'ms');
    add(`${name}, p99`, result.p99, 'ms', name.startsWith('list') ? target.budget.listP99 : undefined);
    add(`${name}, requests`, Math.round(result.perSecond), '/s');
  }
  const submit = await load(server, headers, ['/api/qcdm/report/submit'], {
    professionId: 'architectural',
    description: 'Bench draft',
  });
  add('submit, p50', submit.p50, 'ms');
  add('submit, p99', submit.p99, 'ms');
  add('submit, requests', Math.round(submit.perSecond), '/s');
  const memory = server.memory();
  add('memory after the load', memory.now, 'MB', target.budget.memory);
  add('memory, peak', memory.peak, 'MB');
  await server.stop();

  const large = await filled(target, { ...issueScale, reportsPerProject: issueScale.reportsPerProject * 10 });
  server = await startServer({ ...target.env, SEED: 'demo' }, port);
  const after = await load(server, await signedIn(server, large.projectIds[3]!), ['/api/qcdm/report/page?size=10']);
  add('list at 10 × the rows ÷ at 1 ×', Math.round((after.mean / before.mean) * 100) / 100, '×', 1.5);
  await server.stop();
  return figures;
}

async function filled(target: Target, scale: Scale) {
  const url = target.env['DATABASE_URL'];
  const opened = await openDb(url ? { url } : { dir: join(target.dataDir, 'pg') });
  const made = await fill(opened.db, scale);
  await opened.close();
  return made;
}

async function signedIn(server: Running, projectId: string): Promise<Record<string, string>> {
  const query = 'grant_type=password&tenantId=000000&username=qm&password=Qcdm@2026';
  const answer = await fetch(`${server.url}/api/blade-auth/oauth/token?${query}`, {
    method: 'POST',
    headers: { Authorization: basic },
  });
  const token = ((await answer.json()) as { access_token: string }).access_token;
  return { Authorization: basic, 'Blade-Auth': `bearer ${token}`, 'Project-Id': projectId };
}

async function listOf(server: Running, headers: Record<string, string>): Promise<Report[]> {
  const answer = await fetch(`${server.url}/api/qcdm/report/page?size=50`, { headers });
  const { data } = (await answer.json()) as { data: { records: Report[] } };
  if (data.records.length === 0) throw new Error('the bench project has no reports');
  return data.records;
}

async function load(server: Running, headers: Record<string, string>, paths: readonly string[], body?: object) {
  const requests = paths.map((path) => ({
    path,
    method: body ? ('POST' as const) : ('GET' as const),
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }));
  // The embedded database is compiled while it runs: what counts is how it serves once warm.
  await autocannon({ url: server.url, connections: CONNECTIONS, duration: WARM_UP_SECONDS, requests });
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    mean: result.latency.mean,
    perSecond: result.requests.average,
  };
}
