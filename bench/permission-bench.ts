import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { migrate, openDb } from '#server/db/open.ts';
import { menu, role, user, userRole } from '#server/db/schema.ts';
import { FIRST_PASSWORD, seed } from '#server/db/seed/seed.ts';
import { personOf } from '#server/kernel/auth.ts';
import type { Deps, Person } from '#server/kernel/context.ts';
import { diskStore } from '#server/kernel/disk-store.ts';
import { idGenerator } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { permit } from '#server/kernel/permit.ts';
import type { Figure } from './server-bench.ts';

const ROLES = 200;
const MENUS = 500;
const CALLS = 5000;
const AT_ONCE = 16;

/**
 * What deciding about a request costs somebody who has 200 roles of 500 menus each and a hundred interface scopes: the
 * check itself, and everything from the token to the decision, which reads the stamp from the database.
 */
export async function benchPermission(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'qcdm-bench-permission-'));
  const opened = await openDb({});
  const deps: Deps = {
    db: opened.db,
    config: {
      secret: 'the bench signs with this',
      captcha: 'off',
      timeZone: 'Asia/Singapore',
      projectHeader: 'Project-Id',
      webRoot: null,
      production: false,
    },
    files: diskStore(folder),
    log: createLog('silent'),
    now: () => new Date(),
    nextId: idGenerator(),
  };
  try {
    await migrate(opened.db);
    await seed(deps, 'minimal');
    await fill(deps);
    return await measured(deps, await tokenOf(deps));
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill({ db, nextId }: Deps): Promise<void> {
  const there = (await db.select({ id: menu.id }).from(menu)).length;
  const menus = Array.from({ length: MENUS - there }, (_, i) => ({
    id: nextId(),
    code: `bench_${i}`,
    name: `Bench ${i}`,
  }));
  await db.insert(menu).values(menus.map((row) => ({ ...row, category: 1 })));
  const roles = Array.from({ length: ROLES }, (_, i) => ({
    id: nextId(),
    roleName: `Bench ${i}`,
    roleAlias: `bench_${i}`,
  }));
  await db.insert(role).values(roles.map((row) => ({ ...row, tenantId: '000000' })));
  await db.execute(sql`insert into role_menu select r.id, m.id from role r, menu m where r.role_alias like 'bench_%'`);
  await db.execute(
    sql`insert into api_scope (id, scope_path) select g, '/bench/' || g || '/**' from generate_series(1, 100) g`,
  );
  await db.execute(
    sql`insert into role_api_scope select r.id, s.id from role r, api_scope s where r.role_alias like 'bench_%'`,
  );
  // Nobody of the platform, who needs no interface scope.
  const [somebody] = await db.select().from(user).where(eq(user.account, 'admin'));
  const userId = nextId();
  await db.insert(user).values({ ...somebody!, id: userId, account: 'bench' });
  await db.insert(userRole).values(roles.map(({ id }) => ({ userId, roleId: id })));
}

async function tokenOf(deps: Deps): Promise<string> {
  const query = new URLSearchParams({
    grant_type: 'password',
    tenantId: '000000',
    username: 'bench',
    password: FIRST_PASSWORD,
  });
  const answer = await createApp(deps).request(
    `/api/blade-auth/oauth/token?${query}`,
    { method: 'POST', headers: { Authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}` } },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function measured(deps: Deps, token: string): Promise<Figure[]> {
  const asked = { permission: { code: ['nothing', 'report_view'] }, path: '/bench/77/list' } as const;
  const decide = (person: Person) => permit(asked, {}, person);
  const whole = async () => decide(await personOf(deps, token));
  const person = await personOf(deps, token);
  for (let i = 0; i < CALLS; i += 1) decide(person);
  const check = await per(CALLS, async () => {
    for (let i = 0; i < CALLS; i += 1) decide(person);
  });
  for (let i = 0; i < CALLS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, whole));
  const request = await per(CALLS, async () => {
    for (let i = 0; i < CALLS; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, whole));
  });
  const changes = 20;
  const changed = await per(changes, async () => {
    for (let i = 0; i < changes; i += 1) {
      await deps.db.execute(sql`update access_stamp set stamp = stamp + 1`);
      await whole();
    }
  });
  const name = `permission, ${ROLES} roles × ${MENUS} menus`;
  return [
    { what: `${name}: check`, value: check, unit: 'ms', budget: 0.2 },
    { what: `${name}: token to decision, ${AT_ONCE} at once`, value: request, unit: 'ms', budget: 0.2 },
    { what: `${name}: first request after a change`, value: changed, unit: 'ms' },
  ];
}

/** Milliseconds for one of `times`, to the microsecond. */
async function per(times: number, run: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await run();
  return Math.round(((performance.now() - began) / times) * 1000) / 1000;
}
