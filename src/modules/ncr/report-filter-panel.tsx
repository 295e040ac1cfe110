import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { ReportFilterFields } from './report-filter-fields.tsx';
import type { ReportFilters } from './use-report-filters.ts';

/** The filters at a desk: they follow their button, in sight and in the order of the Tab key. */
export function ReportFilterPanel({ id, list }: { id: string; list: ReportFilters }) {
  const t = useWords(listWords);
  return (
    <search id={id} className={css.panel} aria-label={t('filters')}>
      <ReportFilterFields list={list} />
    </search>
  );
}
