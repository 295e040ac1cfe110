import { dateFormats } from '#domain/kernel/date-formats.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { Due } from '#kit/date/due.tsx';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { useNow } from '#kit/date/use-now.ts';
import { formatWire } from '#kit/date/wire-date.ts';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';
import { wireDay } from './sample-days.ts';

const dues = [
  ['past', -3],
  ['near', 1.5],
  ['far', 6],
] as const;

/** The seven formats of spec §9, and dates and deadlines in one's own. */
export function DatesPart() {
  const t = useWords(galleryWords);
  const now = useNow();
  const { zone } = useDateFormat();
  const today = wireDay(now, 0, zone);
  return (
    <div className={css.halves}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('format')}</th>
            <th scope="col">{t('dateOnly')}</th>
            <th scope="col">{t('withTime')}</th>
          </tr>
        </thead>
        <tbody>
          {dateFormats.map((format) => (
            <tr key={format}>
              <th scope="row">{format}</th>
              <td>{formatWire(today, format, false)}</td>
              <td>{formatWire(today, format, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.facts}>
        <div>
          <dt>{t('yours')}</dt>
          <dd>
            <DateText value={today} time />
          </dd>
        </div>
        {dues.map(([name, days]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Due at={wireDay(now, days, zone)} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('never')}</dt>
          <dd>
            <Due at="" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
