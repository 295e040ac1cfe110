import type { Tone } from '../kernel/flow.ts';
import type { Words } from '../kernel/words.ts';
import type { ProjectFigures } from './figures.ts';

/** One threshold of the information banner. spec §9 */
export interface Target {
  name: string;
  /** What is measured, short. */
  label: Words;
  /** What the threshold alone does not say: what follows when it is missed. */
  rule?: Words;
  /** Where the work is done; also what makes it the first one there. spec §2 */
  route: string;
  unit: 'percent' | 'score';
  least: number;
  /** `least` itself is not enough: "above". */
  above?: true;
  /** The live figure, null when nothing counts yet; absent: its module is not part of this build. */
  figure?: (figures: ProjectFigures) => number | null | undefined;
}

/** Below the threshold by no more than this counts as near. domain.md §2.15 */
const NEAR_POINTS = 2;

export type Standing = 'met' | 'near' | 'missed';

/** How a figure stands against its threshold; null when there is nothing to judge. domain.md §2.15 */
export function standingOf({ least, above }: Pick<Target, 'least' | 'above'>, value: number | null): Standing | null {
  if (value === null) return null;
  if (above ? value > least : value >= least) return 'met';
  return value >= least - NEAR_POINTS ? 'near' : 'missed';
}

/** Colour, icon and word of a standing. look.md */
export const standings: Record<Standing, { label: Words; tone: Tone }> = {
  met: { label: ['Met', '达标'], tone: 'good' },
  near: { label: ['Near', '接近'], tone: 'warn' },
  missed: { label: ['Missed', '未达标'], tone: 'bad' },
};

/** Closed within the deadline ÷ (closed + open past it), in percent; null when none had to be closed yet. domain.md §2.7 */
export function onTimePercent({ closed, onTime, overdue }: { closed: number; onTime: number; overdue: number }) {
  return closed + overdue === 0 ? null : (onTime / (closed + overdue)) * 100;
}

/** With at most one decimal, cut and not rounded: 99.96 of 100 is not shown as reached. */
export function shownValue(value: number): string {
  return String(Math.floor(value * 10 + 1e-9) / 10);
}
