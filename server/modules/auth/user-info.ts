import { Problem } from '#domain/kernel/problems.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { pictureLink } from '../files/read.ts';
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
    // '': never chosen; then it is a setting of the browser alone. ASSUMED: 015
    language: account.language,
    avatar: pictureLink(ctx.deps, account.avatar, 'thumb'),
    signature: pictureLink(ctx.deps, account.signature),
    email: account.email,
    phone: account.phone,
    sex: account.sex,
    company: account.company,
    status: account.status,
  };
}
