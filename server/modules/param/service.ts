import { roleParams } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { roleConfigKeys } from '../../kernel/access-stamp.ts';
import { audit } from '../../kernel/audit.ts';
import type { WriteHooks } from '../../kernel/resource-save.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';

/**
 * Parameters that say which roles are what decide who may do what: only administrators write them, none of them stops
 * being one by it, and each change is told. spec §3, §6. ASSUMED: 021
 */
export const paramHooks: WriteHooks = {
  before: {
    save: async (ctx, values, row) => {
      const key = String(values['paramKey'] ?? keyOf(row));
      mayConfigure(ctx, [key, keyOf(row)]);
      const value = String(values['paramValue'] ?? row?.['paramValue'] ?? '');
      if ([key, keyOf(row)].includes(roleParams.ADMIN)) keepOwn(ctx, key === roleParams.ADMIN ? value : '');
      return values;
    },
    remove: async (ctx, rows) => {
      mayConfigure(ctx, rows.map(keyOf));
      if (rows.some((row) => keyOf(row) === roleParams.ADMIN)) keepOwn(ctx, '');
    },
  },
  after: {
    save: (ctx, row, previous) => told(ctx, row, previous, row),
    remove: async (ctx, rows) => {
      for (const row of rows) await told(ctx, row, row, null);
    },
  },
};

const keyOf = (row: Row | null) => String(row?.['paramKey'] ?? '');
const decides = (key: string) => roleConfigKeys.includes(key);

function mayConfigure({ person }: AnyResourceCtx, keys: readonly string[]): void {
  if (keys.some(decides) && !person.kinds.includes('ADMIN')) throw new Problem('administratorOnly');
}

/** Whoever writes it is an administrator now: as long as he stays one, somebody is. */
function keepOwn({ person }: AnyResourceCtx, value: string): void {
  if (!idList(value).some((id) => person.roleIds.includes(id))) throw new Problem('ownAccount');
}

async function told(ctx: AnyResourceCtx, about: Row, before: Row | null, after: Row | null): Promise<void> {
  if (!decides(keyOf(before)) && !decides(keyOf(after))) return;
  const said = (row: Row | null) => (row ? { paramKey: row['paramKey'], paramValue: row['paramValue'] } : undefined);
  const action = !before ? 'param.add' : after ? 'param.edit' : 'param.remove';
  const target = { targetKind: 'param', targetId: about.id, targetName: keyOf(after ?? before) };
  await audit(ctx, { ...target, action, before: said(before), after: said(after) });
}
