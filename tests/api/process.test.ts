import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/caller.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'qcdm-process-'));
const running = new Set<ChildProcess>();
const PATIENCE_MS = 90_000;

interface Started {
  child: ChildProcess;
  /** All it said so far. */
  said: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** The address it listens on; throws what it said when it ends before. */
  ready: () => Promise<string>;
}

/** `npm test` has built the server before; alone, a test takes the sources as they are. */
const entry =
  process.env['npm_lifecycle_event'] === 'test' ? ['dist/server/main.js'] : ['--import', 'tsx', 'server/main.ts'];

/** The real start, in a process of its own, on a free port. */
function started(env: Record<string, string>): Started {
  const own = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    PORT: '0',
    SEED: 'minimal',
    DATA_DIR: join(folder, 'data'),
  };
  const child = spawn(process.execPath, entry, { cwd: root, env: { ...own, ...env } });
  running.add(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<number | string>((done) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      done(code ?? signal ?? 'gone');
    });
  });
  const ready = async () => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(50)) {
      const address = /Ready after .* on (http:\S+)/.exec(said)?.[1];
      if (address) return address;
      if (!running.has(child)) break;
    }
    throw new Error(`it did not start:\n${said}`);
  };
  return { child, said: () => said, ended, ready };
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('it does not start', { timeout: PATIENCE_MS }, () => {
  test('in production without a secret', async () => {
    const { ended, said } = started({ NODE_ENV: 'production', DATA_DIR: join(folder, 'prod') });
    expect(await ended).toBe(2);
    expect(said()).toMatch(/SECRET must be set when NODE_ENV=production/);
    expect(said()).not.toMatch(/at .*\.ts/);
    expect(existsSync(join(folder, 'prod'))).toBe(false);
  });

  test('with rubbish in its environment, and says all of it', async () => {
    const { ended, said } = started({
      PORT: 'eighty',
      SEED: 'some',
      TIME_ZONE: 'Mars/Olympus',
      DATABASE_URL: 'mysql://x',
      SECRET: 'short',
    });
    expect(await ended).toBe(2);
    for (const name of ['PORT', 'SEED', 'TIME_ZONE', 'DATABASE_URL', 'SECRET'])
      expect(said()).toMatch(new RegExp(`^${name} must`, 'm'));
  });

  test('without its database server, and does not tell the password', async () => {
    const { ended, said } = started({ DATABASE_URL: 'postgres://qcdm:hush@127.0.0.1:1/qcdm' });
    expect(await ended).toBe(1);
    expect(said()).toMatch(/The database cannot be opened: .*ECONNREFUSED/);
    expect(said()).not.toMatch(/hush|at .*\.ts/);
  });
});

describe('a life', { timeout: 2 * PATIENCE_MS }, () => {
  test('one process per data folder and port; told to stop it finishes what it began', async () => {
    const first = started({});
    const address = await first.ready();
    expect(first.said()).toMatch(/Creating the database in [\s\S]*Migrated it[\s\S]*Ready after/);
    expect(statSync(join(folder, 'data/secret')).mode & 0o777).toBe(0o600);
    const password = /First administrator: tenant 000000, account admin, password (\S+)/.exec(first.said())?.[1];
    expect(password).not.toContain('Qcdm');
    expect(password!.length).toBeGreaterThanOrEqual(16);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const [second, third] = [started({}), started({ PORT: new URL(address).port, DATA_DIR: join(folder, 'other') })];
    expect([await second.ended, await third.ended]).toEqual([1, 1]);
    expect(second.said()).toMatch(/Another server \(process \d+\) works on/);
    expect(third.said()).toMatch(/Port \d+ of 127\.0\.0\.1 is in use/);

    // A request whose body is still on its way when the signal comes is answered.
    const answer = slowRequest(address);
    await answer.begun;
    first.child.kill('SIGTERM');
    await sleep(300);
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    const finished = Date.now();
    answer.finish();
    const { at, error } = await answer.answered;
    expect(error).toBe('unauthorized_client');
    expect(at).toBeGreaterThanOrEqual(finished);
    expect(await first.ended).toBe(0);
    expect(existsSync(join(folder, 'data/lock'))).toBe(false);
  });

  test('killed, it starts again on the same data and the same secret', async () => {
    const secret = readFileSync(join(folder, 'data/secret'), 'utf8');
    const first = started({});
    await first.ready();
    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    expect(existsSync(join(folder, 'data/lock'))).toBe(true);
    const again = started({});
    const address = await again.ready();
    expect(again.said()).toMatch(/Opening the database/);
    expect(again.said()).not.toMatch(/First administrator/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(readFileSync(join(folder, 'data/secret'), 'utf8')).toBe(secret);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  test('told to stop while windows listen, it lets go of them at once', async () => {
    const server = started({ SEED: 'demo', CAPTCHA: 'off', DATA_DIR: join(folder, 'listening') });
    const address = await server.ready();
    const qm = await signIn((path, init) => fetch(address + path, init), 'qm');
    const streams = await Promise.all(
      ['one', 'two'].map(() => fetch(`${address}/api/blade-desk/notice/stream`, { headers: qm.headers() })),
    );
    for (const { headers } of streams) expect(headers.get('content-type')).toContain('text/event-stream');
    const read = streams.map((stream) => stream.text());
    const told = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // The grace for what still runs is ten seconds: none of it was needed.
    expect(Date.now() - told).toBeLessThan(8000);
    // The windows saw an end, and no broken connection.
    expect(await Promise.all(read)).toEqual([expect.stringContaining('data:'), expect.stringContaining('data:')]);
  });
});

/** A sign-in that sends half of its form, and the rest when told to. */
function slowRequest(address: string) {
  const basic = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`;
  const body = new URLSearchParams({
    grant_type: 'password',
    username: 'nobody',
    password: 'x'.repeat(500),
  }).toString();
  const type = 'application/x-www-form-urlencoded';
  const headers = { Authorization: basic, 'Content-Type': type, 'Content-Length': String(body.length) };
  const sent = request(`${address}/api/blade-auth/oauth/token`, { method: 'POST', headers });
  const answered = new Promise<{ at: number; error: string }>((done, fail) => {
    sent.once('error', fail);
    sent.once('response', (response) => {
      const at = Date.now();
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.once('end', () => done({ at, error: (JSON.parse(text) as { error: string }).error }));
    });
  });
  const begun = new Promise<void>((done) => {
    sent.write(body.slice(0, 10), () => setTimeout(done, 300));
  });
  return { answered, begun, finish: () => sent.end(body.slice(10)) };
}
