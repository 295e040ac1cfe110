import { images, int, select, status, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';
import { blockAddress } from './addresses.ts';

/** A block of a project; a zone is the common part outside buildings and has no levels of its own. spec §3 */
export const block = defineResource({
  ...blockAddress,
  title: ['Blocks and zones', '楼栋与区域'],
  scope: 'project',
  permission: 'block',
  openRead: true,
  order: [
    ['sort', 'asc'],
    ['building_code', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { type: 'building', sort: 0, status: '1', floor_cnt: 0, units_cnt: 0, images: [] },
  uniqueTogether: ['building_code'],
  fields: {
    building_code: text({ label: ['Building code', '楼栋编号'], required: true, search: true, max: 32 }),
    block_name: text({ label: ['Name', '楼栋名称'], required: true, search: true, max: 64 }),
    type: select({
      label: ['Type', '类型'],
      required: true,
      search: true,
      options: [
        { value: 'building', label: ['Building', '楼栋'] },
        { value: 'basement', label: ['Basement', '地下室'] },
        { value: 'zone', label: ['Zone', '区域'] },
      ],
    }),
    block_code: text({ label: ['Short code for numbering', '编号简码'], max: 16 }),
    floor_cnt: int({ label: ['Levels planned', '计划层数'], min: 0, max: 300 }),
    units_cnt: int({ label: ['Units per floor', '每层户数'], min: 0, max: 500 }),
    org_code: text({ label: ['Organisation code', '组织编码'], max: 64, list: false }),
    project_code: text({ label: ['Project code', '项目编码'], max: 64, list: false }),
    images: images({ label: ['Pictures', '图片'], list: false }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    status: status(),
  },
  derived: {
    roomCnt: { label: ['Rooms', '房间数'], kind: 'int' },
    wptRoomCnt: { label: ['Rooms to pond', '需闭水试验房间'], kind: 'int' },
    wttRoomCnt: { label: ['Rooms with window test', '需淋水试验房间'], kind: 'int' },
  },
});
