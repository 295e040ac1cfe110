import DatePicker from 'antd/es/date-picker';
import { type ComponentRef, useEffect, useRef } from 'react';
import { pickedDay } from '#kit/date/picked-day.ts';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import type { ReportFilters } from './use-report-filters.ts';

const wire = 'YYYY-MM-DD';

/** The first and the last day on which reports were created; either may stay open. */
export function CreatedRange({ list }: { list: ReportFilters }) {
  const t = useWords(listWords);
  const { format } = useDateFormat();
  const picker = useRef<ComponentRef<typeof DatePicker.RangePicker>>(null);
  // It stands where the button was that asked for it: the keyboard goes on from there.
  useEffect(() => picker.current?.focus(), []);
  return (
    <DatePicker.RangePicker
      ref={picker}
      defaultOpen
      format={format}
      allowEmpty
      placeholder={[t('createdFrom'), t('createdTo')]}
      value={[pickedDay(list.filters['createTime_ge']), pickedDay(list.filters['createTime_le'])]}
      onChange={(range) =>
        list.setFilters({
          createTime_ge: range?.[0]?.format(wire) ?? '',
          createTime_le: range?.[1]?.format(wire) ?? '',
        })
      }
    />
  );
}
