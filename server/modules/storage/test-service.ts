import { randomBytes } from 'node:crypto';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { StoreFailure } from '../../kernel/s3-call.ts';
import { shutSecret } from '../../kernel/secret-box.ts';
import { plainStoreOf, type StoragePlace } from '../../kernel/stores.ts';
import { findStorage } from './repo.ts';
import { checkPlace, ofKind } from './rules.ts';

/** What a test may be given beside, or instead of, a saved configuration. */
export interface Unsaved {
  id?: string | undefined;
  category?: string | undefined;
  endpoint?: string | undefined;
  bucketName?: string | undefined;
  region?: string | undefined;
  accessKey?: string | undefined;
  secretKey?: string | undefined;
}

/** Tries a configuration as it is saved, or as a form would save it: an empty secret key is the saved one. */
export async function testStorage(ctx: PersonCtx<Unsaved>): Promise<{ ms: number }> {
  const { deps, db, person } = ctx;
  const { id = ctx.raw.req.query('id'), ...given } = ctx.input;
  const saved = id ? await findStorage(db, person.tenantId, checkedId(id)) : null;
  if (id && !saved) throw new Problem('notFound');
  const { secretKey, ...values } = given;
  const all = { ...(saved ?? { ossCode: '', category: '', secretKey: '' }), ...defined(values) };
  checkPlace(all, Boolean(secretKey) || all.secretKey !== '');
  const box = secretKey ? shutSecret(deps, person.tenantId, secretKey) : all.secretKey;
  const place = { ...all, secretKey: box, ...ofKind(all.category), tenantId: person.tenantId };
  return tryStorage(ctx, place as StoragePlace);
}

function checkedId(id: string): string {
  if (!/^[1-9]\d{0,18}$/.test(id) || BigInt(id) > 9_223_372_036_854_775_807n) throw new Problem('notFound');
  return id;
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

const steps = {
  put: ['writing did not work: {reason}', '写入失败：{reason}'],
  get: ['what was written could not be read back: {reason}', '写入后无法读取：{reason}'],
  remove: ['the test file could not be deleted: {reason}', '测试文件无法删除：{reason}'],
} as const satisfies Record<string, Words>;
const gone: Words = ['it is not there', '文件不存在'];
const differs: Words = ['it is not the same', '内容不一致'];

/** Writes a few bytes of chance, reads them back and deletes them; throws which of it failed, and why. */
export async function tryStorage(ctx: PersonCtx, place: StoragePlace): Promise<{ ms: number }> {
  const began = performance.now();
  const bytes = randomBytes(64);
  const store = await step('put', async () => plainStoreOf(ctx.deps, place));
  const hash = await step('put', () => store.put(bytes));
  await step('get', () => readBack(store, hash, bytes));
  await step('remove', () => store.remove(hash));
  return { ms: Math.round(performance.now() - began) };
}

async function readBack(store: FileStore, hash: string, bytes: Uint8Array): Promise<void> {
  const found = await store.get(hash);
  if (!found) throw new StoreFailure(gone);
  if (!Buffer.from(found).equals(bytes)) throw new StoreFailure(differs);
}

async function step<T>(name: keyof typeof steps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    const [en, zh] = steps[name];
    const [why, whyZh] = error.reason;
    throw new Problem('storageFailed', { reason: [en.replace('{reason}', why), zh.replace('{reason}', whyZh)] });
  }
}
