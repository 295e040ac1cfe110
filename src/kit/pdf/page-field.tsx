import { useState } from 'react';
import { useWords } from '#locale/words.ts';
import { pdfWords } from './pdf-words.ts';
import css from './pdf.module.css';

interface Props {
  count: number;
  current: number;
  onGo: (index: number) => void;
}

/** The number of the page in sight; another one typed is jumped to. */
export function PageField({ count, current, onGo }: Props) {
  const t = useWords(pdfWords);
  /** What is being typed; null while the field follows the reader. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <form
      className={css.pageField}
      onSubmit={(submit) => {
        submit.preventDefault();
        const number = Number(typed ?? '');
        if (Number.isInteger(number) && number >= 1) onGo(number - 1);
        setTyped(null);
      }}
    >
      <input
        className={css.input}
        aria-label={t('page')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed ?? String(current + 1)}
        onFocus={(focus) => focus.target.select()}
        onChange={(change) => setTyped(change.target.value.replaceAll(/\D/g, ''))}
        onBlur={() => setTyped(null)}
      />
      <span className={css.count}>{t('of', { count })}</span>
    </form>
  );
}
