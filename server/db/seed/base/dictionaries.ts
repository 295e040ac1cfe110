import { HEADING_KEY } from '#domain/resources/dict.ts';
import type { Words } from '#domain/kernel/words.ts';
import { seedId } from './seed-id.ts';

interface DictSeed {
  /** Fixes the ids for good: the heading is number × 50, its entries follow. */
  number: number;
  code: string;
  title: Words;
  entries: readonly { key: string; label: Words; remark?: string }[];
}

const numbered = (from: number, ...labels: Words[]) =>
  labels.map((label, index) => ({ key: String(from + index), label }));

/** wire.md §7 */
const systemDicts: readonly DictSeed[] = [
  { number: 1, code: 'sex', title: ['Sex', '性别'], entries: numbered(1, ['Male', '男'], ['Female', '女']) },
  {
    number: 2,
    code: 'notice',
    title: ['Kind of notice', '通知类型'],
    entries: numbered(
      1,
      ['Announcement', '发布通知'],
      ['For approval', '批转通知'],
      ['Forwarded', '转发通知'],
      ['Instruction', '指示通知'],
      ['Appointment', '任免通知'],
      ['Office matter', '事务通知'],
    ),
  },
  {
    number: 3,
    code: 'menu_category',
    title: ['Kind of menu', '菜单类型'],
    entries: numbered(1, ['Menu', '菜单'], ['Button', '按钮']),
  },
  {
    number: 4,
    code: 'button_func',
    title: ['Place of a button', '按钮功能'],
    entries: numbered(1, ['Toolbar', '工具栏'], ['Row', '操作栏'], ['Toolbar and row', '工具操作栏']),
  },
  { number: 5, code: 'yes_no', title: ['Yes or no', '是否'], entries: numbered(1, ['No', '否'], ['Yes', '是']) },
  {
    number: 6,
    code: 'data_scope_type',
    title: ['Kind of data scope', '数据权限'],
    entries: numbered(
      1,
      ['All', '全部可见'],
      ['Own', '本人可见'],
      ['Own department', '所在机构可见'],
      ['Own department and below', '所在机构及子级可见'],
      ['Custom', '自定义'],
    ),
  },
  {
    number: 7,
    code: 'api_scope_type',
    title: ['Kind of interface scope', '接口权限'],
    entries: numbered(1, ['System', '系统接口'], ['Business', '业务接口']),
  },
  {
    number: 8,
    code: 'post_category',
    title: ['Kind of post', '岗位类型'],
    entries: numbered(1, ['Senior', '高层'], ['Middle', '中层'], ['Junior', '基层'], ['Other', '其他']),
  },
  {
    number: 9,
    code: 'region',
    title: ['Level of region', '行政区划'],
    entries: numbered(
      0,
      ['Country', '国家'],
      ['Province', '省份/直辖市'],
      ['City', '地市'],
      ['District', '区县'],
      ['Town', '乡镇'],
      ['Village', '村委'],
    ),
  },
  {
    // spec §3: routeKey = code_dictKey, routeValue = remark.
    number: 10,
    code: 'flow',
    title: ['Kind of process', '流程类型'],
    entries: [{ key: '1', label: ['Leave', '请假流程'], remark: 'leave' }],
  },
];

const businessDicts: readonly DictSeed[] = [
  {
    number: 1,
    code: 'profession',
    title: ['Discipline', '专业'],
    entries: [
      { key: 'structural', label: ['Structural', '结构'] },
      { key: 'architectural', label: ['Architectural', '建筑装饰'] },
      { key: 'm_and_e', label: ['M&E', '机电'] },
      { key: 'waterproofing', label: ['Waterproofing', '防水'] },
      { key: 'external', label: ['External works', '室外工程'] },
    ],
  },
  {
    // The keys are the block types of domain/resources/block.ts.
    number: 2,
    code: 'building_type',
    title: ['Building type', '建筑类型'],
    entries: [
      { key: 'building', label: ['Building', '楼栋'] },
      { key: 'basement', label: ['Basement', '地下室'] },
      { key: 'zone', label: ['Zone (common parts)', '公共区域'] },
    ],
  },
];

function rowsOf(group: 'dict' | 'dictBiz', seeds: readonly DictSeed[], tenantId?: string) {
  return seeds.flatMap((seed) => {
    const headingId = seedId(group, seed.number * 50, tenantId);
    const heading = { key: HEADING_KEY, label: seed.title, remark: '' };
    return [heading, ...seed.entries].map((entry, index) => ({
      id: index === 0 ? headingId : seedId(group, seed.number * 50 + index, tenantId),
      parentId: index === 0 ? '0' : headingId,
      code: seed.code,
      dictKey: entry.key,
      dictValue: entry.label[1],
      nameEn: entry.label[0],
      sort: index === 0 ? seed.number : index,
      isSealed: 0,
      remark: entry.remark ?? '',
    }));
  });
}

/** Rows of the dictionaries that all tenants share. */
export const systemDictRows = () => rowsOf('dict', systemDicts);

/** Rows of one tenant's own dictionaries. */
export const businessDictRows = (tenantId: string) =>
  rowsOf('dictBiz', businessDicts, tenantId).map((row) => ({ ...row, tenantId }));
