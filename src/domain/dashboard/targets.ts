import type { Tone } from '../kernel/flow.ts';
import type { Words } from '../kernel/words.ts';
import { limits } from '../limits.ts';
import type { ProjectFigures } from './figures.ts';

/** One threshold of the information banner. spec §9 */
export interface Target {
  name: string;
  /** What is measured, short. */
  label: Words;
  /** The rule in a sentence, with what follows when it is broken. */
  rule: Words;
  /** Where the work is done; also what makes it the first one there. spec §2 */
  route: string;
  unit: 'percent' | 'score';
  least: number;
  /** `least` itself is not enough: "above". */
  above?: true;
  /** The live figure, null when nothing counts yet; absent: its module is not part of this build. */
  figure?: (figures: ProjectFigures) => number | null | undefined;
}

const passed = (round: Words, least: number): Pick<Target, 'label' | 'rule' | 'unit' | 'least'> => ({
  label: [`${round[0]} pass rate`, `${round[1]}通过率`],
  rule: [`${round[0]} pass rate at least ${least} %`, `${round[1]}通过率不低于 ${least}%`],
  unit: 'percent',
  least,
});
const score = (part: Words, least: number): Pick<Target, 'label' | 'rule' | 'unit' | 'least'> => ({
  label: [`${part[0]} score`, `${part[1]}评分`],
  rule: [`${part[0]} score at least ${least}`, `${part[1]}评分不低于 ${least}`],
  unit: 'score',
  least,
});

/** Every threshold that the banner knows, in the order of spec §9. */
export const targets: readonly Target[] = [
  { name: 'rfsiFirst', route: '/rfsi', ...passed(['RFSI first', 'RFSI 首次'], 99) },
  { name: 'rfsiSecond', route: '/rfsi', ...passed(['RFSI second', 'RFSI 二次'], 100) },
  {
    name: 'rfsiDays',
    label: ['RFSI forms within 14 days', 'RFSI 表单 14 天内完成'],
    rule: ['A form is overdue 14 days after its inspection started', '开始检查 14 天后表单即为逾期'],
    route: '/rfsi',
    unit: 'percent',
    least: 100,
  },
  {
    name: 'ncrDays',
    label: [`NCR closed within ${limits.ncrDays} days`, `NCR ${limits.ncrDays} 天内关闭`],
    rule: [
      `An NCR report closes within ${limits.ncrDays} days, else a quality memo is issued`,
      `NCR 报告须在 ${limits.ncrDays} 天内关闭，否则签发质量备忘录`,
    ],
    route: '/qaqc/report',
    unit: 'percent',
    least: 100,
    figure: ({ ncr }) => ncr && onTimePercent(ncr),
  },
  {
    name: 'memoDays',
    label: ['Quality memo closed within 7 days', '质量备忘录 7 天内关闭'],
    rule: [
      'A quality memo closes within 7 days, else there is an admin charge',
      '质量备忘录须在 7 天内关闭，否则收取管理费',
    ],
    route: '/qaqc/reportMemo',
    unit: 'percent',
    least: 100,
  },
  { name: 'handover', route: '/handover', ...passed(['Handover', '工序移交'], 100) },
  { name: 'structural', route: '/pqms/checklist', ...score(['Structural', '结构'], 90) },
  { name: 'architectural', route: '/pqms/archi', ...score(['Architectural', '建筑'], 85) },
  { name: 'me', route: '/pqms/meChecklist', ...score(['M&E', '机电'], 95) },
  { name: 'funTest', route: '/funTest', ...passed(['Functional test', '功能测试'], 100) },
  {
    name: 'conquas',
    label: ['CONQUAS score', 'CONQUAS 得分'],
    rule: ['CONQUAS score above 95', 'CONQUAS 得分高于 95'],
    route: '/conquas',
    unit: 'score',
    least: 95,
    above: true,
  },
  { name: 'ppvcFirst', route: '/ppvc', ...passed(['PPVC first', 'PPVC 首次'], 99) },
  { name: 'ppvcSecond', route: '/ppvc', ...passed(['PPVC second', 'PPVC 二次'], 100) },
];

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

/** The targets with those of the page that is shown first. spec §2: the banner names these routes */
export function targetsAt(pathname: string): readonly Target[] {
  const here = ({ route }: Target) => pathname === route || pathname.startsWith(`${route}/`);
  return [...targets.filter(here), ...targets.filter((one) => !here(one))];
}
