import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { useWords } from '#locale/words.ts';
import { monitorWords } from './monitor-words.ts';

const wire = 'YYYY-MM-DD';
const day = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? dayjs(value) : null);

interface Props {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** The first and the last day of a log; either may stay open. */
export function TimeRange({ from, to, onChange }: Props) {
  const t = useWords(monitorWords);
  const { format } = useDateFormat();
  return (
    <DatePicker.RangePicker
      format={format}
      allowEmpty
      placeholder={[t('from'), t('to')]}
      value={[day(from), day(to)]}
      onChange={(range) => onChange(range?.[0]?.format(wire) ?? '', range?.[1]?.format(wire) ?? '')}
    />
  );
}
