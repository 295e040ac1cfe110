import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another live process works on the folder. */
export class DataInUse extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`in use by process ${pid}`);
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** When that process began, where the system tells: process numbers are used again. */
  began: string;
}

/**
 * Keeps a second process off the embedded database, which would damage it. A lock whose process is gone (kill -9, a
 * power cut, a container that was replaced) is taken over. Answers how to give it back.
 */
export function lockData(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine: Holder = { pid: process.pid, began: beginOf(process.pid) };
  for (let attempt = 0; ; attempt++) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, JSON.stringify(mine));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
      const holder = holderOf(path);
      if (holder && lives(holder)) throw new DataInUse(holder.pid);
      rmSync(path, { force: true });
    }
  }
}

function holderOf(path: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) && typeof began === 'string' ? { pid: pid!, began } : null;
  } catch {
    return null; // half written by a process that died over it
  }
}

function lives(holder: Holder): boolean {
  // A new container often has the number of the one before it.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const began = beginOf(holder.pid);
  return began === '' || holder.began === '' || began === holder.began;
}

/** Linux: boot and start tick of a process. Elsewhere '': the number alone has to do. */
function beginOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return `${boot}/${fields[19]}`;
  } catch {
    return '';
  }
}
