import { room } from '#domain/resources/room.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import { unitColumn } from './place-name.tsx';

/** Rooms of all units. spec §3 */
export default function RoomPage() {
  return <ResourcePage resource={room} columns={['room_code', 'room_name', unitColumn, 'room_type_id']} />;
}
