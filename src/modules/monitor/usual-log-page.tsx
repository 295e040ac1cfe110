import { logUsual } from '#domain/resources/logs.ts';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { LongPart } from './log-drawer.tsx';
import { atColumn, LogPage, type LogRow } from './log-page.tsx';
import { monitorWords } from './monitor-words.ts';
import { levelTone, usualEvents } from './usual-events.ts';

function EventName({ row }: { row: LogRow }) {
  const say = useSay();
  const id = String(row['logId']);
  const words = usualEvents[id];
  return words ? say(words) : id;
}

function Level({ row }: { row: LogRow }) {
  const level = String(row['logLevel']);
  const label = logUsual.fields.logLevel.options?.find((one) => one.value === level)?.label;
  return label ? <StateTag state={{ tone: levelTone[level] ?? 'neutral', label }} /> : level;
}

const event: ExtraColumn = {
  name: 'logId',
  label: logUsual.fields.logId.label,
  render: (row) => <EventName row={row} />,
};
const level: ExtraColumn = {
  name: 'status',
  label: logUsual.fields.logLevel.label,
  render: (row) => <Level row={row} />,
};
const columns = [event, level, 'createBy', 'logData', 'remoteIp', atColumn(monitorWords.words.at)];
const facts = [
  'logLevel',
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

/** What happened that is neither a call nor an error: who came and went, what the server did. spec §3 */
export default function UsualLogPage() {
  const t = useWords(monitorWords);
  const say = useSay();
  return (
    <LogPage
      resource={logUsual}
      columns={columns}
      filters={['logLevel', 'createBy', 'remoteIp']}
      facts={facts}
      titleOf={(row) => say(usualEvents[String(row['logId'])] ?? [String(row['logId']), String(row['logId'])])}
    >
      {(row) => row['logData'] !== '' && <LongPart title={t('message')} text={String(row['logData'])} none="" />}
    </LogPage>
  );
}
