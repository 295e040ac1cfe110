import { roomType } from '#domain/resources/room-type.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Kinds of rooms, and which tests they need. spec §3 */
export default function RoomTypePage() {
  return <ResourcePage resource={roomType} />;
}
