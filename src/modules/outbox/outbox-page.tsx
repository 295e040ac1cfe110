import { outbox } from '#domain/resources/outbox.ts';
import { DateText } from '#kit/date/date-text.tsx';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

// To the minute: a code is good for five.
const createTime: ExtraColumn = {
  name: 'createTime',
  label: ['Asked for at', '请求时间'],
  render: (row) => <DateText value={String(row['createTime'])} time quiet />,
};

/**
 * Messages to phones, for the help desk: did one leave, and where this server itself is the transport, what does it say.
 * The list tells everything, so there is nothing to open.
 */
export default function OutboxPage() {
  return (
    <ResourcePage
      resource={outbox}
      columns={['recipient', createTime, 'content', 'state', 'attempts', 'lastError', 'transport', 'address']}
      hide={['transport', 'address']}
    />
  );
}
