import { sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import type { Deps } from '../../kernel/context.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { sha256 } from '../../kernel/tokens.ts';
import type { Db } from '../open.ts';
import { client, dict, menu, region, tenant, topMenu, topMenuMenu, user, userRole } from '../schema.ts';
import { systemDictRows } from './base/dictionaries.ts';
import { menuRows } from './base/menu-tree.ts';
import { regionRows } from './base/regions.ts';
import { seedId } from './base/seed-id.ts';
import { createTenantBase } from './base/tenant-base.ts';
import { topMenuLinks, topMenuRows } from './base/top-menu-rows.ts';
import { markSeeded } from './base/top-up.ts';

/** The password of the demo people and of tests; a minimal database gets one of its own (main.ts). */
export const FIRST_PASSWORD = 'Qcdm@2026';

/**
 * Fills an empty database: `minimal` is what the product cannot start without, `demo` adds a believable project.
 * What is there already is left alone, so that it may run at every start. The first administrator gets `password`,
 * which is said once when it is not the demo's.
 */
export async function seed(
  deps: Deps,
  what: 'minimal' | 'demo',
  say: (line: string) => void = () => {},
  password: string = FIRST_PASSWORD,
): Promise<void> {
  if ((await deps.db.select().from(tenant).limit(1)).length === 0) {
    say('Writing menus, roles, parameters and dictionaries');
    const hash = await hashPassword(password);
    await deps.db.transaction(async (tx) => {
      // Two processes that start together seed one after the other.
      await tx.execute(sql`select pg_advisory_xact_lock(7327)`);
      if ((await tx.select().from(tenant).limit(1)).length === 0) await seedMinimal(tx, hash, deps.now());
    });
    if (password !== FIRST_PASSWORD) say(`First administrator: tenant 000000, account admin, password ${password}`);
  }
  if (what === 'demo') {
    const { seedDemo } = await import('./demo/seed-demo.ts');
    await seedDemo(deps, say);
  }
}

async function seedMinimal(tx: Db, passwordHash: string, now: Date): Promise<void> {
  await tx.insert(client).values({
    id: seedId('client', 1),
    clientId: 'saber',
    clientSecret: sha256('saber_secret'),
    scope: 'all',
    authorizedGrantTypes: 'captcha,password,refresh_token,sms_code,social,sso',
    accessTokenValidity: limits.accessSeconds,
    refreshTokenValidity: limits.refreshSeconds,
  });
  const menus = menuRows();
  const tops = topMenuRows();
  const regions = regionRows();
  await tx.insert(menu).values(menus);
  await tx.insert(topMenu).values(tops);
  await tx.insert(topMenuMenu).values(topMenuLinks());
  await markSeeded(tx, [...menus, ...tops, ...regions], now);
  await tx.insert(dict).values(systemDictRows());
  await tx.insert(region).values(regions);
  const roleIds = await createTenantBase(tx, '000000', '管理组');
  const adminId = seedId('user', 1);
  await tx
    .insert(user)
    .values({ id: adminId, tenantId: '000000', account: 'admin', passwordHash, name: '管理员', realName: '管理员' });
  await tx.insert(userRole).values({ userId: adminId, roleId: roleIds.ADMIN });
}
