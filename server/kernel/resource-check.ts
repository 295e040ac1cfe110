import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Field } from '#domain/kernel/fields.ts';
import { Problem, type ProblemName, problemOf } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { resourceNamed, resources } from '#domain/resources/all.ts';
import { HEADING_KEY } from '#domain/resources/dict.ts';
import type { Db } from '../db/open.ts';
import { rowsById } from './resource-repo.ts';
import { type AnyResourceCtx, type Holder, type Row, type Values, tableFor, within } from './resource-table.ts';

/** Refuses unless every id is an uploaded file of that tenant and project (server/modules/files/read.ts). */
export type RequireFiles = (
  db: Db,
  owner: { tenantId: string; projectId: string },
  ids: string[],
  label: Words,
  path?: string,
) => Promise<void>;

/**
 * Refuses values that point outside the holder's records: references, parents, dictionary keys and files. What an edit
 * leaves as it was is not asked about again, so that an old record with a removed key can still be edited elsewhere.
 */
export async function checkValues(
  ctx: AnyResourceCtx,
  resource: Resource,
  values: Values,
  before: Row | null,
  files?: RequireFiles,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name];
    if (!field || (before && JSON.stringify(before[name]) === JSON.stringify(value))) continue;
    const check = { ctx, resource, field, name };
    if (field.kind === 'ref' && value !== null) await checkRefs(check, [String(value)]);
    else if (field.kind === 'refs') await checkRefs(check, value as string[]);
    else if (field.kind === 'tree' && value !== '0') await checkParent(check, String(value), before);
    else if (field.kind === 'dict' && value !== '') await checkDict(check, String(value));
    else if (field.kind === 'images' && (value as string[]).length > 0) {
      if (!files) throw new Error(`${resource.name}.${name} holds files: its routes need the files option`);
      const { tenantId, projectId } = ctx.person as Required<Holder>;
      await files(ctx.db, { tenantId, projectId }, value as string[], field.label, name);
    }
  }
}

interface Check {
  ctx: AnyResourceCtx;
  resource: Resource;
  field: Field;
  name: string;
}

function refusal(problem: ProblemName, { field, name }: Check): Problem {
  const params = { label: field.label };
  return new Problem(problem, params, { [name]: { words: problemOf(problem).words, params } });
}

/** Locked as a foreign key would: whoever removes the referenced record waits, and then sees that it is used. */
async function checkRefs(check: Check, ids: readonly string[]): Promise<void> {
  const target = resourceNamed(check.field.to!.resource);
  const found = await rowsById(check.ctx.db, target, check.ctx.person, ids, { lock: 'key share' });
  if (found.length !== new Set(ids).size) throw refusal('unknownRef', check);
}

async function checkParent(check: Check, parentId: string, before: Row | null): Promise<void> {
  const { ctx, resource, name } = check;
  const seen = new Set<string>(before ? [before.id] : []);
  for (let id = parentId; id !== '0';) {
    if (seen.has(id)) throw refusal('unknownRef', check); // its own child cannot be its parent
    seen.add(id);
    const [parent] = await rowsById(ctx.db, resource, ctx.person, [id], { lock: 'key share' });
    if (!parent) {
      if (id === parentId) throw refusal('unknownRef', check);
      return;
    }
    id = String(parent[name]);
  }
}

async function checkDict(check: Check, key: string): Promise<void> {
  const { code, biz } = check.field.dict!;
  const source = resourceNamed(biz ? 'dictBiz' : 'dict');
  const { table, at } = tableFor(source);
  const found = await check.ctx.db
    .select({ id: at('id') })
    .from(table)
    .where(
      and(
        within(source, check.ctx.person),
        eq(at('code'), code),
        eq(at('dictKey'), key),
        ne(at('dictKey'), HEADING_KEY),
      ),
    )
    .for('key share');
  if (found.length === 0) throw refusal('unknownDict', check);
}

/** Refuses to remove rows that are used where no foreign key can see it: in lists of ids, and as parents. */
export async function refuseUsed(ctx: AnyResourceCtx, resource: Resource, rows: readonly Row[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  for (const { user, name } of holdersOf(resource)) {
    const { table, at } = tableFor(user);
    const [used] = await ctx.db
      .select({ id: at('id') })
      .from(table)
      .where(sql`jsonb_exists_any(${at(name)}, ${`{${ids.join(',')}}`}::text[])`)
      .limit(1);
    if (used) throw new Problem('inUse', { by: user.title });
  }
  const parent = Object.entries(resource.fields).find(([, field]) => field.kind === 'tree')?.[0];
  if (!parent) return;
  const { table, at } = tableFor(resource);
  const children = await ctx.db
    .select({ id: at('id') })
    .from(table)
    .where(and(within(resource, ctx.person), inArray(at(parent), ids)));
  if (children.some((child) => !ids.includes(String(child.id)))) throw new Problem('inUse', { by: resource.title });
}

/** Every field of every resource that keeps ids of this one in a list. */
function holdersOf(resource: Resource): { user: Resource; name: string }[] {
  return (Object.values(resources) as unknown as Resource[]).flatMap((user) =>
    Object.entries(user.fields)
      .filter(([, field]) => field.kind === 'refs' && field.to?.resource === resource.name)
      .map(([name]) => ({ user, name })),
  );
}
