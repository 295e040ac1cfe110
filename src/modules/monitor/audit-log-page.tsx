import { logAudit } from '#domain/resources/logs.ts';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { useSay } from '#locale/words.ts';
import { AuditChange } from './audit-change-part.tsx';
import { actionWords, kindWords } from './audit-words.ts';
import { atColumn, LogPage, type LogRow } from './log-page.tsx';
import { monitorWords } from './monitor-words.ts';

function Action({ row }: { row: LogRow }) {
  return useSay()(actionWords(String(row['action'])));
}

function Kind({ row }: { row: LogRow }) {
  return useSay()(kindWords(String(row['targetKind'])));
}

const { action: actionField, targetKind: kindField } = logAudit.fields;
const action: ExtraColumn = { name: 'action', label: actionField.label, render: (row) => <Action row={row} /> };
const kind: ExtraColumn = { name: 'targetKind', label: kindField.label, render: (row) => <Kind row={row} /> };
const columns = [action, 'targetName', kind, 'createBy', 'remoteIp', atColumn(monitorWords.words.at)];
const facts = ['targetName', 'targetId', 'createBy', 'remoteIp', 'userAgent'];

/** Who changed which permission, from what to what, when and from where. */
export default function AuditLogPage() {
  const say = useSay();
  return (
    <LogPage
      resource={logAudit}
      columns={columns}
      filters={['createBy', 'targetName', 'remoteIp']}
      facts={facts}
      titleOf={(row) => `${say(actionWords(String(row['action'])))} · ${String(row['targetName'])}`}
    >
      {(row) => <AuditChange before={String(row['before'])} after={String(row['after'])} />}
    </LogPage>
  );
}
