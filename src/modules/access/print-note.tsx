import { useEffect, useState } from 'react';
import { toWire } from '#domain/kernel/time.ts';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { formatWire } from '#kit/date/wire-date.ts';
import { useWords } from '#locale/words.ts';
import { matrixWords } from './matrix-words.ts';
import css from './matrix.module.css';

/** Wide tables want wide paper; what other pages print on is their own matter, so it goes with this one. */
function useWidePaper(): void {
  useEffect(() => {
    const style = document.createElement('style');
    style.textContent = '@page { size: A4 landscape; margin: 10mm }';
    document.head.append(style);
    return () => style.remove();
  }, []);
}

/** What only paper needs: when it was printed, and whether something is left out. */
export function PrintNote({ text }: { text: string }) {
  useWidePaper();
  const t = useWords(matrixWords);
  const { format, zone } = useDateFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const printing = () => setNow(new Date());
    window.addEventListener('beforeprint', printing);
    return () => window.removeEventListener('beforeprint', printing);
  }, []);
  return (
    <p className={css.printNote}>
      {t('printed', { time: formatWire(toWire(now, zone), format, true) })}
      {text.trim() !== '' && ` · ${t('filtered', { text: text.trim() })}`}
    </p>
  );
}
