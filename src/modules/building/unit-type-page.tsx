import { unitType } from '#domain/resources/unit-type.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Layouts of units and the rooms they have. spec §3 */
export default function UnitTypePage() {
  return <ResourcePage resource={unitType} />;
}
