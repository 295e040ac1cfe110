import type { ColumnChoice } from '#kit/resource/resource-columns.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { storageWords } from './storage-words.ts';

const { words } = storageWords;

function Held({ row }: { row: Row }) {
  const t = useWords(storageWords);
  const n = Number(row['fileCount'] ?? 0);
  if (n === 0) return '–';
  return t(n === 1 ? 'filesOne' : 'filesN', { n, size: sizeText(Number(row['fileBytes'] ?? 0)) });
}

/** Bytes as people read them. */
function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1024) return `${(megabytes / 1024).toFixed(1)} GB`;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

export const storageColumns: ColumnChoice = [
  'ossCode',
  {
    name: 'status',
    label: words.status,
    render: (row) => (
      <StateTag
        state={
          row['status'] === '1' ? { tone: 'good', label: words.enabled } : { tone: 'neutral', label: words.disabled }
        }
      />
    ),
  },
  'category',
  'endpoint',
  'bucketName',
  { name: 'fileCount', label: words.files, render: (row) => <Held row={row} /> },
  'remark',
];
