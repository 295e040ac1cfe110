import { NativeDay } from '#kit/date/native-day.tsx';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import type { ReportFilters } from './use-report-filters.ts';

/** When reports were created, with the phone's own calendars. */
export function CreatedDays({ list }: { list: ReportFilters }) {
  const t = useWords(listWords);
  return (
    <div className={css.range}>
      <NativeDay
        label={t('createdFrom')}
        value={list.filters['createTime_ge'] ?? ''}
        onChange={(day) => list.setFilters({ createTime_ge: day })}
      />
      <NativeDay
        label={t('createdTo')}
        value={list.filters['createTime_le'] ?? ''}
        onChange={(day) => list.setFilters({ createTime_le: day })}
      />
    </div>
  );
}
