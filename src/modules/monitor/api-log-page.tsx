import type { StateSpec } from '#domain/kernel/flow.ts';
import { logApi } from '#domain/resources/logs.ts';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { indented, LongPart } from './log-drawer.tsx';
import { atColumn, LogPage, type LogRow } from './log-page.tsx';
import { monitorWords } from './monitor-words.ts';

function tone(code: number): StateSpec['tone'] {
  return code < 400 ? 'good' : code < 500 ? 'warn' : 'bad';
}

function Answer({ row }: { row: LogRow }) {
  const code = Number(row['code']);
  return <StateTag state={{ tone: tone(code), label: [String(code), String(code)] }} />;
}

const answer: ExtraColumn = {
  name: 'status',
  label: logApi.fields.code.label,
  render: (row) => <Answer row={row} />,
};
const columns = ['title', answer, 'time', 'createBy', 'requestUri', 'remoteIp', atColumn(monitorWords.words.at)];
const facts = [
  'code',
  'time',
  'createBy',
  'method',
  'requestUri',
  'remoteIp',
  'userAgent',
  'requestId',
  'serviceId',
  'serverHost',
  'serverIp',
  'env',
];

/** What people wrote: every call that changes something, with what was sent and how it was answered. spec §3 */
export default function ApiLogPage() {
  const t = useWords(monitorWords);
  return (
    <LogPage
      resource={logApi}
      columns={columns}
      hide={['remoteIp']}
      filters={['createBy', 'requestUri', 'code']}
      facts={facts}
      titleOf={(row) => String(row['title'])}
    >
      {(row) => <LongPart title={t('sent')} text={indented(String(row['params']))} none={t('nothingSent')} />}
    </LogPage>
  );
}
