import { room } from '#domain/resources/room.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Rooms of all units. spec §3 */
export default function RoomPage() {
  return <ResourcePage resource={room} />;
}
