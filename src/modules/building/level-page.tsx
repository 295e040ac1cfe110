import { level } from '#domain/resources/level.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Levels of all blocks. spec §3 */
export default function LevelPage() {
  return <ResourcePage resource={level} columns={['level_code', 'level_name', 'block_id', 'sort', 'status']} />;
}
