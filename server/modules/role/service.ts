import { roleParams } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { role } from '#domain/resources/role.ts';
import { audit } from '../../kernel/audit.ts';
import type { Person, PersonCtx } from '../../kernel/context.ts';
import { filtersOf } from '../../kernel/filters.ts';
import { present } from '../../kernel/resource-present.ts';
import { rowById } from '../../kernel/resource-repo.ts';
import type { ResourceOptions } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';
import { type Node, treeOf } from '../../kernel/tree.ts';
import { holdersOf, paramsNaming, peopleCounts, rolesOf } from './read.ts';

/** Rules of roles beside the plain ones, and the columns that are looked up. spec §6, wire.md §4 */
export const roleOptions = {
  derive: async (ctx, rows) => {
    const people = await peopleCounts(
      ctx.db,
      rows.map((row) => row.id),
    );
    const names = new Map((await rolesOf(ctx.db, ctx.person.tenantId)).map((row) => [row.id, row.roleName]));
    return (row) => ({
      parentName: names.get(String(row['parentId'])) ?? '',
      people: people.get(row.id) ?? 0,
    });
  },
  before: {
    save: async (ctx, values, row) => {
      if (row) mayTouch(ctx.person, [row.id]);
      return values;
    },
    remove: mayRemove,
  },
  after: {
    save: async (ctx, row, previous) =>
      audit(ctx, {
        ...targetOf(row),
        action: previous ? 'role.edit' : 'role.add',
        before: previous ? told(previous) : undefined,
        after: told(row),
      }),
    remove: async (ctx, rows) =>
      audit(ctx, ...rows.map((row) => ({ ...targetOf(row), action: 'role.remove', before: told(row) }))),
  },
} satisfies ResourceOptions;

/** A role as the target of a told change. */
export const targetOf = (row: Row) => ({
  targetKind: 'role',
  targetId: row.id,
  targetName: String(row['roleName']),
});

const told = ({ roleName, roleNameEn, roleAlias, parentId, sort }: Row) => ({
  roleName,
  roleNameEn,
  roleAlias,
  parentId,
  sort,
});

/** The roles that make somebody an administrator of the tenant. spec §6 */
export function adminRoles({ roleConfig }: Person): string[] {
  return idList(roleConfig[roleParams.ADMIN]);
}

/** Only administrators change the roles of administrators. ASSUMED: 021 */
export function mayTouch(person: Person, roleIds: readonly string[]): void {
  if (person.kinds.includes('ADMIN')) return;
  const admins = adminRoles(person);
  if (roleIds.some((id) => admins.includes(id))) throw new Problem('administratorOnly');
}

async function mayRemove(ctx: AnyResourceCtx, rows: readonly Row[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  mayTouch(ctx.person, ids);
  const keys = (await paramsNaming(ctx.db, ctx.person.tenantId, ids)).join(', ');
  const configuration: Words = [`the website configuration (${keys})`, `网站配置（${keys}）`];
  if (keys !== '') throw new Problem('inUse', { by: configuration });
  const people = await holdersOf(ctx.db, ids);
  if (people.length > 0) throw new Problem('inUse', { by: someOf(people) });
}

const SAID = 5;

/** Some names, and how many more there are. */
function someOf(names: readonly string[]): Words {
  const more = names.length - SAID;
  const [en, zh] = [', ', '、'].map((sign) => names.slice(0, SAID).join(sign)) as [string, string];
  return more > 0 ? [`${en} and ${more} more`, `${zh}等${names.length}人`] : [en, zh];
}

type Listed = PersonCtx<Record<string, unknown>>;

/** The roles of the tenant as a tree; one whose parent was filtered away stands at the root. wire.md §4 */
export async function roleList(ctx: Listed): Promise<unknown[]> {
  const { tenantId, ...asked } = ctx.input;
  if (!isOwn(ctx, tenantId)) return [];
  const where = filtersOf(role, asked, ctx.deps.config.timeZone);
  const rows = await rolesOf(ctx.db, ctx.person.tenantId, where);
  return treeOf((await present(ctx, role, rows as unknown as Row[], roleOptions.derive)) as never[]);
}

interface RoleNode {
  id: string;
  parentId: string;
  title: string;
  key: string;
  value: string;
}

/** What pickers of roles show. Another tenant has none to show. wire.md §1, §4 */
export async function roleTree(ctx: PersonCtx<{ tenantId?: string | undefined }>): Promise<Node<RoleNode>[]> {
  if (!isOwn(ctx, ctx.input.tenantId)) return [];
  const rows = await rolesOf(ctx.db, ctx.person.tenantId);
  return treeOf(
    rows.map((row) => ({
      id: row.id,
      parentId: row.parentId,
      title: (ctx.language === 'en' && row.roleNameEn) || row.roleName,
      key: row.id,
      value: row.id,
    })),
  );
}

/** The same for the tenant of a role, which is the own one. wire.md §4 */
export async function roleTreeById(ctx: PersonCtx<{ roleId?: string | undefined }>): Promise<Node<RoleNode>[]> {
  if (ctx.input.roleId) await rowById(ctx.db, role, ctx.person, ctx.input.roleId);
  return roleTree({ ...ctx, input: {} });
}

function isOwn({ person }: PersonCtx, tenantId: unknown): boolean {
  return tenantId === undefined || tenantId === '' || tenantId === person.tenantId;
}
