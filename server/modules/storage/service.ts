import { Problem } from '#domain/kernel/problems.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import type { Derive } from '../../kernel/resource-present.ts';
import type { WriteHooks } from '../../kernel/resource-save.ts';
import type { Row, Values } from '../../kernel/resource-table.ts';
import { shutSecret } from '../../kernel/secret-box.ts';
import { checkPlace, ofKind, placeFields } from './rules.ts';
import { heldBy } from './read.ts';
import { enableOnly, findStorage } from './repo.ts';
import { tryStorage } from './test-service.ts';

/**
 * The rules of storage configurations (docs/decisions/025): which one is enabled is decided by enabling only; the secret
 * key is shut before it is written and stays when none is sent; where files lie, the place stays.
 */
export const storageHooks: WriteHooks = {
  before: {
    save: async (ctx, sent, row) => {
      const { secretKey, ...values } = sent;
      delete values['status'];
      const all: Values = { ...row, ...values };
      const hasSecret = Boolean(secretKey) || Boolean(row?.['secretKey']);
      checkPlace(all, hasSecret);
      if (row) await placeStays(ctx, row, all);
      const kept = secretKey ? { secretKey: shutSecret(ctx.deps, ctx.person.tenantId, String(secretKey)) } : {};
      return { ...values, ...kept, ...ofKind(String(all['category'])), ...(row ? {} : { status: '0' }) };
    },
    remove: async (ctx, rows) => {
      const held = await heldBy(
        ctx.db,
        rows.map((row) => row.id),
      );
      const files = [...held.values()].reduce((sum, one) => sum + one.files, 0);
      if (files > 0) throw new Problem('inUse', { by: [`uploaded files (${files})`, `已上传的文件（${files}）`] });
    },
  },
};

/** The row is locked: no upload can add its first file meanwhile. */
async function placeStays(ctx: PersonCtx, row: Row, all: Values): Promise<void> {
  const moved = placeFields.filter((name) => all[name] !== row[name]);
  if (moved.length === 0 || !(await heldBy(ctx.db, [row.id])).has(row.id)) return;
  const { words } = new Problem('storagePlace');
  throw new Problem('storagePlace', {}, Object.fromEntries(moved.map((name) => [name, { words }])));
}

/** How many files lie in each, and how much. */
export const storageColumns: Derive = async (ctx, rows) => {
  const held = await heldBy(
    ctx.db,
    rows.map((row) => row.id),
  );
  return (row) => {
    const { files = 0, bytes = 0 } = held.get(row.id) ?? {};
    return { fileCount: files, fileBytes: bytes };
  };
};

/**
 * New files go there from now on, once it has shown that it takes and gives them: an enabled storage that is away would
 * refuse every photo on site. The trial runs outside of the transaction, which would make everybody wait for it.
 */
export async function enableStorage(ctx: PersonCtx<{ id: string }>): Promise<void> {
  const { db, input, person } = ctx;
  const chosen = await findStorage(db, person.tenantId, input.id);
  if (!chosen) throw new Problem('notFound');
  await tryStorage(ctx, chosen);
  await db.transaction((tx) => switchTo({ ...ctx, db: tx }, input.id));
}

/** New files go to the server's own disk again; what lies in the storage stays there, and can be read. */
export async function disableStorage(ctx: PersonCtx<{ id: string }>): Promise<void> {
  const chosen = await findStorage(ctx.db, ctx.person.tenantId, ctx.input.id);
  if (!chosen) throw new Problem('notFound');
  if (chosen.status === '1') await switchTo(ctx, null);
}

async function switchTo(ctx: PersonCtx, id: string | null): Promise<void> {
  const before = await enableOnly(ctx.db, ctx.person.tenantId, id, ctx.now);
  const [was, is] = [before.find((row) => row.status === '1'), before.find((row) => row.id === id)];
  if (id !== null && !is) throw new Problem('notFound'); // removed while it was tried
  if (was?.id === id) return;
  await audit(ctx, {
    action: id === null ? 'storage.disable' : 'storage.enable',
    targetKind: 'oss',
    targetId: id ?? was!.id,
    targetName: (is ?? was!).ossCode,
    before: was?.ossCode ?? null,
    after: is?.ossCode ?? null,
  });
}
