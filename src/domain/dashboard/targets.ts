import type { Words } from '../kernel/words.ts';
import { ncrDays } from './measured.ts';
import type { Target } from './standing.ts';

const passed = (what: Words, least: number): Pick<Target, 'label' | 'unit' | 'least'> => ({
  label: [`${what[0]} pass rate`, `${what[1]}通过率`],
  unit: 'percent',
  least,
});
const score = (what: Words, least: number): Pick<Target, 'label' | 'unit' | 'least'> => ({
  label: [`${what[0]} score`, `${what[1]}评分`],
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
    rule: ['Counted from the start of the inspection', '自开始检查之日起算'],
    route: '/rfsi',
    unit: 'percent',
    least: 100,
  },
  ncrDays,
  {
    name: 'memoDays',
    label: ['Quality memo closed within 7 days', '质量备忘录 7 天内关闭'],
    rule: ['Else there is an admin charge', '否则收取管理费'],
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
    route: '/conquas',
    unit: 'score',
    least: 95,
    above: true,
  },
  { name: 'ppvcFirst', route: '/ppvc', ...passed(['PPVC first', 'PPVC 首次'], 99) },
  { name: 'ppvcSecond', route: '/ppvc', ...passed(['PPVC second', 'PPVC 二次'], 100) },
];

/** The targets with those of the page that is shown first. spec §2: the banner names these routes */
export function targetsAt(pathname: string): readonly Target[] {
  const here = ({ route }: Target) => pathname === route || pathname.startsWith(`${route}/`);
  return [...targets.filter(here), ...targets.filter((one) => !here(one))];
}
