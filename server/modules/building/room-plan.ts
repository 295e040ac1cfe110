import { Problem } from '#domain/kernel/problems.ts';
import { resources } from '#domain/resources/all.ts';
import { deleteRows, insertRows, rowsById, updateRow } from '../../kernel/resource-repo.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';
import { reportedRooms, roomsOfUnits, roomTypesOf, unitTypesOf } from './read.ts';

interface Wanted {
  room_code: string;
  room_name: string;
  room_type_id: string;
}

/** What generating does to a unit: rooms whose code stays keep their id, so that their history survives. spec §4 */
export interface RoomPlan {
  unit: Row;
  kept: { room: Row; typeId: string }[];
  added: Wanted[];
  lost: (Row & { used: boolean })[];
}

/**
 * Plans the rooms of units from their unit types. A unit without a type, or whose type has no room types, is Problem
 * unitTypeWithoutRooms (spec §5), unless `lenient`: then it gets no plan.
 */
export async function planRooms(
  ctx: AnyResourceCtx,
  units: readonly Row[],
  options: { lenient?: boolean } = {},
): Promise<RoomPlan[]> {
  const types = new Map((await unitTypesOf(ctx)).map((type) => [type.id, new Set(type.roomTypeIds)]));
  const roomTypes = await roomTypesOf(ctx);
  const existing = await roomsOfUnits(ctx, idsOf(units));
  const plans: RoomPlan[] = [];
  for (const unit of units) {
    const included = types.get(String(unit['unit_type_id'])) ?? new Set();
    const wanted = roomTypes.filter((type) => included.has(type.id));
    if (wanted.length > 0)
      plans.push(
        planOf(
          unit,
          existing.filter((room) => room['unit_id'] === unit.id),
          wanted,
        ),
      );
    else if (!options.lenient) throw new Problem('unitTypeWithoutRooms');
  }
  const lost = plans.flatMap((plan) => plan.lost);
  const used = await reportedRooms(ctx, idsOf(lost));
  for (const room of lost) room.used = used.has(room.id);
  return plans;
}

function planOf(
  unit: Row,
  existing: readonly Row[],
  types: readonly { id: string; roomCode: string; name: string }[],
): RoomPlan {
  const byCode = new Map(types.map((type) => [type.roomCode, type]));
  const codes = new Set(existing.map((room) => room['room_code']));
  return {
    unit,
    kept: existing.flatMap((room) => {
      const type = byCode.get(String(room['room_code']));
      return type ? [{ room, typeId: type.id }] : [];
    }),
    added: types
      .filter((type) => !codes.has(type.roomCode))
      .map((type) => ({ room_code: type.roomCode, room_name: type.name, room_type_id: type.id })),
    lost: existing.filter((room) => !byCode.has(String(room['room_code']))).map((room) => ({ ...room, used: false })),
  };
}

/** Carries plans out. A room that would vanish but stands in a report keeps everything as it is. domain.md §2.1 */
export async function generateRooms(ctx: AnyResourceCtx, plans: readonly RoomPlan[]): Promise<void> {
  await dropRooms(
    ctx,
    plans.flatMap((plan) => plan.lost),
  );
  for (const { room, typeId } of plans.flatMap((plan) => plan.kept))
    if (room['room_type_id'] !== typeId) await updateRow(ctx, resources.room, room, { room_type_id: typeId });
  await insertRows(
    ctx,
    resources.room,
    plans.flatMap((plan) => plan.added.map((room) => ({ ...room, unit_id: plan.unit.id }))),
  );
}

/** Removes rooms, all of them or, when a report names one, none. domain.md §2.1 */
export async function dropRooms(ctx: AnyResourceCtx, rooms: readonly Row[]): Promise<void> {
  const used = await reportedRooms(ctx, idsOf(rooms));
  const held = rooms.find((room) => used.has(room.id))?.['room_name'];
  if (held !== undefined) throw new Problem('inUse', { by: [`NCR reports (${held})`, `NCR报告（${held}）`] });
  await deleteRows(ctx, resources.room, idsOf(rooms));
}

const idsOf = (rows: readonly Row[]) => rows.map((row) => row.id);

/** The units of a request, locked, or notFound when one of them is not of this project. */
export async function lockedUnits(ctx: AnyResourceCtx, ids: readonly string[]): Promise<Row[]> {
  const units = await rowsById(ctx.db, resources.unit, ctx.person, ids, { lock: 'update' });
  if (units.length !== new Set(ids).size) throw new Problem('notFound');
  return units;
}
