import { flag, int, status, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';
import { roomTypeAddress } from './addresses.ts';

/** Kinds of rooms; `wet` rooms are ponded, rooms `windowed` get the window water test. spec §3, domain.md §2.1 */
export const roomType = defineResource({
  ...roomTypeAddress,
  title: ['Room types', '房间类型'],
  scope: 'project',
  permission: 'roomtype',
  openRead: true,
  order: [
    ['sort', 'asc'],
    ['roomCode', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { wet: 0, windowed: 0, sort: 0, status: '1' },
  uniqueTogether: ['roomCode'],
  fields: {
    roomCode: text({ label: ['Code', '编号'], required: true, search: true, max: 32 }),
    name: text({ label: ['Name', '名称'], required: true, search: true, max: 64 }),
    nameEn: text({ label: ['English name', '英文名称'], max: 64 }),
    wet: flag({ label: ['Water ponding test', '闭水试验'] }),
    windowed: flag({ label: ['Window water test', '窗户淋水试验'] }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    status: status(),
  },
});
