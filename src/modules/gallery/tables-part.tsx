import Table from 'antd/es/table';
import { type ReportState, reportStates, reportStateSpecs } from '#domain/ncr/states.ts';
import { Due } from '#kit/date/due.tsx';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { useNow } from '#kit/date/use-now.ts';
import { CodeText } from '#kit/page/code-text.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import { wireDay } from './sample-days.ts';

interface Row {
  code: string;
  state: ReportState;
  due: string;
  count: number;
}

/** Code, state, due clock and a number, as lists show them. */
export function TablesPart() {
  const t = useWords(galleryWords);
  const now = useNow();
  const { zone } = useDateFormat();
  const rows: Row[] = reportStates.map((state, at) => ({
    code: `QC-${String(at + 1).padStart(4, '0')}`,
    state,
    due: wireDay(now, at * 3 - 2, zone),
    count: 12 * 10 ** at,
  }));
  return (
    <Table<Row>
      rowKey="code"
      dataSource={rows}
      pagination={false}
      size="middle"
      scroll={{ x: 'max-content' }}
      columns={[
        { title: t('code'), dataIndex: 'code', render: (code: string) => <CodeText value={code} /> },
        {
          title: t('state'),
          dataIndex: 'state',
          render: (state: ReportState) => <StateTag state={reportStateSpecs[state]} />,
        },
        {
          title: t('due'),
          dataIndex: 'due',
          render: (due: string, row) => <Due at={due} quiet done={row.state === 'closed'} />,
        },
        { title: t('count'), dataIndex: 'count', align: 'right' },
      ]}
    />
  );
}
