import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './files.ts';

/** Files in a folder, `ab/cd/<sha256>`. A hash is either whole and on the disk, or not there at all. */
export function diskStore(root: string): FileStore {
  const pathOf = (hash: string) => join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
  return {
    put: async (bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      if ((await sizeOf(path)) === bytes.byteLength) return hash;
      const folder = dirname(path);
      await mkdir(folder, { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeDurably(draft, bytes);
        await rename(draft, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return hash;
    },
    get: async (hash) => {
      if (!/^[0-9a-f]{64}$/.test(hash)) return null;
      return readFile(pathOf(hash)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    remove: async (hash) => {
      if (/^[0-9a-f]{64}$/.test(hash)) await rm(pathOf(hash), { force: true });
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => -1,
  );
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The rename itself lies in the folder; systems that cannot sync folders (Windows) keep it anyway. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  if (!folder) return;
  await folder.sync().catch(() => undefined);
  await folder.close();
}
