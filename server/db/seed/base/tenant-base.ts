import { type RoleKind, roleKinds, roleNames } from '#domain/access/roles.ts';
import type { Db } from '../../open.ts';
import { dictBiz, menu, param, role, roleMenu, tenant } from '../../schema.ts';
import { businessDictRows } from './dictionaries.ts';
import { grantedMenuIds } from './role-grants.ts';
import { roleParamRows } from './role-params.ts';
import { seedId } from './seed-id.ts';

const PLATFORM = '000000';

/** The id of a tenant's role of a kind, the same on every installation. */
export function roleIdOf(tenantId: string, kind: RoleKind): string {
  return seedId('role', roleKinds.indexOf(kind) + 1, tenantId);
}

/**
 * Everything a tenant starts with: its row, one role of every kind with grants, the website configuration and the
 * business dictionaries. Menus must be there. Answers the role ids by kind.
 */
export async function createTenantBase(tx: Db, tenantId: string, name: string): Promise<Record<RoleKind, string>> {
  const roleIds = Object.fromEntries(roleKinds.map((kind) => [kind, roleIdOf(tenantId, kind)])) as Record<
    RoleKind,
    string
  >;
  await tx.insert(tenant).values({ id: seedId('tenant', 1, tenantId), tenantId, tenantName: name });
  await tx.insert(role).values(
    roleKinds.map((kind, index) => ({
      id: roleIds[kind],
      tenantId,
      roleName: roleNames[kind][1],
      roleNameEn: roleNames[kind][0],
      // wire.md §7: `administrator` is the platform's, `admin` that of any other tenant.
      roleAlias: kind === 'ADMIN' && tenantId === PLATFORM ? 'administrator' : kind.toLowerCase(),
      sort: index + 1,
    })),
  );
  // An administrator may have taken seeded menus away.
  const menus = new Set((await tx.select({ id: menu.id }).from(menu)).map((row) => row.id));
  await tx
    .insert(roleMenu)
    .values(
      roleKinds.flatMap((kind) =>
        grantedMenuIds(kind).flatMap((menuId) => (menus.has(menuId) ? [{ roleId: roleIds[kind], menuId }] : [])),
      ),
    );
  await tx.insert(param).values(roleParamRows(tenantId, roleIds));
  await tx.insert(dictBiz).values(businessDictRows(tenantId));
  return roleIds;
}
