import { Problem } from '#domain/kernel/problems.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { accountById, rolesOf } from './repo.ts';

/** Who is signed in, for the person himself: everything but the password. spec §3 */
export async function userInfo(ctx: PersonCtx) {
  const [account, roles] = await Promise.all([
    accountById(ctx.db, ctx.person.userId),
    rolesOf(ctx.db, ctx.person.userId),
  ]);
  if (!account) throw new Problem('unauthorized');
  const aliases = roles.map((role) => role.roleAlias);
  const roleName = (role: (typeof roles)[number]) => (ctx.language === 'en' && role.roleNameEn) || role.roleName;
  return {
    id: account.id,
    userId: account.id,
    tenantId: account.tenantId,
    account: account.account,
    name: account.name,
    realName: account.realName,
    userName: account.realName,
    roleId: roles.map((role) => role.id).join(','),
    roleName: roles.map(roleName).join(','),
    roles: aliases,
    authority: aliases.join(','),
    dateFormat: account.dateFormat,
    // The language is a setting of the browser, not of the account. spec §9
    language: '',
    avatar: account.avatar,
    email: account.email,
    phone: account.phone,
    sex: account.sex,
    company: account.company,
    status: account.status,
  };
}
