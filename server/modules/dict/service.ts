import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { HEADING_KEY } from '#domain/resources/dict.ts';
import { rowById } from '../../kernel/resource-repo.ts';
import type { WriteHooks } from '../../kernel/resource-save.ts';
import type { AnyResourceCtx, Row, Values } from '../../kernel/resource-table.ts';
import { dictRows, ofCode, userOfKey } from './read.ts';
import { renameCode } from './repo.ts';

const required: Words = ['Required', '必填'];
const notAKey: Words = ['This key is kept for headings', '该键值保留给字典标题'];
const stays: Words = ['An entry stays in its dictionary', '条目不能移到其他字典'];

const invalid = (field: string, words: Words) => new Problem('invalid', {}, { [field]: { words } });

/**
 * The rules of dictionaries (docs/decisions/002):
 * a row without a parent is a heading and has key −1; an entry takes the code of its parent and stays in that
 * dictionary; a sealed row is neither changed nor removed nor given entries until an administrator unseals it;
 * a key that records use can neither be changed nor removed.
 */
export function dictHooks(source: Resource): WriteHooks {
  return {
    before: {
      save: (ctx, values, row) => (row ? editedValues(ctx, source, values, row) : newValues(ctx, source, values)),
      remove: (ctx, rows) => mayRemove(ctx, source, rows),
    },
    after: {
      save: async (ctx, row, previous) => {
        if (previous && isHeading(row) && previous['code'] !== row['code'])
          await renameCode(ctx, source, String(previous['code']), String(row['code']));
      },
    },
  };
}

const isHeading = (row: Row) => row['parentId'] === '0';
const isSealed = (row: Row) => row['isSealed'] === 1;

async function newValues(ctx: AnyResourceCtx, source: Resource, values: Values): Promise<Values> {
  const parentId = String(values['parentId'] ?? '0');
  if (parentId === '0') {
    if (!values['code']) throw invalid('code', required);
    return { ...values, parentId, dictKey: HEADING_KEY };
  }
  refuseNoKey(values);
  const parent = await parentOf(ctx, source, parentId);
  return { ...values, code: parent['code'] };
}

async function editedValues(ctx: AnyResourceCtx, source: Resource, sent: Values, row: Row): Promise<Values> {
  const values = { ...sent };
  if (isSealed(row) && !(values['isSealed'] === 0 && mayUnseal(ctx))) throw new Problem('sealed');
  const parentId = String(values['parentId'] ?? row['parentId']);
  if (isHeading(row)) {
    if (parentId !== '0') throw invalid('parentId', stays);
    if (values['code'] === '') throw invalid('code', required);
    if (values['code'] !== undefined && values['code'] !== row['code'])
      for (const entry of await dictRows(ctx.db, source, ctx.person, ofCode(source, String(row['code']), true)))
        await refuseUsedKey(ctx, source, entry);
    return { ...values, dictKey: HEADING_KEY };
  }
  if (parentId === '0') throw invalid('parentId', stays);
  if (parentId !== row['parentId'] && (await parentOf(ctx, source, parentId))['code'] !== row['code'])
    throw invalid('parentId', stays);
  if (values['dictKey'] !== undefined && values['dictKey'] !== row['dictKey']) {
    refuseNoKey(values);
    await refuseUsedKey(ctx, source, row);
  }
  return { ...values, code: row['code'] };
}

async function mayRemove(ctx: AnyResourceCtx, source: Resource, rows: readonly Row[]): Promise<void> {
  if (rows.some(isSealed)) throw new Problem('sealed');
  for (const row of rows) if (!isHeading(row)) await refuseUsedKey(ctx, source, row);
}

/** Tenant and platform administrators; who may not write the dictionary at all was refused before. */
function mayUnseal(ctx: AnyResourceCtx): boolean {
  return ctx.person.platformAdmin || ctx.person.kinds.includes('ADMIN');
}

function refuseNoKey(values: Values): void {
  if (!values['dictKey']) throw invalid('dictKey', required);
  if (values['dictKey'] === HEADING_KEY) throw invalid('dictKey', notAKey);
}

async function parentOf(ctx: AnyResourceCtx, source: Resource, id: string): Promise<Row> {
  const parent = await rowById(ctx.db, source, ctx.person, id, { lock: 'key share' }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    const label = source.fields['parentId']!.label;
    throw new Problem('unknownRef', { label }, { parentId: { words: error.words } });
  });
  if (isSealed(parent)) throw new Problem('sealed');
  return parent;
}

async function refuseUsedKey(ctx: AnyResourceCtx, source: Resource, entry: Row): Promise<void> {
  const by = await userOfKey(ctx, source, String(entry['code']), String(entry['dictKey']));
  if (by) throw new Problem('inUse', { by });
}
