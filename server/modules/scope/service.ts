import { callPath } from '#domain/access/call-scopes.ts';
import { idSchema } from '#domain/kernel/id.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { say, type Words } from '#domain/kernel/words.ts';
import { dept } from '#domain/resources/dept.ts';
import { apiScope, dataScope, dataScopeTypes } from '#domain/resources/scopes.ts';
import { audit } from '../../kernel/audit.ts';
import { rowsById } from '../../kernel/resource-repo.ts';
import type { ResourceOptions } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx, Row, Values } from '../../kernel/resource-table.ts';
import { rolesWith } from './read.ts';

/** Rules of data scopes: a custom one names departments that exist, the others name none. wire.md §4 */
export const dataScopeOptions: ResourceOptions = {
  ...optionsOf(dataScope as unknown as Resource, 'dataScope'),
  before: {
    save: async (ctx, values, row) => ({ ...values, scopeValue: await departments(ctx, values, row) }),
    remove: (ctx, rows) => refuseGranted(ctx, 'dataScope', rows),
  },
};

/** Rules of interface scopes: a path as it stands below /api, `**` only at its end. wire.md §4 */
export const apiScopeOptions: ResourceOptions = {
  ...optionsOf(apiScope as unknown as Resource, 'apiScope'),
  before: {
    save: async (_ctx, values) =>
      values['scopePath'] === undefined ? values : { ...values, scopePath: pathIn(String(values['scopePath'])) },
    remove: (ctx, rows) => refuseGranted(ctx, 'apiScope', rows),
  },
};

/** What both have: the name of their kind, and that every change is told. */
function optionsOf(resource: Resource, kind: 'dataScope' | 'apiScope'): ResourceOptions {
  const target = (row: Row) => ({ targetKind: kind, targetId: row.id, targetName: String(row['scopeName']) });
  const told = (row: Row) => Object.fromEntries(Object.keys(resource.fields).map((name) => [name, row[name]]));
  const labels = new Map(resource.fields['scopeType']!.options!.map((option) => [option.value, option.label]));
  return {
    derive: async (ctx) => (row) => {
      const label = labels.get(String(row['scopeType']));
      return { scopeTypeName: label ? say(label, ctx.language) : '' };
    },
    after: {
      save: (ctx, row, previous) =>
        audit(ctx, {
          ...target(row),
          action: previous ? `${kind}.edit` : `${kind}.add`,
          before: previous ? told(previous) : undefined,
          after: told(row),
        }),
      remove: (ctx, rows) =>
        audit(ctx, ...rows.map((row) => ({ ...target(row), action: `${kind}.remove`, before: told(row) }))),
    },
  };
}

async function departments(ctx: AnyResourceCtx, values: Values, row: Row | null): Promise<string> {
  const { scopeType, scopeValue } = { ...row, ...values };
  if (scopeType !== dataScopeTypes.custom) return '';
  const ids = [...new Set(idList(String(scopeValue ?? '')))];
  if (ids.length === 0) throw invalid('scopeValue', ['Choose at least one department', '请至少选择一个机构']);
  const words: Words = ['Not departments that exist here', '机构不存在'];
  if (ids.some((id) => !idSchema.safeParse(id).success)) throw invalid('scopeValue', words);
  const found = await rowsById(ctx.db, dept as unknown as Resource, ctx.person, ids, { lock: 'key share' });
  if (found.length !== ids.length) throw invalid('scopeValue', words);
  return ids.join(',');
}

/** Blade forms write the path with /api, which every call has before it. */
function pathIn(text: string): string {
  const path = text.startsWith('/api/') ? text.slice('/api'.length) : text;
  if (!callPath.test(path))
    throw invalid('scopePath', [
      'A path below /api, as /blade-system/user/list, or with /** at the end',
      '请填写 /api 之后的路径，如 /blade-system/user/list，可以 /** 结尾',
    ]);
  return path;
}

/** Taking a scope away would show more than it showed: first it is taken from the roles, on purpose. ASSUMED: 021 */
async function refuseGranted(ctx: AnyResourceCtx, kind: 'dataScope' | 'apiScope', rows: readonly Row[]): Promise<void> {
  const names = await rolesWith(
    ctx.db,
    kind,
    rows.map((row) => row.id),
  );
  const by: Words = [`the roles ${names.join(', ')}`, `角色${names.join('、')}`];
  if (names.length > 0) throw new Problem('inUse', { by });
}

function invalid(field: string, words: Words): Problem {
  return new Problem('invalid', {}, { [field]: { words } });
}
