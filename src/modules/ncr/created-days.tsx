import Input from 'antd/es/input';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import type { ReportFilters } from './use-report-filters.ts';

/** When reports were created, with the phone's own calendars. */
export function CreatedDays({ list }: { list: ReportFilters }) {
  const t = useWords(listWords);
  return (
    <div className={css.range}>
      <Input
        type="date"
        aria-label={t('createdFrom')}
        prefix={<span className={css.label}>{t('createdFrom')}</span>}
        value={list.filters['createTime_ge'] ?? ''}
        onChange={(event) => list.setFilters({ createTime_ge: event.target.value })}
      />
      <Input
        type="date"
        aria-label={t('createdTo')}
        prefix={<span className={css.label}>{t('createdTo')}</span>}
        value={list.filters['createTime_le'] ?? ''}
        onChange={(event) => list.setFilters({ createTime_le: event.target.value })}
      />
    </div>
  );
}
