import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { topMenuMenu } from '../../db/schema.ts';
import type { Ctx } from '../../kernel/context.ts';

/** One change of the menu tree at a time: two that meet could hang a menu below itself. */
export async function lockMenus(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7329)`);
}

/** Puts rows under a parent, numbered in this order; those that stand right already stay as they are. */
export async function placeMenus(ctx: Ctx, parentId: string, ids: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update menu
    set parent_id = ${parentId}::bigint, sort = placed.at, version = menu.version + 1,
      update_time = ${ctx.now.toISOString()}::timestamptz
    from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as placed(id, at)
    where menu.id = placed.id and (menu.parent_id <> ${parentId}::bigint or menu.sort <> placed.at)`);
}

/** Replaces what lies behind items of the top bar. */
export async function replaceLinks(tx: Db, topMenuIds: readonly string[], menuIds: readonly string[]): Promise<void> {
  await tx.delete(topMenuMenu).where(inArray(topMenuMenu.topMenuId, [...topMenuIds]));
  const links = topMenuIds.flatMap((topMenuId) => menuIds.map((menuId) => ({ topMenuId, menuId })));
  // A statement takes 65,535 parameters at most.
  for (let from = 0; from < links.length; from += 10_000)
    await tx.insert(topMenuMenu).values(links.slice(from, from + 10_000));
}
