import type { Matrix } from '#domain/access/grants.ts';
import { BUTTON } from '#domain/resources/menu.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { treeOf } from '../../kernel/tree.ts';
import { titleOf } from './grant-nodes.ts';
import { allMenus, holdingsOf, peopleCounts, rolesOf } from './read.ts';

/** Who may do what: every role of the tenant against every menu and button. */
export async function matrix(ctx: PersonCtx): Promise<Matrix> {
  const roles = await rolesOf(ctx.db, ctx.person.tenantId);
  const roleIds = roles.map((row) => row.id);
  const people = await peopleCounts(ctx.db, roleIds);
  const menus = await allMenus(ctx.db);
  const held = await holdingsOf(ctx.db, roleIds);
  return {
    roles: roles.map(({ id, parentId, roleName, roleNameEn, roleAlias }) => ({
      id,
      parentId,
      roleName,
      roleNameEn,
      roleAlias,
      people: people.get(id) ?? 0,
    })),
    menus: treeOf(
      menus.map((row) => ({
        id: row.id,
        parentId: row.parentId,
        code: row.code,
        title: titleOf(row, ctx.language),
        kind: row.category === BUTTON ? ('button' as const) : ('menu' as const),
      })),
    ),
    grants: Object.fromEntries([...held.menu].map(([roleId, ids]) => [roleId, [...ids]])),
  };
}
