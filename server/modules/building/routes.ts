import { z } from 'zod';
import { idSchema, idsSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { codeFor } from '#domain/kernel/resource.ts';
import { toWire } from '#domain/kernel/time.ts';
import { resources } from '#domain/resources/all.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { readPermission, resourceRoute, writePermission } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import type { ResourceCtx } from '../../kernel/resource-table.ts';
import { sheetResponse, writeSheet } from '../../kernel/sheet.ts';
import { blockTree, blockTreeQuery } from './block-tree.ts';
import { placedUnits, roomCountsOfUnits } from './read.ts';
import {
  blockColumns,
  blockHooks,
  generateRoomsOf,
  unitColumns,
  unitHooks,
  unitTypeColumns,
  updateLevels,
} from './service.ts';
import { teamRoutes } from './team-routes.ts';
import { importUnits } from './unit-import.ts';
import { unitSheet } from './unit-sheet.ts';

const { block, level, unit, unitType, room, roomType } = resources;

/** Blocks and zones, levels, units, unit types, rooms and room types of a project. spec §7 Building */
export const buildingRoutes: AnyEndpoint[] = [
  ...teamRoutes,
  ...resourceRoutes(block, { derive: blockColumns, ...blockHooks }),
  resourceRoute(block, {
    method: 'post', // a read in all but its method: spec §7 sends the query by POST
    call: 'tree',
    permission: readPermission(block),
    from: 'query',
    input: blockTreeQuery,
    run: blockTree,
  }),

  ...resourceRoutes(level),
  resourceRoute(level, {
    method: 'post',
    call: 'batchUpdate',
    permission: writePermission(level, 'edit'),
    from: 'body',
    input: z.object({ rows: z.array(level.edit).min(1).max(500) }),
    write: true,
    run: (ctx) => updateLevels(ctx, ctx.input.rows),
  }),

  ...resourceRoutes(unit, { derive: unitColumns, ...unitHooks }),
  resourceRoute(unit, {
    method: 'post',
    call: 'exportUnit',
    permission: { code: [codeFor(unit, 'view'), unit.permission] },
    from: 'query',
    input: z.object({ block_id: idSchema.optional(), level_id: idSchema.optional() }),
    run: exportUnits,
  }),
  resourceRoute(unit, {
    method: 'post',
    call: 'importUnit',
    permission: writePermission(unit, 'add'),
    from: 'query',
    input: z.object({ dryRun: z.enum(['0', '1', 'true', 'false', '']).default('') }),
    // Opens its own transaction when the upload is complete.
    run: (ctx) => importUnits(ctx, ctx.input.dryRun === '1' || ctx.input.dryRun === 'true'),
  }),

  ...resourceRoutes(unitType, { derive: unitTypeColumns }),
  ...resourceRoutes(roomType),

  ...resourceRoutes(room),
  resourceRoute(room, {
    method: 'post',
    call: 'unitRoomGenerate',
    permission: { code: [codeFor(room, 'add'), codeFor(unit, 'edit')] },
    from: 'body',
    input: z.object({
      unitId: idSchema.optional(),
      unitIds: z.union([z.array(idSchema).max(500), idsSchema]).optional(),
      /** Only with `preview`: as if the units were of this type. */
      unit_type_id: idSchema.optional(),
      preview: z
        .union([z.boolean(), z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true')])
        .default(false),
    }),
    write: true,
    run: (ctx) => {
      const ids = [...new Set([...(ctx.input.unitId ? [ctx.input.unitId] : []), ...(ctx.input.unitIds ?? [])])];
      if (ids.length === 0) throw new Problem('idsRequired');
      return generateRoomsOf(ctx, ids, ctx.input.preview, ctx.input.unit_type_id);
    },
  }),
];

async function exportUnits(ctx: ResourceCtx<{ block_id?: string | undefined; level_id?: string | undefined }>) {
  const units = await placedUnits(ctx, { blockId: ctx.input.block_id, levelId: ctx.input.level_id });
  const counts = await roomCountsOfUnits(
    ctx,
    units.map((one) => one.id),
  );
  const { header, rows } = unitSheet(units, counts, ctx.language);
  const day = toWire(ctx.now, ctx.deps.config.timeZone).slice(0, 10);
  return sheetResponse(await writeSheet(ctx.language === 'zh' ? '单元' : 'Units', header, rows), `units-${day}.xlsx`);
}
