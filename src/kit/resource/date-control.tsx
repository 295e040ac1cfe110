import DatePicker from 'antd/es/date-picker';
import { pickedDay } from '../date/picked-day.ts';
import { useDateFormat } from '../date/use-date-format.ts';
import css from './resource.module.css';

interface Props {
  value?: unknown;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
}

/** A day, shown in the person's format and sent as the wire wants it. */
export function DateControl({ value, onChange, ...rest }: Props) {
  const { format } = useDateFormat();
  return (
    <DatePicker
      {...rest}
      className={css.wide ?? ''}
      format={format}
      value={pickedDay(value)}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : '')}
    />
  );
}
