import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const main = join(root, 'dist/server/main.js');

/** The built server as people start it, in a process of its own that can be killed and started again on the same data. */
export interface ServerProcess {
  url: string;
  /** Starts it and answers how many milliseconds passed until it said that it is ready. */
  start: () => Promise<number>;
  /** kill -9. */
  kill: () => Promise<void>;
  /** Ends it and removes its data. */
  dispose: () => Promise<void>;
}

/** A server with a data folder and a port of its own, not started yet. */
export async function serverProcess(): Promise<ServerProcess> {
  if (!existsSync(main)) throw new Error(`${main} is missing: npm run build:server`);
  const folder = mkdtempSync(join(tmpdir(), 'qcdm-durable-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    SEED: 'demo',
    CAPTCHA: 'off',
    LOG_LEVEL: 'warn',
  };
  const kill = async () => {
    const dying = child;
    child = null;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = new Promise((done) => dying.once('close', done));
    dying.kill('SIGKILL');
    await gone;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      const began = performance.now();
      // In a folder of its own, so that no .env of this checkout is read.
      child = spawn(process.execPath, [main], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      await ready(child);
      return performance.now() - began;
    },
    kill,
    dispose: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((done, fail) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (/Ready after/.test(said)) done();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => fail(new Error(`it did not start:\n${said}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => {
    probe.listen(0, '127.0.0.1', listening);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
