import Input from 'antd/es/input';
import css from './native-day.module.css';
import { useDateFormat } from './use-date-format.ts';
import { formatWire } from './wire-date.ts';

interface Props {
  label: string;
  /** A day as the wire says it, or ''. */
  value: string;
  onChange: (value: string) => void;
}

/** The phone's own calendar, which shows the chosen day in the person's format and not in that of the phone. spec §9 */
export function NativeDay({ label, value, onChange }: Props) {
  const { format } = useDateFormat();
  return (
    <Input
      type="date"
      aria-label={label}
      className={css.day ?? ''}
      prefix={<span className={css.label}>{label}</span>}
      suffix={value && <span className={css.shown}>{formatWire(value, format, false)}</span>}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
