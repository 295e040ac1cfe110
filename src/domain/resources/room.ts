import { ref, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** A room of a unit, usually generated from the unit type. spec §3 */
export const room = defineResource({
  name: 'room',
  title: ['Rooms', '房间'],
  path: '/qcdm/project/room',
  dialect: 'blade',
  scope: 'project',
  permission: 'room',
  openRead: true,
  parent: 'unit_id',
  order: [
    ['unit_id', 'asc'],
    ['room_code', 'asc'],
    ['id', 'asc'],
  ],
  uniqueTogether: ['unit_id', 'room_code'],
  fields: {
    unit_id: ref({
      label: ['Unit', '单元'],
      required: true,
      search: true,
      to: { resource: 'unit', label: 'unit_code' },
    }),
    room_code: text({ label: ['Room code', '房间编号'], required: true, search: true, max: 32 }),
    room_name: text({ label: ['Name', '名称'], required: true, search: true, max: 64 }),
    room_type_id: ref({ label: ['Room type', '房间类型'], search: true, to: { resource: 'roomType', label: 'name' } }),
  },
});
