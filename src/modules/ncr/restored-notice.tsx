import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { toWire } from '#domain/kernel/time.ts';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { formatWire } from '#kit/date/wire-date.ts';
import { useWords } from '#locale/words.ts';
import css from './edit.module.css';
import { editWords } from './edit-words.ts';

/** Says that the form was filled from the local copy, and offers to give that up. */
export function RestoredNotice({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const t = useWords(editWords);
  const { format, zone } = useDateFormat();
  return (
    <Alert
      className={css.alert ?? ''}
      type="info"
      showIcon
      title={t('restored', { at: formatWire(toWire(new Date(at), zone), format, true) })}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('discard')}
        </Button>
      }
    />
  );
}
