import DatePicker from 'antd/es/date-picker';
import Input from 'antd/es/input';
import dayjs from 'dayjs';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import type { ReportFilters } from './use-report-filters.ts';

const wire = 'YYYY-MM-DD';

/** When reports were created: a range at a desk, the phone's own calendars on a phone. */
export function CreatedFilter({ list }: { list: ReportFilters }) {
  const t = useWords(listWords);
  const phone = usePhone();
  const { format } = useDateFormat();
  const from = list.filters['createTime_ge'] ?? '';
  const to = list.filters['createTime_le'] ?? '';
  if (phone)
    return (
      <div className={css.range}>
        <Input
          type="date"
          aria-label={t('createdFrom')}
          prefix={<span className={css.label}>{t('createdFrom')}</span>}
          value={from}
          onChange={(event) => list.setFilters({ createTime_ge: event.target.value })}
        />
        <Input
          type="date"
          aria-label={t('createdTo')}
          prefix={<span className={css.label}>{t('createdTo')}</span>}
          value={to}
          onChange={(event) => list.setFilters({ createTime_le: event.target.value })}
        />
      </div>
    );
  return (
    <DatePicker.RangePicker
      className={css.dates ?? ''}
      format={format}
      allowEmpty
      placeholder={[t('createdFrom'), t('createdTo')]}
      value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
      onChange={(range) =>
        list.setFilters({
          createTime_ge: range?.[0]?.format(wire) ?? '',
          createTime_le: range?.[1]?.format(wire) ?? '',
        })
      }
    />
  );
}
