import { outbox } from '#domain/resources/outbox.ts';
import { ResourceCell } from '#kit/resource/resource-cell.tsx';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

const asked = { name: 'createTime', label: ['Asked for at', '请求时间'], kind: 'date' } as const;
const createTime: ExtraColumn = { ...asked, render: (row) => <ResourceCell shown={asked} row={row} /> };

/** Messages to phones, for the help desk: did one leave, and where it went by this server, what does it say. */
export default function OutboxPage() {
  return (
    <ResourcePage
      resource={outbox}
      columns={['recipient', createTime, 'content', 'state', 'transport', 'attempts', 'sentTime', 'lastError']}
      hide={['transport', 'sentTime']}
    />
  );
}
