import { randomBytes } from 'node:crypto';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { administration } from '#domain/resources/administration.ts';
import { resources } from '#domain/resources/all.ts';
import { tenant as definition } from '#domain/resources/tenant.ts';
import { createTenantBase } from '../../db/seed/base/tenant-base.ts';
import { snake } from '../../db/tables/table-of.ts';
import { audit } from '../../kernel/audit.ts';
import { PLATFORM_TENANT } from '../../kernel/auth.ts';
import type { Ctx, PersonCtx } from '../../kernel/context.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { present } from '../../kernel/resource-present.ts';
import { hasId } from '../../kernel/resource-route.ts';
import { editRow, type WriteHooks } from '../../kernel/resource-save.ts';
import { type AnyResourceCtx, type ResourceCtx, type Row, tableFor, type Values } from '../../kernel/resource-table.ts';
import { inUse } from './dept-service.ts';
import { is, orderedRows, rowsOfTenant } from './read.ts';
import {
  begun,
  deleteTenant,
  holdTenants,
  nextTenantId,
  peopleOf,
  projectsOf,
  tenantAt,
  traces,
  writeBeginning,
} from './tenant-repo.ts';

export const tenant = definition as unknown as Resource;
const tenantId = tableFor(tenant).at('tenantId');

const wrongDomain: Words = ['Enter an address such as site.example.com', '请输入域名，如 site.example.com'];
const platform: Words = ['the platform itself: its own tenant stays', '平台本身：平台租户须保留'];
const otherRecords: Words = ['other records', '其他记录'];

/** The host of an address as a browser or a person says it; null when there is none in it. */
function hostOf(address: string): string | null {
  const text = address.trim();
  if (text === '') return null;
  try {
    const { host } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    return host || null;
  } catch {
    return null;
  }
}

/** The platform's people see every tenant, all others their own. */
export function ownTenantOnly(ctx: AnyResourceCtx) {
  return ctx.person.tenantId === PLATFORM_TENANT ? undefined : is(tenantId, ctx.person.tenantId);
}

/** Which tenants a person may choose among: who administers tenants or users all of them, anybody else their own. */
export async function tenantChoices(ctx: PersonCtx) {
  const { codes } = ctx.person;
  const all =
    ctx.person.tenantId === PLATFORM_TENANT &&
    ['tenant', 'tenant_view', 'user', 'user_view'].some((one) => codes.has(one));
  const rows = await orderedRows(ctx, tenant, all ? [] : [is(tenantId, ctx.person.tenantId)]);
  return rows.map((row) => ({ id: row.id, tenantId: row['tenantId'], tenantName: row['tenantName'] }));
}

/** Whose address the browser is at; always an object, as clients read fields of it. wire.md §2, §8 */
export async function tenantByDomain(ctx: Ctx<{ domain: string }>): Promise<{ tenantId?: string; domain?: string }> {
  const domain = hostOf(ctx.input.domain);
  const found = domain === null ? undefined : await tenantAt(ctx.db, domain);
  return found && domain ? { tenantId: found.tenantId, domain } : {};
}

const hooks: WriteHooks = {
  before: {
    // Clients send the id with the whole row; it is given once and stays.
    save: async (ctx, { tenantId: _sent, ...values }, row) => ({
      ...values,
      ...(await domainOf(ctx, values, String(row?.['tenantId'] ?? ''))),
    }),
  },
  after: {
    save: async (ctx, row, previous) => {
      const target = { targetKind: 'tenant', targetId: String(row['tenantId']), targetName: String(row['tenantName']) };
      if (previous) await audit(ctx, { ...target, action: 'tenant.edit', before: said(previous), after: said(row) });
    },
  },
};

/** An address belongs to one tenant: two could not be told apart by it. */
async function domainOf(ctx: AnyResourceCtx, values: Values, own: string): Promise<Values> {
  if (values['domain'] === undefined || values['domain'] === '') return {};
  const domain = hostOf(String(values['domain']));
  if (domain === null) throw new Problem('invalid', {}, { domain: { words: wrongDomain } });
  if (await tenantAt(ctx.db, domain, own))
    throw new Problem(
      'duplicate',
      { label: tenant.fields['domain']!.label },
      { domain: { words: ['Another tenant has this address', '该域名已被其他租户使用'] } },
    );
  return { domain };
}

function said(row: Row) {
  const { tenantName, domain, linkman, contactNumber, address } = row;
  return { tenantName, domain, linkman, contactNumber, address };
}

/** Edits a tenant, or makes one that its first administrator can sign in to at once. ASSUMED: 023 */
export async function saveTenant(ctx: ResourceCtx<Values>): Promise<Record<string, unknown>> {
  if (!ctx.person.platformAdmin) throw new Problem('forbidden');
  await holdTenants(ctx.db);
  if (hasId(ctx.input)) return shown(ctx, await editRow(ctx, tenant, ctx.input, hooks));
  const { tenantId: _sent, ...values } = ctx.input;
  const domain = await domainOf(ctx, values, '');
  const id = await nextTenantId(ctx.db);
  const name = String(values['tenantName']);
  const roleIds = await createTenantBase(ctx.db, id, name);
  const adminPassword = randomBytes(12).toString('base64url');
  await writeBeginning(ctx.db, {
    tenantId: id,
    name,
    passwordHash: await hashPassword(adminPassword),
    adminRoleId: roleIds.ADMIN,
    nextId: ctx.deps.nextId,
    now: ctx.now,
  });
  const [made] = await orderedRows(ctx, tenant, [is(tenantId, id)]);
  const row = await editRow(ctx, tenant, { ...values, ...domain, id: made!.id }, {});
  await audit(ctx, {
    action: 'tenant.add',
    targetKind: 'tenant',
    targetId: id,
    targetName: name,
    after: said(row),
  });
  return { ...(await shown(ctx, row)), adminAccount: 'admin', adminPassword };
}

async function shown(ctx: AnyResourceCtx, row: Row): Promise<Record<string, unknown>> {
  return (await present(ctx, tenant, [row]))[0]!;
}

/** A tenant goes as long as nobody has begun to work in it. ASSUMED: 023 */
export async function mayRemoveTenants(ctx: AnyResourceCtx, rows: readonly Row[]): Promise<void> {
  await holdTenants(ctx.db);
  for (const row of rows) {
    const id = String(row['tenantId']);
    if (id === PLATFORM_TENANT) throw new Problem('inUse', { by: platform });
    const people = await peopleOf(ctx.db, id);
    if (people.length > 0) throw inUse(people, ['people:', '人员：']);
    const projects = await projectsOf(ctx.db, id);
    if (projects.length > 0) throw inUse(projects, ['projects:', '项目：']);
    const [left] = (await rowsOfTenant(ctx.db, id, [...begun, ...traces])).keys();
    if (left !== undefined) throw new Problem('inUse', { by: titleOf(left) });
    await deleteTenant(ctx.db, id);
    await audit(ctx, {
      action: 'tenant.remove',
      targetKind: 'tenant',
      targetId: id,
      targetName: String(row['tenantName']),
      before: said(row),
    });
  }
}

function titleOf(table: string): Words {
  const defined = Object.values({ ...resources, ...administration }) as unknown as Resource[];
  return defined.find((one) => snake(one.name) === table)?.title ?? otherRecords;
}
