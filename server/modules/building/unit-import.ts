import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { resources } from '#domain/resources/all.ts';
import { codeFor } from '#domain/kernel/resource.ts';
import { formOf, readBytes, sizeWords } from '../../kernel/body.ts';
import { insertRows, rowsById, updateRow } from '../../kernel/resource-repo.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';
import { readSheetRows } from '../../kernel/sheet.ts';
import { levelsByCode, placedUnits, unitTypesOf } from './read.ts';
import { generateRooms, planRooms } from './room-plan.ts';
import { type RowError, readUnits, type SheetUnit, sheetProblem } from './unit-sheet.ts';

export interface Imported {
  errors: RowError[];
  /** Rows of the sheet. */
  count: number;
  added: number;
  changed: number;
}

/** Room for the parts of a form around its file. */
const FORM_BYTES = 64 * 1024;

/**
 * Reads a sheet of units. A dry run answers what would happen and every mistake; the real one imports all rows in one
 * transaction, or none and says why. domain.md §2.1
 */
export async function importUnits(ctx: AnyResourceCtx, dryRun: boolean): Promise<Imported> {
  const rows = await readSheetRows(await sentSheet(ctx));
  // Only now: a slow upload must not hold a transaction open.
  return ctx.deps.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx, deps: { ...ctx.deps, db: tx } } as AnyResourceCtx;
    const facts = { levels: await levelsByCode(inTx), units: await placedUnits(inTx), types: await unitTypesOf(inTx) };
    const { units, errors, count } = readUnits(rows, facts, ctx.language);
    const changed = units.filter((one) => one.existing && differs(one));
    const added = units.filter((one) => !one.existing);
    if (changed.length > 0 && !ctx.person.codes.has(codeFor(resources.unit, 'edit'))) throw new Problem('forbidden');
    const answer = { errors, count, added: added.length, changed: changed.length };
    if (dryRun) return answer;
    if (errors.length > 0) throw sheetProblem(errors);
    await write(inTx, added, changed);
    return answer;
  });
}

async function sentSheet(ctx: AnyResourceCtx): Promise<Uint8Array<ArrayBuffer>> {
  const type = ctx.raw.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('mediaType');
  const body = await readBytes(ctx.raw, limits.sheetBytes + FORM_BYTES, 'fileTooLarge', limits.sheetBytes);
  const form = await formOf(body, type);
  if (!form) throw new Problem('badRequest');
  // spec §7: the form field is `data`; Blade's own uploads say `file`. wire.md §4
  const sent = form.get('file') ?? form.get('data');
  if (sent === null || typeof sent === 'string') throw new Problem('fileMissing');
  const bytes = new Uint8Array(await sent.arrayBuffer());
  if (bytes.byteLength === 0) throw new Problem('fileEmpty');
  if (bytes.byteLength > limits.sheetBytes) throw new Problem('fileTooLarge', { limit: sizeWords(limits.sheetBytes) });
  return bytes;
}

function differs({ existing, unit_type_id, memo }: SheetUnit): boolean {
  const typed = unit_type_id !== undefined && unit_type_id !== existing?.unitTypeId;
  return typed || (memo !== undefined && memo !== existing?.memo);
}

async function write(ctx: AnyResourceCtx, added: readonly SheetUnit[], changed: readonly SheetUnit[]): Promise<void> {
  const fresh = await insertRows(
    ctx,
    resources.unit,
    added.map(({ levelId, unit_code, unit_type_id, memo }) => ({
      level_id: levelId,
      unit_code,
      unit_type_id: unit_type_id ?? null,
      memo: memo ?? '',
    })),
  );
  const retyped: Row[] = [];
  const ids = changed.map((one) => one.existing!.id);
  const rows = new Map(
    (await rowsById(ctx.db, resources.unit, ctx.person, ids, { lock: 'update' })).map((row) => [row.id, row]),
  );
  for (const { existing, unit_type_id, memo } of changed) {
    const row = rows.get(existing!.id);
    if (!row) throw new Problem('stale');
    const type = unit_type_id ?? row['unit_type_id'];
    const values = { unit_type_id: type, memo: memo ?? row['memo'] };
    const updated = await updateRow(ctx, resources.unit, row, values);
    if (type !== row['unit_type_id']) retyped.push(updated);
  }
  const typed = fresh.filter((row) => row['unit_type_id'] !== null);
  await generateRooms(ctx, await planRooms(ctx, [...typed, ...retyped]));
}
