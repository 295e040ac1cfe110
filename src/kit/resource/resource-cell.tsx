import type { ReactNode } from 'react';
import type { StateSpec } from '#domain/kernel/flow.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useLanguage, useSay, useWords } from '#locale/words.ts';
import { DateText } from '../date/date-text.tsx';
import { DictText } from '../dict/dict-text.tsx';
import { CodeText } from '../page/code-text.tsx';
import { StateTag } from '../state/state-tag.tsx';
import css from './resource.module.css';
import { resourceWords } from './resource-words.ts';
import { isCode, type Row, type Shown } from './resource-row.ts';

const nothing = <span className={css.none}>–</span>;

/** One value of a row as people read it: names for references and keys, tags for choices, one dash for nothing. */
export function ResourceCell({ shown, row }: { shown: Shown; row: Row }): ReactNode {
  const value = row[shown.name];
  if (value === '' || value === null || value === undefined) return nothing;
  switch (shown.kind) {
    case 'int':
    case 'decimal':
      return <NumberText value={Number(value)} />;
    case 'flag':
      return <Flag on={Number(value) === 1} />;
    case 'select':
      return <Choice shown={shown} value={String(value)} />;
    case 'dict':
      return (
        <DictText code={shown.field?.dict?.code ?? ''} biz={shown.field?.dict?.biz ?? false} value={String(value)} />
      );
    case 'ref':
    case 'refs':
      return String(row[`${shown.name}Name`] ?? '') ? <Long text={String(row[`${shown.name}Name`])} /> : nothing;
    case 'date':
      return <DateText value={String(value)} quiet />;
    case 'images':
      return <Pictures count={(value as unknown[]).length} />;
    default:
      return isCode(shown.name, shown.kind) ? <CodeText value={String(value)} /> : <Long text={String(value)} />;
  }
}

/** Long texts take two lines of a list and no more; the whole text is in the record. */
function Long({ text }: { text: string }) {
  return (
    <span className={css.long} title={text.length > 60 ? text : undefined}>
      {text}
    </span>
  );
}

function NumberText({ value }: { value: number }) {
  const language = useLanguage();
  return <span className={css.number}>{new Intl.NumberFormat(language).format(value)}</span>;
}

function Flag({ on }: { on: boolean }) {
  const t = useWords(sharedWords);
  return on ? <StateTag state={{ tone: 'good', label: sharedWords.words.yes }} /> : <span>{t('no')}</span>;
}

/** spec §4: on and off have the colours of good and not started; other choices are neutral. */
const tones: Readonly<Record<string, StateSpec['tone']>> = { '1': 'good', '0': 'neutral' };

function Choice({ shown, value }: { shown: Shown; value: string }) {
  const say = useSay();
  const option = shown.field?.options?.find((one) => one.value === value);
  if (!option) return value;
  const tone = tones[value];
  return tone ? <StateTag state={{ tone, label: option.label }} /> : say(option.label);
}

function Pictures({ count }: { count: number }) {
  const t = useWords(resourceWords);
  return count === 0 ? nothing : t('pictures', { n: count });
}
