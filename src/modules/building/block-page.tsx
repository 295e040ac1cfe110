import { block } from '#domain/resources/block.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Blocks and zones of the project. spec §3 */
export default function BlockPage() {
  return <ResourcePage resource={block} hide={['block_code', 'floor_cnt', 'units_cnt', 'sort']} />;
}
