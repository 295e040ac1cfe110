import type { ReactNode } from 'react';
import type { Language } from '#domain/kernel/words.ts';
import { useLanguage } from '#locale/words.ts';
import type { ColumnChoice } from '#kit/resource/resource-columns.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { dictWords } from './dict-words.ts';

/** A dictionary's or entry's name in the reader's language. */
export function dictName(row: Row, language: Language): string {
  return String((language === 'en' && row['nameEn']) || row['dictValue'] || '');
}

function Name({ row }: { row: Row }): ReactNode {
  return dictName(row, useLanguage());
}

const name = { name: 'name', label: dictWords.words.name, render: (row: Row) => <Name row={row} /> } as const;

/** Sealed rows are closed for change; the tag says so only where it is so. */
const sealed = {
  name: 'isSealed',
  label: dictWords.words.sealed,
  render: (row: Row) =>
    Number(row['isSealed']) === 1 ? <StateTag state={{ tone: 'neutral', label: dictWords.words.sealed }} /> : null,
} as const;

export const headingColumns: ColumnChoice = ['code', name, sealed];
export const entryColumns: ColumnChoice = ['dictKey', 'dictValue', 'nameEn', 'sort', 'remark', sealed];
