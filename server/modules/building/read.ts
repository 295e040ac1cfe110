import { and, count, eq, sql } from 'drizzle-orm';
import type { Resource } from '#domain/kernel/resource.ts';
import { resources } from '#domain/resources/all.ts';
import { block, level, report, room, roomType, unit, unitType } from '../../db/schema.ts';
import { orderOf } from '../../kernel/filters.ts';
import { type AnyResourceCtx, idIn, type Row, tableFor, within } from '../../kernel/resource-table.ts';

export interface RoomCounts {
  roomCnt: number;
  wptRoomCnt: number;
  wttRoomCnt: number;
}

/** Rooms of blocks, those to pond and those with a window test, in one query. domain.md §2.1 */
export async function roomCountsOfBlocks(
  ctx: AnyResourceCtx,
  ids: readonly string[],
): Promise<Map<string, RoomCounts>> {
  const rows = await ctx.db
    .select({
      blockId: level.block_id,
      roomCnt: count(room.id),
      wptRoomCnt: sql<number>`count(*) filter (where ${roomType.wet} = 1)`,
      wttRoomCnt: sql<number>`count(*) filter (where ${roomType.windowed} = 1)`,
    })
    .from(room)
    .innerJoin(unit, eq(unit.id, room.unit_id))
    .innerJoin(level, eq(level.id, unit.level_id))
    .leftJoin(roomType, eq(roomType.id, room.room_type_id))
    .where(idIn(level.block_id, ids))
    .groupBy(level.block_id);
  return new Map(
    rows.map(({ blockId, ...counts }) => [
      blockId!,
      {
        roomCnt: Number(counts.roomCnt),
        wptRoomCnt: Number(counts.wptRoomCnt),
        wttRoomCnt: Number(counts.wttRoomCnt),
      },
    ]),
  );
}

/** Rooms of units. */
export async function roomCountsOfUnits(ctx: AnyResourceCtx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: room.unit_id, rooms: count() })
    .from(room)
    .where(idIn(room.unit_id, ids))
    .groupBy(room.unit_id);
  return new Map(rows.map((row) => [row.id!, Number(row.rooms)]));
}

/** Names of unit types. */
export async function unitTypeNames(ctx: AnyResourceCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: unitType.id, name: unitType.name })
    .from(unitType)
    .where(idIn(unitType.id, ids));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Units of unit types. */
export async function unitCountsOfTypes(ctx: AnyResourceCtx, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ id: unit.unit_type_id, units: count() })
    .from(unit)
    .where(idIn(unit.unit_type_id, ids))
    .groupBy(unit.unit_type_id);
  return new Map(rows.map((row) => [row.id!, Number(row.units)]));
}

/** Which of these rooms a report names. */
export async function reportedRooms(ctx: AnyResourceCtx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db.selectDistinct({ id: report.roomId }).from(report).where(idIn(report.roomId, ids));
  return new Set(rows.map((row) => row.id!));
}

/** Rooms of units, in order of their codes. */
export async function roomsOfUnits(ctx: AnyResourceCtx, ids: readonly string[]): Promise<Row[]> {
  return (await ctx.db
    .select()
    .from(room)
    .where(idIn(room.unit_id, ids))
    .orderBy(room.room_code, room.id)) as unknown as Row[];
}

/** Rows of a resource below some parents (null: all of the project), in the resource's order. */
export async function rowsBelow(
  ctx: AnyResourceCtx,
  resource: Resource,
  parent: string | null,
  parents: readonly string[] | null,
): Promise<Row[]> {
  const { table, at } = tableFor(resource);
  return (await ctx.db
    .select()
    .from(table)
    .where(and(within(resource, ctx.person), parent && parents ? idIn(at(parent), parents) : undefined))
    .orderBy(...orderOf(resource, {}))) as Row[];
}

/** Which of these rows have something below them. */
export async function parentsAmong(
  ctx: AnyResourceCtx,
  below: 'level' | 'unit' | 'room',
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const [table, column] = { level: [level, level.block_id], unit: [unit, unit.level_id], room: [room, room.unit_id] }[
    below
  ] as [typeof level, typeof level.block_id];
  const rows = await ctx.db.selectDistinct({ id: column }).from(table).where(idIn(column, ids));
  return new Set(rows.map((row) => row.id!));
}

/** A unit with where it stands, as a sheet shows it. */
export interface PlacedUnit {
  id: string;
  version: number;
  levelId: string;
  buildingCode: string;
  levelCode: string;
  unitCode: string;
  unitTypeId: string | null;
  unitTypeName: string;
  memo: string;
}

/** The project's units from the bottom up, of one block or level when said. */
export async function placedUnits(
  ctx: AnyResourceCtx,
  only: { blockId?: string | undefined; levelId?: string | undefined } = {},
): Promise<PlacedUnit[]> {
  const rows = await ctx.db
    .select({
      id: unit.id,
      version: unit.version,
      levelId: level.id,
      buildingCode: block.building_code,
      levelCode: level.level_code,
      unitCode: unit.unit_code,
      unitTypeId: unit.unit_type_id,
      unitTypeName: unitType.name,
      memo: unit.memo,
    })
    .from(unit)
    .innerJoin(level, eq(level.id, unit.level_id))
    .innerJoin(block, eq(block.id, level.block_id))
    .leftJoin(unitType, eq(unitType.id, unit.unit_type_id))
    .where(
      and(
        within(resources.unit, ctx.person),
        only.blockId ? eq(block.id, only.blockId) : undefined,
        only.levelId ? eq(level.id, only.levelId) : undefined,
      ),
    )
    .orderBy(block.sort, block.building_code, level.sort, level.id, unit.unit_code, unit.id);
  return rows.map((row) => ({ ...row, unitTypeName: row.unitTypeName ?? '' }));
}

/** The project's levels by `building code` and `level code`, for finding them from a sheet. */
export async function levelsByCode(ctx: AnyResourceCtx): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({ id: level.id, levelCode: level.level_code, buildingCode: block.building_code })
    .from(level)
    .innerJoin(block, eq(block.id, level.block_id))
    .where(within(resources.level, ctx.person));
  return new Map(rows.map((row) => [placeKey(row.buildingCode, row.levelCode), row.id]));
}

/** One key of two codes; a code has no control characters (kernel/fields.ts). */
export function placeKey(...codes: string[]): string {
  return codes.join('\u0001');
}

/** The project's unit types with the room types each has. */
export async function unitTypesOf(ctx: AnyResourceCtx): Promise<{ id: string; name: string; roomTypeIds: string[] }[]> {
  return ctx.db
    .select({ id: unitType.id, name: unitType.name, roomTypeIds: unitType.roomTypeIds })
    .from(unitType)
    .where(within(resources.unitType, ctx.person));
}

/** The project's room types in their order. */
export async function roomTypesOf(ctx: AnyResourceCtx): Promise<{ id: string; roomCode: string; name: string }[]> {
  return ctx.db
    .select({ id: roomType.id, roomCode: roomType.roomCode, name: roomType.name })
    .from(roomType)
    .where(within(resources.roomType, ctx.person))
    .orderBy(roomType.sort, roomType.roomCode);
}
