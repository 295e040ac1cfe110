import type { Db } from '../../open.ts';
import { block, level, room, roomType, unit, unitType } from '../../schema.ts';
import { insertAll } from './bulk.ts';
import type { Run } from './demo-ids.ts';
import type { ProjectKey } from './people.ts';
import { blockPlans, demoProjects, roomKinds, unitKinds } from './places.ts';

/** A place that a report may name. */
export interface Spot {
  project: ProjectKey;
  blockId: string;
  blockShort: string;
  blockCode: string;
  blockName: string;
  levelId: string | null;
  unitId: string | null;
  roomId: string | null;
  roomCode: string;
  /** "Block A / Level 5 / #05-03 / Kitchen" */
  words: string;
}

const levelName = (code: string) =>
  code === 'RF' ? 'Roof' : code.startsWith('B') ? `Basement ${code.slice(1)}` : `Level ${code}`;
const levelSort = (code: string) => (code === 'RF' ? 99 : code.startsWith('B') ? -Number(code.slice(1)) : Number(code));

/** Blocks, levels, units and rooms of all demo projects; answers every place in them. domain.md §2.1 */
export async function seedStructure(
  tx: Db,
  nextId: (run: Run) => string,
  projectIds: Record<ProjectKey, string>,
  createTime: Date,
): Promise<Spot[]> {
  const stamps = { createTime, updateTime: createTime };
  const spots: Spot[] = [];
  for (const { key, tenantId } of demoProjects) {
    const projectId = projectIds[key];
    const scope = { ...stamps, tenantId, projectId };
    const plans = blockPlans.filter((plan) => plan.project === key);
    const used = new Set(plans.flatMap((plan) => plan.stacks));
    const roomTypes = roomKinds.map((kind, i) => ({
      ...scope,
      id: nextId('roomType'),
      roomCode: kind.code,
      // Pickers show this one name in either language.
      name: kind.name.join(' '),
      nameEn: kind.name[0],
      wet: kind.wet,
      windowed: kind.windowed,
      sort: i + 1,
      status: '1',
    }));
    const roomTypeOf = new Map(roomTypes.map((type) => [type.roomCode, type]));
    const unitTypes = unitKinds
      .filter((kind) => key === 'main' || used.has(kind.name))
      .map((kind, i) => ({
        ...scope,
        id: nextId('unitType'),
        name: kind.name,
        group: kind.group,
        area: kind.area,
        roomTypeIds: kind.rooms.map((code) => roomTypeOf.get(code)!.id),
        index: i + 1,
        memo: kind.memo,
      }));
    const blocks: (typeof block.$inferInsert)[] = [];
    const levels: (typeof level.$inferInsert)[] = [];
    const units: (typeof unit.$inferInsert)[] = [];
    const rooms: (typeof room.$inferInsert)[] = [];
    for (const [i, plan] of plans.entries()) {
      const blockId = nextId('block');
      blocks.push({
        ...scope,
        id: blockId,
        building_code: plan.code,
        block_name: plan.name,
        type: plan.type,
        block_code: plan.short,
        floor_cnt: plan.levels.length,
        units_cnt: plan.stacks.length,
        project_code: demoProjects.find((project) => project.key === key)!.code,
        images: [],
        sort: i + 1,
        status: '1',
      });
      const at = { project: key, blockId, blockShort: plan.short, blockCode: plan.code, blockName: plan.name };
      const nowhere = { levelId: null, unitId: null, roomId: null, roomCode: '' };
      if (plan.levels.length === 0) spots.push({ ...at, ...nowhere, words: plan.name });
      for (const code of plan.levels) {
        const levelId = nextId('level');
        levels.push({
          ...scope,
          id: levelId,
          block_id: blockId,
          level_code: code,
          level_name: levelName(code),
          sort: levelSort(code),
          status: '1',
        });
        const onLevel = `${plan.name} / ${levelName(code)}`;
        spots.push({ ...at, ...nowhere, levelId, words: onLevel });
        if (code === 'RF') continue;
        for (const [stack, typeName] of plan.stacks.entries()) {
          const type = unitTypes.find((candidate) => candidate.name === typeName)!;
          const unitId = nextId('unit');
          const unitCode = `#${code.padStart(2, '0')}-${String(stack + 1).padStart(2, '0')}`;
          units.push({ ...scope, id: unitId, level_id: levelId, unit_code: unitCode, unit_type_id: type.id });
          for (const roomTypeId of type.roomTypeIds) {
            const kind = roomTypes.find((candidate) => candidate.id === roomTypeId)!;
            const roomId = nextId('room');
            rooms.push({
              ...scope,
              id: roomId,
              unit_id: unitId,
              room_code: kind.roomCode,
              room_name: kind.nameEn,
              room_type_id: kind.id,
            });
            spots.push({
              ...at,
              levelId,
              unitId,
              roomId,
              roomCode: kind.roomCode,
              words: `${onLevel} / ${unitCode} / ${kind.nameEn}`,
            });
          }
        }
      }
    }
    await insertAll(tx, roomType, roomTypes);
    await insertAll(tx, unitType, unitTypes);
    await insertAll(tx, block, blocks);
    await insertAll(tx, level, levels);
    await insertAll(tx, unit, units);
    await insertAll(tx, room, rooms);
  }
  return spots;
}
