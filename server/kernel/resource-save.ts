import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { checkValues, refuseUsed, type RequireFiles } from './resource-check.ts';
import { deleteRows, insertRows, rowById, rowsById, updateRow } from './resource-repo.ts';
import { type AnyResourceCtx, columnValues, type Row, type Values } from './resource-table.ts';

/** What a module adds to the plain writes of a resource. Everything runs in the request's transaction. */
export interface WriteHooks {
  before?: {
    /** Looks at the values before they are checked and written, and answers those to write; `row` is null for a new one. */
    save?: (ctx: AnyResourceCtx, values: Values, row: Row | null) => Promise<Values>;
    /** Refuses by throwing; the rows are locked. */
    remove?: (ctx: AnyResourceCtx, rows: readonly Row[]) => Promise<void>;
  };
  after?: {
    /** `previous` is null for a new row. */
    save?: (ctx: AnyResourceCtx, row: Row, previous: Row | null) => Promise<void>;
    remove?: (ctx: AnyResourceCtx, rows: readonly Row[]) => Promise<void>;
  };
  /** Checks the ids of image fields; needed by a resource that has one. */
  files?: RequireFiles;
}

/** What every tenant shares is written by the platform's administrator only. docs/decisions/002 */
function mayWrite(ctx: AnyResourceCtx, resource: Resource): void {
  if (resource.scope === 'system' && !ctx.person.platformAdmin) throw new Problem('forbidden');
}

/** Writes a new row from validated input. */
export async function addRow(ctx: AnyResourceCtx, resource: Resource, input: Values, hooks: WriteHooks): Promise<Row> {
  mayWrite(ctx, resource);
  const values = await prepared(ctx, resource, input, null, hooks);
  const [row] = await insertRows(ctx, resource, [values]);
  await hooks.after?.save?.(ctx, row!, null);
  return row!;
}

/**
 * Changes what was sent of a row. A `version` that is not the stored one means that somebody else wrote meanwhile:
 * refused as stale. Without a version the last writer wins. domain.md §2.0
 */
export async function editRow(ctx: AnyResourceCtx, resource: Resource, input: Values, hooks: WriteHooks): Promise<Row> {
  mayWrite(ctx, resource);
  const previous = await rowById(ctx.db, resource, ctx.person, String(input['id']), { lock: 'update' });
  if (input['version'] !== undefined && input['version'] !== previous.version) throw new Problem('stale');
  const values = await prepared(ctx, resource, input, previous, hooks);
  const row = await updateRow(ctx, resource, previous, values);
  await hooks.after?.save?.(ctx, row, previous);
  return row;
}

/** Removes rows, all or none of them: one that is not the holder's, or that something still uses, keeps them all. */
export async function removeRows(
  ctx: AnyResourceCtx,
  resource: Resource,
  ids: readonly string[],
  hooks: WriteHooks,
): Promise<void> {
  mayWrite(ctx, resource);
  const rows = await rowsById(ctx.db, resource, ctx.person, ids, { lock: 'update' });
  if (rows.length !== new Set(ids).size) throw new Problem('notFound');
  await hooks.before?.remove?.(ctx, rows);
  await refuseUsed(ctx, resource, rows);
  await deleteRows(ctx, resource, ids);
  await hooks.after?.remove?.(ctx, rows);
}

async function prepared(
  ctx: AnyResourceCtx,
  resource: Resource,
  input: Values,
  row: Row | null,
  hooks: WriteHooks,
): Promise<Values> {
  const zone = ctx.deps.config.timeZone;
  let values = columnValues(resource.fields, input, zone);
  if (hooks.before?.save) values = columnValues(resource.fields, await hooks.before.save(ctx, values, row), zone);
  await checkValues(ctx, resource, values, row, hooks.files);
  return values;
}
