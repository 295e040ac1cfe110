import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A throw-away PostgreSQL on loopback, or null where no server binaries are installed. Durable, unlike the tests' one. */
export async function throwAwayPostgres(): Promise<{ url: string; version: string; stop: () => void } | null> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const bin = versions.map((version) => join(root, version, 'bin')).find((dir) => existsSync(join(dir, 'initdb')));
  if (!bin) return null;
  const asRoot = process.getuid?.() === 0;
  const run = (program: string, ...args: string[]) => {
    const [file, all] = asRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args];
    execFileSync(file, all, { cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const folder = mkdtempSync(join(tmpdir(), 'qcdm-bench-pg-'));
  if (asRoot) chownSync(folder, ...postgresUser());
  const port = await freePort();
  run('initdb', '-D', join(folder, 'data'), '-U', 'qcdm', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`;
  run('pg_ctl', '-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', settings, 'start');
  return {
    url: `postgres://qcdm@127.0.0.1:${port}/postgres`,
    version: readFileSync(join(folder, 'data', 'PG_VERSION'), 'utf8').trim(),
    stop: () => {
      run('pg_ctl', '-D', join(folder, 'data'), '-m', 'fast', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresUser(): [uid: number, gid: number] {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':');
  return [Number(uid), Number(gid)];
}

/** A port of loopback that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
