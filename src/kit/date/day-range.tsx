import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { useDateFormat } from './use-date-format.ts';

const wire = 'YYYY-MM-DD';
const day = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? dayjs(value) : null);

interface Props {
  from: string;
  to: string;
  /** What the two ends are called. */
  labels: [from: string, to: string];
  onChange: (from: string, to: string) => void;
}

/** The first and the last day of a list; either may stay open. Heavy: to be loaded lazily. */
export function DayRange({ from, to, labels, onChange }: Props) {
  const { format } = useDateFormat();
  return (
    <DatePicker.RangePicker
      format={format}
      allowEmpty
      placeholder={labels}
      value={[day(from), day(to)]}
      onChange={(range) => onChange(range?.[0]?.format(wire) ?? '', range?.[1]?.format(wire) ?? '')}
    />
  );
}
