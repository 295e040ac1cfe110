import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Deps } from './context.ts';
import type { FileStore } from './files.ts';
import { StoreFailure } from './s3-call.ts';
import { s3Store } from './s3-store.ts';
import { openSecret } from './secret-box.ts';

/** A storage configuration as its row says it: the secret key is shut. */
export interface StoragePlace {
  tenantId: string;
  ossCode: string;
  category: string;
  endpoint: string;
  bucketName: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

type Stand = Pick<Deps, 'files' | 'config' | 'now' | 'log'>;

const lost: Words = [
  'its secret key cannot be read any more and must be entered again',
  '其密钥已无法读取，请重新填写',
];

/** The store of a configuration; of none the server's own disk. Its failures are StoreFailures. */
export function plainStoreOf(deps: Stand, place: StoragePlace | null): FileStore {
  if (place?.category !== 's3') return deps.files;
  const secretKey = openSecret(deps, place.tenantId, place.secretKey);
  if (secretKey === null) throw new StoreFailure(lost);
  return s3Store({ ...place, secretKey }, deps.now);
}

/** The same for those who only want the file: a storage that is away is told as such, and is no error of ours. */
export function storeOf(deps: Stand, place: StoragePlace | null): FileStore {
  if (place?.category !== 's3') return deps.files;
  const attempt = async <T>(work: (store: FileStore) => Promise<T>): Promise<T> => {
    try {
      return await work(plainStoreOf(deps, place));
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      deps.log.warn({ tenantId: place.tenantId, storage: place.ossCode, reason: error.message }, 'a storage is away');
      throw new Problem('storageAway', { name: place.ossCode, reason: error.reason });
    }
  };
  return {
    put: (bytes) => attempt((store) => store.put(bytes)),
    get: (hash) => attempt((store) => store.get(hash)),
    remove: (hash) => attempt((store) => store.remove(hash)),
  };
}
