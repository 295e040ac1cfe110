import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { topMenu } from '#domain/resources/top-menu.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import type { WriteHooks } from '../../kernel/resource-save.ts';
import { invalid, isPath } from './menu-rules.ts';
import { isTopCodeTaken, linksOf, menusOf, topMenusOf } from './read.ts';
import { replaceLinks } from './repo.ts';

const badPath: Words = ['A path begins with / or is a web link', '路径须以 / 开头，或为网页链接'];
const taken: Words = ['This value is already in use', '该值已被使用'];

/** Items of the top bar: each code once; a path, when there is one, leads somewhere. ASSUMED: 022 */
export const topMenuHooks: WriteHooks = {
  before: {
    save: async (ctx, values, row) => {
      const { code, path } = { ...row, ...values } as { code: string; path: string };
      if (path !== '' && !isPath(path)) throw invalid('path', badPath);
      if (await isTopCodeTaken(ctx.db, code, row?.id))
        throw new Problem('duplicate', { label: topMenu.fields.code.label }, { code: { words: taken } });
      return values;
    },
    remove: async (ctx, rows) => {
      const links = await codesBehind(
        ctx,
        rows.map((row) => row.id),
      );
      await audit(
        ctx,
        ...rows.map((row) => ({
          action: 'topMenu.remove',
          targetKind: 'topMenu',
          targetId: row.id,
          targetName: String(row['name']),
          before: links(row.id),
        })),
      );
    },
  },
};

/** Replaces what lies behind items of the top bar; every id is taken as given. wire.md §4 */
export async function grantTopMenus(ctx: PersonCtx<{ topMenuIds: string[]; menuIds: string[] }>): Promise<void> {
  // What every tenant shares is written by the platform's administrator only. docs/decisions/002
  if (!ctx.person.platformAdmin) throw new Problem('forbidden');
  const topMenuIds = [...new Set(ctx.input.topMenuIds)];
  const menuIds = [...new Set(ctx.input.menuIds)];
  const tops = await topMenusOf(ctx.db, topMenuIds);
  if (tops.length < topMenuIds.length || (await menusOf(ctx.db, menuIds)).length < menuIds.length)
    throw new Problem('notFound');
  const before = await codesBehind(ctx, topMenuIds);
  await replaceLinks(ctx.db, topMenuIds, menuIds);
  const after = await codesBehind(ctx, topMenuIds);
  await audit(
    ctx,
    ...tops.map((top) => ({
      action: 'topMenu.grant',
      targetKind: 'topMenu',
      targetId: top.id,
      targetName: top.name,
      before: before(top.id),
      after: after(top.id),
    })),
  );
}

async function codesBehind(ctx: PersonCtx, topMenuIds: readonly string[]) {
  const links = await linksOf(ctx.db, topMenuIds);
  return (id: string) => links.filter((link) => link.topMenuId === id).map((link) => link.menu.code);
}
