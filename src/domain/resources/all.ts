import type { Resource } from '../kernel/resource.ts';
import { block } from './block.ts';
import { defectType } from './defect-type.ts';
import { dict, dictBiz } from './dict.ts';
import { level } from './level.ts';
import { notice } from './notice.ts';
import { param } from './param.ts';
import { reportIssue } from './report-issue.ts';
import { roomType } from './room-type.ts';
import { room } from './room.ts';
import { unitType } from './unit-type.ts';
import { unit } from './unit.ts';

/** Every plain record of the product, by name: references are looked up here. */
export const resources = {
  param,
  dict,
  dictBiz,
  defectType,
  reportIssue,
  block,
  level,
  unitType,
  unit,
  roomType,
  room,
  notice,
} as const;

/** A resource by its name; throws on a name nobody defined, which is a mistake in a definition. */
export function resourceNamed(name: string): Resource {
  const found = (resources as Record<string, unknown>)[name];
  if (!found) throw new Error(`no resource is named ${name}`);
  return found as Resource;
}
