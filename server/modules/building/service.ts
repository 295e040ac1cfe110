import { Problem } from '#domain/kernel/problems.ts';
import { resources } from '#domain/resources/all.ts';
import { present } from '../../kernel/resource-present.ts';
import { editRow, type WriteHooks } from '../../kernel/resource-save.ts';
import { rowsById } from '../../kernel/resource-repo.ts';
import type { Derive } from '../../kernel/resource-present.ts';
import type { AnyResourceCtx, Row, Values } from '../../kernel/resource-table.ts';
import { pgProblem } from '../../kernel/pg-errors.ts';
import { photoPresenter, requireFiles } from '../files/read.ts';
import { roomCountsOfBlocks, roomCountsOfUnits, roomsOfUnits, unitCountsOfTypes, unitTypeNames } from './read.ts';
import { setCodesAside } from './repo.ts';
import { dropRooms, generateRooms, lockedUnits, planRooms, type RoomPlan } from './room-plan.ts';

const idsOf = (rows: readonly Row[]) => rows.map((row) => row.id);

/** Counts are derived, never typed (domain.md §2.1); pictures come with signed links; project_id as spec §3 spells it. */
export const blockColumns: Derive = async (ctx, rows) => {
  const counts = await roomCountsOfBlocks(ctx, idsOf(rows));
  const pictures = rows.flatMap((row) => row['images'] as string[]);
  const photos = await photoPresenter(ctx.deps, ctx.db, pictures);
  return (row) => ({
    project_id: row['projectId'],
    ...(counts.get(row.id) ?? { roomCnt: 0, wptRoomCnt: 0, wttRoomCnt: 0 }),
    imagesPhotos: photos((row['images'] as string[]).map((fileId) => ({ fileId, tag: 'context' }))),
  });
};

export const unitColumns: Derive = async (ctx, rows) => {
  const counts = await roomCountsOfUnits(ctx, idsOf(rows));
  const types = rows.map((row) => row['unit_type_id']).filter((id) => id !== null) as string[];
  const names = await unitTypeNames(ctx, types);
  return (row) => ({
    unit_type: names.get(String(row['unit_type_id'])) ?? '',
    roomCnt: counts.get(row.id) ?? 0,
  });
};

export const unitTypeColumns: Derive = async (ctx, rows) => {
  const counts = await unitCountsOfTypes(ctx, idsOf(rows));
  return (row) => ({ unitCnt: counts.get(row.id) ?? 0, roomCnt: (row['roomTypeIds'] as string[]).length });
};

export const blockHooks: WriteHooks = { files: requireFiles };

/**
 * spec §4: changing a unit type regenerates all rooms. A new unit of a type that has no room types yet simply starts
 * without rooms, and a unit whose type is taken away keeps those it has. docs/decisions/002
 */
export const unitHooks: WriteHooks = {
  before: {
    // Rooms are generated with their unit and go with it, unless a report names one.
    remove: async (ctx, units) => dropRooms(ctx, await roomsOfUnits(ctx, idsOf(units))),
  },
  after: {
    save: async (ctx, row, previous) => {
      if (row['unit_type_id'] === null || row['unit_type_id'] === previous?.['unit_type_id']) return;
      await generateRooms(ctx, await planRooms(ctx, [row], { lenient: previous === null }));
    },
  },
};

/** Edits many levels, all or none; codes may be swapped among them. Problems are told at `<row>.<field>`. spec §7 */
export async function updateLevels(ctx: AnyResourceCtx, inputs: readonly Values[]): Promise<unknown[]> {
  const ids = inputs.map((input) => String(input['id']));
  if (new Set(ids).size !== ids.length) throw new Problem('badRequest');
  const known = await rowsById(ctx.db, resources.level, ctx.person, ids, { lock: 'update' });
  if (known.length !== ids.length) throw new Problem('notFound');
  const before = new Map(known.map((row) => [row.id, row]));
  await setCodesAside(ctx, ids);
  const saved: Row[] = [];
  for (const [index, input] of inputs.entries()) {
    const code = input['level_code'] ?? before.get(String(input['id']))!['level_code'];
    try {
      saved.push(await editRow(ctx, resources.level, { ...input, level_code: code }, {}));
    } catch (error) {
      throw atRow(index, error);
    }
  }
  return present(ctx, resources.level, saved);
}

function atRow(index: number, error: unknown): unknown {
  const problem = error instanceof Problem ? error : pgProblem(error);
  if (!problem?.fields) return problem ?? error;
  const fields = Object.entries(problem.fields).map(([path, said]) => [`${index}.${path}`, said]);
  return new Problem(problem.problem, problem.params, Object.fromEntries(fields));
}

/**
 * Generates the rooms of units from their types, or only says what would be kept, added and lost. spec §7, §4
 * A preview may ask about another type, so that a form can show what changing the type does. domain.md §2.1
 */
export async function generateRoomsOf(
  ctx: AnyResourceCtx,
  unitIds: readonly string[],
  preview: boolean,
  typeId?: string,
) {
  const units = await lockedUnits(ctx, unitIds);
  const asked = preview && typeId ? units.map((unit) => ({ ...unit, unit_type_id: typeId })) : units;
  const plans = await planRooms(ctx, asked);
  if (!preview) await generateRooms(ctx, plans);
  return { preview, units: plans.map(shown) };
}

function shown({ unit, kept, added, lost }: RoomPlan) {
  const named = (room: Row) => ({ id: room.id, room_code: room['room_code'], room_name: room['room_name'] });
  return {
    unitId: unit.id,
    unit_code: unit['unit_code'],
    kept: kept.map(({ room }) => named(room)),
    added: added.map(({ room_code, room_name }) => ({ room_code, room_name })),
    /** `used`: a report names the room, so it cannot vanish. */
    lost: lost.map((room) => ({ ...named(room), used: room.used })),
  };
}
