import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Table, { type ColumnsType } from 'antd/es/table';
import { useState } from 'react';
import { dept } from '#domain/resources/dept.ts';
import { RowActions, type RowAction } from '#kit/resource/row-actions.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import { type DeptRow, flatDepts } from './dept-rows.ts';
import css from './organisation.module.css';
import { organisationWords } from './organisation-words.ts';

export interface DeptListProps {
  depts: readonly DeptRow[];
  actionsOf: (row: DeptRow) => RowAction[];
  onOpen?: (row: DeptRow) => void;
}

const { fields, derived } = dept;

/** The departments at a desk, as a tree that is open at first. */
export function DeptTable({ depts, actionsOf, onOpen }: DeptListProps) {
  const t = useWords(organisationWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const density = usePrefs((prefs) => prefs.density);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const number = { align: 'end', className: css.number ?? '' } as const;
  const columns: ColumnsType<DeptRow> = [
    { key: 'name', title: say(fields.deptName.label), render: (_, row) => <DeptName row={row} onOpen={onOpen} /> },
    { key: 'full', title: say(fields.fullName.label), dataIndex: 'fullName', className: css.long ?? '' },
    { key: 'people', title: say(derived!.people!.label), dataIndex: 'people', ...number },
    { key: 'sort', title: say(fields.sort.label), dataIndex: 'sort', ...number },
    { key: 'remark', title: say(fields.remark.label), dataIndex: 'remark', className: css.long ?? '' },
    {
      key: 'actions',
      align: 'end',
      title: <span className={css.heard}>{shared('actions')}</span>,
      render: (_, row) => <RowActions actions={actionsOf(row)} name={row.deptName} />,
    },
  ];
  return (
    <Table<DeptRow>
      rowKey="id"
      size={density}
      sticky
      columns={columns}
      dataSource={[...depts]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      expandable={{
        expandedRowKeys: flatDepts(depts)
          .map(({ row }) => row.id)
          .filter((id) => !closed.includes(id)),
        onExpand: (open, { id }) => setClosed(open ? closed.filter((one) => one !== id) : [...closed, id]),
        expandIcon: ({ record, expanded, expandable, onExpand }) =>
          expandable ? (
            <Button
              className={css.expand ?? ''}
              type="text"
              size="small"
              icon={expanded ? <DownOutlined /> : <RightOutlined />}
              aria-expanded={expanded}
              aria-label={t(expanded ? 'close' : 'open', { name: record.deptName })}
              onClick={(click) => onExpand(record, click)}
            />
          ) : (
            <span className={css.noExpand} />
          ),
      }}
    />
  );
}

/** The name of a department, which opens it where that is allowed. */
export function DeptName({ row, onOpen }: { row: DeptRow; onOpen: DeptListProps['onOpen'] }) {
  if (!onOpen) return row.deptName;
  return (
    <button type="button" className={css.link} onClick={() => onOpen(row)}>
      {row.deptName}
    </button>
  );
}
