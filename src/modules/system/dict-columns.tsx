import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import type { Language } from '#domain/kernel/words.ts';
import { useLanguage } from '#locale/words.ts';
import { CodeText } from '#kit/page/code-text.tsx';
import type { ColumnChoice } from '#kit/resource/resource-columns.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { dictWords } from './dict-words.ts';

/** A dictionary's or entry's name in the reader's language. */
export function dictName(row: Row, language: Language): string {
  return String((language === 'en' && row['nameEn']) || row['dictValue'] || '');
}

/** Sealed rows are closed for change; the tag says so only where it is so. */
function Named({ row, text }: { row: Row; text: string }): ReactNode {
  if (Number(row['isSealed']) !== 1) return text;
  return (
    <Flex gap="small" align="center" wrap>
      {text}
      <StateTag state={{ tone: 'neutral', label: dictWords.words.sealed }} />
    </Flex>
  );
}

function HeadingName({ row }: { row: Row }): ReactNode {
  return <Named row={row} text={dictName(row, useLanguage())} />;
}

const headingName = {
  name: 'name',
  label: dictWords.words.name,
  render: (row: Row) => <HeadingName row={row} />,
} as const;
const entryName = {
  name: 'dictValue',
  label: dictWords.words.name,
  render: (row: Row) => <Named row={row} text={String(row['dictValue'] ?? '')} />,
} as const;

export const headingColumns: ColumnChoice = ['code', headingName];
export const entryColumns: ColumnChoice = ['dictKey', entryName, 'nameEn', 'sort', 'remark'];

/** The dictionary that says which page a flow opens. spec §3: routeKey = code_dictKey, routeValue = remark. */
export const FLOW = 'flow';
const routeKey = {
  name: 'routeKey',
  label: dictWords.words.routeKey,
  render: (row: Row) => <CodeText value={`${String(row['code'])}_${String(row['dictKey'])}`} />,
} as const;
const routeValue = {
  name: 'routeValue',
  label: dictWords.words.routeValue,
  render: (row: Row) => <CodeText value={String(row['remark'] ?? '')} />,
} as const;
export const flowColumns: ColumnChoice = ['dictKey', entryName, 'nameEn', routeKey, routeValue, 'sort'];
