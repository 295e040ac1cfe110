import { defectType } from '#domain/resources/defect-type.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Kinds of defects by discipline. domain.md §2.6 */
export default function DefectTypePage() {
  return <ResourcePage resource={defectType} />;
}
