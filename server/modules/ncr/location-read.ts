import { and, eq } from 'drizzle-orm';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { ReportInput } from '#domain/ncr/schema.ts';
import { block, level, room, unit } from '../../db/schema.ts';
import type { MemberCtx } from '../../kernel/context.ts';

type Place = Pick<ReportInput, 'blockId' | 'levelId' | 'unitId' | 'roomId' | 'gridline'>;

const labels = {
  blockId: ['Block or zone', '楼栋或区域'],
  levelId: ['Level', '楼层'],
  unitId: ['Unit', '单元'],
  roomId: ['Room', '房间'],
} as const satisfies Record<string, Words>;

/**
 * Checks that block → level → unit → room hang together in this project and says the place in words
 * ("Block A / Level 5 / #05-03 / Kitchen · C/7"). A part of another project is Problem 'unknownRef' at its field.
 */
export async function locate(ctx: MemberCtx, place: Place): Promise<string> {
  const names: string[] = [];
  const scope = { tenantId: ctx.person.tenantId, projectId: ctx.person.projectId };
  if (place.blockId !== '') {
    const [found] = await ctx.db
      .select({ name: block.block_name })
      .from(block)
      .where(and(eq(block.id, place.blockId), inScope(block, scope)));
    names.push(found?.name ?? unknown('blockId'));
  }
  if (place.levelId !== '') {
    const [found] = await ctx.db
      .select({ name: level.level_name })
      .from(level)
      .where(and(eq(level.id, place.levelId), eq(level.block_id, above(place.blockId)), inScope(level, scope)));
    names.push(found?.name ?? unknown('levelId'));
  }
  if (place.unitId !== '') {
    const [found] = await ctx.db
      .select({ name: unit.unit_code })
      .from(unit)
      .where(and(eq(unit.id, place.unitId), eq(unit.level_id, above(place.levelId)), inScope(unit, scope)));
    names.push(found?.name ?? unknown('unitId'));
  }
  if (place.roomId !== '') {
    const [found] = await ctx.db
      .select({ name: room.room_name })
      .from(room)
      .where(and(eq(room.id, place.roomId), eq(room.unit_id, above(place.unitId)), inScope(room, scope)));
    names.push(found?.name ?? unknown('roomId'));
  }
  return [names.join(' / '), place.gridline].filter((part) => part !== '').join(' · ');
}

function inScope(table: typeof block | typeof level | typeof unit | typeof room, scope: Record<string, string>) {
  return and(eq(table.tenantId, scope['tenantId']!), eq(table.projectId, scope['projectId']!));
}

/** A room without its unit, and so on, cannot be right. */
function above(id: string): string {
  return id === '' ? '0' : id;
}

function unknown(field: keyof typeof labels): never {
  const said = { words: ['This entry does not exist here', '所选内容不存在'] as const };
  throw new Problem('unknownRef', { label: labels[field] }, { [field]: said });
}
