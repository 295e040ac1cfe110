import { administering, type Granted, type GrantInput, type GrantKeys, type GrantTree } from '#domain/access/grants.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { role } from '#domain/resources/role.ts';
import { apiScope, dataScope } from '#domain/resources/scopes.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { rowsById, updateRow } from '../../kernel/resource-repo.ts';
import type { Row } from '../../kernel/resource-table.ts';
import { leavesOf, menuTree, scopeTree, withAncestors, withBelow } from './grant-nodes.ts';
import { allMenus, allScopes, type GrantMenu, type GrantScope, holdingsOf, type ScopeKind } from './read.ts';
import { replaceGrants } from './repo.ts';
import { adminRoles, mayTouch, targetOf } from './service.ts';

type Ids = ReadonlySet<string>;

/** Everything that can be granted. */
interface Goods {
  menu: GrantMenu[];
  dataScope: GrantScope[];
  apiScope: GrantScope[];
}

/** What a person may give and take: undefined is everything. */
type Means = Record<keyof Goods, Ids> | undefined;

/** Menus, buttons and scopes as trees: everything to an administrator, to others what they have themselves. wire.md §4 */
export async function grantTree(ctx: PersonCtx): Promise<GrantTree> {
  const { menu, dataScope: data, apiScope: api } = await visibleGoods(ctx);
  return {
    menu: menuTree(menu, ctx.language),
    dataScope: scopeTree(menu, data, ctx.language),
    apiScope: scopeTree(menu, api, ctx.language),
  };
}

/** What the roles have, of several roles taken together. wire.md §4 */
export async function roleTreeKeys(ctx: PersonCtx<{ roleIds: string[] }>): Promise<GrantKeys> {
  const { roleIds } = ctx.input;
  if ((await rowsById(ctx.db, role, ctx.person, roleIds)).length !== roleIds.length) throw new Problem('notFound');
  const goods = await visibleGoods(ctx);
  const held = await holdingsOf(ctx.db, roleIds);
  const all = (kind: keyof Goods) => new Set(roleIds.flatMap((id) => [...held[kind].get(id)!]));
  const shown = (kind: ScopeKind) => goods[kind].map((scope) => scope.id).filter((id) => all(kind).has(id));
  const menus = all('menu');
  return {
    menu: leavesOf(goods.menu, menus),
    dataScope: shown('dataScope'),
    apiScope: shown('apiScope'),
    granted: goods.menu.map((row) => row.id).filter((id) => menus.has(id)),
  };
}

/**
 * Replaces what roles may do. Nobody gives or takes what he does not have himself, but an administrator; and an
 * administrator cannot take from his own kind what administering needs: that stays. wire.md §4. ASSUMED: 021
 */
export async function grant(ctx: PersonCtx<GrantInput>): Promise<Granted> {
  const { db, person, input } = ctx;
  const rows = await rowsById(db, role, person, input.roleIds, { lock: 'update' });
  if (rows.length !== input.roleIds.length) throw new Problem('notFound');
  const single = rows.length === 1 ? rows[0] : undefined;
  if (single && input.version !== undefined && input.version !== single.version) throw new Problem('stale');
  mayTouch(person, input.roleIds);

  const goods = await allGoods(ctx);
  const sent: Record<keyof Goods, Ids | undefined> = {
    menu: known('menuIds', goods.menu, input.menuIds),
    // Clients send the menus as well under which they checked everything.
    dataScope: input.dataScopeIds && known('dataScopeIds', goods.dataScope, input.dataScopeIds, goods.menu),
    apiScope: input.apiScopeIds && known('apiScopeIds', goods.apiScope, input.apiScopeIds, goods.menu),
  };
  const means = await meansOf(ctx);
  const needed = withBelow(goods.menu, administering);
  const held = await holdingsOf(db, input.roleIds);
  const answer: Granted = { kept: [], versions: {} };
  for (const row of rows) {
    const had = {
      menu: held.menu.get(row.id)!,
      dataScope: held.dataScope.get(row.id)!,
      apiScope: held.apiScope.get(row.id)!,
    };
    const wanted = {
      menu: withAncestors(goods.menu, among(had.menu, sent.menu, means?.menu)),
      dataScope: among(had.dataScope, sent.dataScope, means?.dataScope),
      apiScope: among(had.apiScope, sent.apiScope, means?.apiScope),
    };
    if (adminRoles(person).includes(row.id))
      for (const id of had.menu)
        if (needed.has(id) && !wanted.menu.has(id)) {
          wanted.menu.add(id);
          answer.kept.push(id);
        }
    answer.versions[row.id] = await write(ctx, row, goods, had, wanted);
  }
  return answer;
}

