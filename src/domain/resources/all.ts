import type { Resource } from '../kernel/resource.ts';
import { block } from './block.ts';
import { defectType } from './defect-type.ts';
import { dept } from './dept.ts';
import { dict, dictBiz } from './dict.ts';
import { level } from './level.ts';
import { menu } from './menu.ts';
import { notice } from './notice.ts';
import { param } from './param.ts';
import { post } from './post.ts';
import { reportIssue } from './report-issue.ts';
import { role } from './role.ts';
import { roomType } from './room-type.ts';
import { room } from './room.ts';
import { unitType } from './unit-type.ts';
import { unit } from './unit.ts';

/** Every plain record of the product, by name. */
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
  dept,
  post,
} as const;

/** What others may refer to: the plain records, and two that have rules of their own. */
const referable = { ...resources, role, menu };

/** A resource by its name; throws on a name nobody defined, which is a mistake in a definition. */
export function resourceNamed(name: string): Resource {
  const found = (referable as Record<string, unknown>)[name];
  if (!found) throw new Error(`no resource is named ${name}`);
  return found as Resource;
}
