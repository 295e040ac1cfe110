import { type ReactNode, useId } from 'react';
import { CodeText } from '#kit/page/code-text.tsx';
import { useWords } from '#locale/words.ts';
import { demoWords } from './demo-words.ts';
import css from './demo.module.css';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One example of a page: what it is, and the thing itself. */
export function DemoPart({ title, text, children }: Props) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}

/** A control under its label, and below it the value that a form would send. */
export function DemoField({ label, value, children }: { label: string; value?: string; children: ReactNode }) {
  const t = useWords(demoWords);
  return (
    <div className={css.field}>
      <span className={css.label} aria-hidden>
        {label}
      </span>
      {children}
      {value !== undefined && (
        <div className={css.value}>
          {t('value')} {value === '' ? t('nothing') : <CodeText value={value} />}
        </div>
      )}
    </div>
  );
}