type Having = Record<keyof Goods, Ids>;

async function write(ctx: PersonCtx, row: Row, goods: Goods, had: Having, wanted: Having): Promise<number> {
  let changed = false;
  for (const kind of ['menu', 'dataScope', 'apiScope'] as const)
    changed = (await replaceGrants(ctx.db, kind, row.id, had[kind], wanted[kind])) || changed;
  if (!changed) return row.version;
  await audit(ctx, {
    ...targetOf(row),
    action: 'role.grant',
    before: toldGrants(goods, had),
    after: toldGrants(goods, wanted),
  });
  return (await updateRow(ctx, role, row, {})).version;
}

/** What a role has, in words that still mean something when the rows are gone. */
export function toldGrants(goods: Goods, having: Having) {
  const names = (scopes: readonly GrantScope[], ids: Ids) =>
    scopes.filter((scope) => ids.has(scope.id)).map((scope) => scope.scopeName);
  return {
    menus: goods.menu.filter((menu) => having.menu.has(menu.id)).map((menu) => menu.code),
    dataScopes: names(goods.dataScope, having.dataScope),
    apiScopes: names(goods.apiScope, having.apiScope),
  };
}

/** The ids that are really there; the others are refused. `aside`: menus of the tree, which say nothing themselves. */
function known(
  path: keyof typeof labels,
  goods: readonly { id: string }[],
  ids: readonly string[],
  aside: readonly { id: string }[] = [],
): Ids {
  const there = new Set(goods.map((row) => row.id));
  const passed = new Set(aside.map((row) => row.id));
  const label = labels[path];
  const words: Words = ['There is no such entry', '所选内容不存在'];
  if (ids.some((id) => !there.has(id) && !passed.has(id)))
    throw new Problem('unknownRef', { label }, { [path]: { words } });
  return new Set(ids.filter((id) => there.has(id)));
}

const labels = {
  menuIds: ['Menus and buttons', '菜单与按钮'] as Words,
  dataScopeIds: dataScope.title,
  apiScopeIds: apiScope.title,
} satisfies Record<string, Words>;

/** What a role shall have: what was sent; beyond one's means everything stays as it was. */
function among(had: Ids, sent: Ids | undefined, means: Ids | undefined): Set<string> {
  if (!sent) return new Set(had);
  if (!means) return new Set(sent);
  if ([...sent].some((id) => !means.has(id) && !had.has(id))) throw new Problem('grantBeyond');
  return new Set([...sent, ...[...had].filter((id) => !means.has(id))]);
}

/**
 * What the person may give and take. A data scope narrows what a role sees: taking one away gives, and so only
 * administrators mind them. ASSUMED: 021
 */
export async function meansOf({ db, person }: PersonCtx): Promise<Means> {
  if (person.kinds.includes('ADMIN')) return undefined;
  const held = await holdingsOf(db, person.roleIds);
  const mine = (kind: 'menu' | 'apiScope') => new Set([...held[kind].values()].flatMap((ids) => [...ids]));
  return { menu: mine('menu'), dataScope: new Set(), apiScope: mine('apiScope') };
}

/** Everything there is to grant. */
export async function allGoods({ db }: PersonCtx): Promise<Goods> {
  const menu = await allMenus(db);
  const data = await allScopes(db, 'dataScope');
  return { menu, dataScope: data, apiScope: await allScopes(db, 'apiScope') };
}

/** Everything that the person may give, and the headings above it. */
async function visibleGoods(ctx: PersonCtx): Promise<Goods> {
  const goods = await allGoods(ctx);
  const means = await meansOf(ctx);
  if (!means) return goods;
  const menus = withAncestors(goods.menu, means.menu);
  return {
    menu: goods.menu.filter((row) => menus.has(row.id)),
    dataScope: [],
    apiScope: goods.apiScope.filter((scope) => means.apiScope.has(scope.id)),
  };
}
