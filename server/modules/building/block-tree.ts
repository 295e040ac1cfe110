import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { resources } from '#domain/resources/all.ts';
import { rowsById } from '../../kernel/resource-repo.ts';
import type { ResourceCtx, Row } from '../../kernel/resource-table.ts';
import { treeOf } from '../../kernel/tree.ts';
import { parentsAmong, rowsBelow } from './read.ts';

const kinds = ['block', 'level', 'unit', 'room'] as const;
type Kind = (typeof kinds)[number];

const tiers: Record<Kind, { resource: Resource; parent: string | null; title: string; code: string }> = {
  block: { resource: resources.block as never, parent: null, title: 'block_name', code: 'building_code' },
  level: { resource: resources.level as never, parent: 'block_id', title: 'level_name', code: 'level_code' },
  unit: { resource: resources.unit as never, parent: 'level_id', title: 'unit_code', code: 'unit_code' },
  room: { resource: resources.room as never, parent: 'unit_id', title: 'room_name', code: 'room_code' },
};

/**
 * Query of the tree: below which node (default: the whole project), and how many tiers at once (default: all four).
 * Asking with `depth=1` and a node's id loads lazily; `hasChildren` says whether it is worth it.
 */
export const blockTreeQuery = z.object({
  parentId: z.union([z.literal(''), idSchema]).default('0'),
  depth: z.coerce.number().int().min(1).max(4).default(4),
});

interface TreeRow {
  id: string;
  parentId: string;
  title: string;
  key: string;
  value: string;
  type: Kind;
  code: string;
  hasChildren?: boolean;
}

/** block → level → unit → room as nodes. spec §7: POST block/tree; wire.md §1: shape of a node */
export async function blockTree(ctx: ResourceCtx<z.infer<typeof blockTreeQuery>>): Promise<unknown[]> {
  const below = ctx.input.parentId === '' ? '0' : ctx.input.parentId;
  const first = below === '0' ? 0 : (await tierOf(ctx, below)) + 1;
  const end = Math.min(first + ctx.input.depth, kinds.length);
  const nodes: TreeRow[] = [];
  let parents: string[] | null = below === '0' ? null : [below];
  for (let tier = first; tier < end; tier++) {
    const kind = kinds[tier]!;
    const rows = await rowsBelow(ctx, tiers[kind].resource, tiers[kind].parent, parents);
    const more = tier === end - 1 ? await withMore(ctx, tier, rows) : null;
    for (const row of rows) nodes.push(nodeOf(kind, row, more));
    // From the root every row of the project belongs to the tree; only a branch needs to name its parents.
    parents = below === '0' ? null : rows.map((row) => row.id);
  }
  return treeOf(nodes);
}

function nodeOf(kind: Kind, row: Row, more: Set<string> | null): TreeRow {
  const { parent, title, code } = tiers[kind];
  return {
    id: row.id,
    parentId: parent ? String(row[parent]) : '0',
    title: String(row[title]),
    key: row.id,
    value: row.id,
    type: kind,
    code: String(row[code]),
    ...(more?.has(row.id) ? { hasChildren: true } : {}),
  };
}

async function withMore(ctx: ResourceCtx, tier: number, rows: readonly Row[]): Promise<Set<string> | null> {
  const next = kinds[tier + 1];
  return next && next !== 'block'
    ? parentsAmong(
        ctx,
        next,
        rows.map((row) => row.id),
      )
    : null;
}

async function tierOf(ctx: ResourceCtx, id: string): Promise<number> {
  for (const [tier, kind] of kinds.entries())
    if ((await rowsById(ctx.db, tiers[kind].resource, ctx.person, [id])).length > 0) return tier;
  throw new Problem('notFound');
}
