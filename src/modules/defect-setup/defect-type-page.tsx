import { defectType } from '#domain/resources/defect-type.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import { useLanguage } from '#locale/words.ts';

const columns = {
  en: ['titleEn', 'title', 'professionId', 'status'],
  zh: ['title', 'titleEn', 'professionId', 'status'],
} as const;

/** Kinds of defects by discipline, the reader's language first. domain.md §2.6 */
export default function DefectTypePage() {
  return <ResourcePage resource={defectType} columns={columns[useLanguage()]} />;
}
