import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import Table, { type ColumnsType } from 'antd/es/table';
import { useState } from 'react';
import { CodeText } from '#kit/page/code-text.tsx';
import { RowActions, type RowAction } from '#kit/resource/row-actions.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import css from './access.module.css';
import { flatRoles, roleNameIn, type RoleRow } from './role-rows.ts';
import { roleWords } from './role-words.ts';

export interface RoleListProps {
  roles: readonly RoleRow[];
  actionsOf: (row: RoleRow) => RowAction[];
  onOpen?: (row: RoleRow) => void;
}

interface Props extends RoleListProps {
  picked: readonly string[];
  onPick?: (ids: readonly string[]) => void;
}

/** The roles at a desk, as a tree that is open at first. */
export function RoleTable({ roles, actionsOf, onOpen, picked, onPick }: Props) {
  const t = useWords(roleWords);
  const shared = useWords(sharedWords);
  const language = useLanguage();
  const density = usePrefs((prefs) => prefs.density);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const nested = roles.some((row) => row.children);
  const columns: ColumnsType<RoleRow> = [
    {
      key: 'name',
      title: t('role'),
      render: (_, row) => {
        const name = roleNameIn(language, row);
        if (!onOpen) return name;
        return (
          <button type="button" className={css.link} onClick={() => onOpen(row)}>
            {name}
          </button>
        );
      },
    },
    { key: 'alias', title: t('alias'), render: (_, row) => <CodeText value={row.roleAlias} /> },
    { key: 'people', title: t('people'), align: 'end', className: css.number ?? '', dataIndex: 'people' },
    { key: 'sort', title: t('order'), align: 'end', className: css.number ?? '', dataIndex: 'sort' },
    {
      key: 'actions',
      align: 'end',
      title: <span className={css.heard}>{shared('actions')}</span>,
      render: (_, row) => <RowActions actions={actionsOf(row)} name={roleNameIn(language, row)} />,
    },
  ];
  return (
    <Table<RoleRow>
      rowKey="id"
      size={density}
      sticky
      columns={columns}
      dataSource={[...roles]}
      pagination={false}
      scroll={{ x: 'max-content' }}
      expandable={{
        indentSize: 24,
        // antd finds the place by itself only where a role has others below it; it counts the checkboxes as one.
        expandIconColumnIndex: onPick ? 2 : 0,
        expandedRowKeys: flatRoles(roles)
          .map((row) => row.id)
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
              aria-label={t(expanded ? 'close' : 'open', { name: roleNameIn(language, record) })}
              onClick={(click) => onExpand(record, click)}
            />
          ) : (
            nested && <span className={css.noExpand} />
          ),
      }}
      {...(onPick
        ? {
            rowSelection: {
              checkStrictly: true,
              selectedRowKeys: [...picked],
              preserveSelectedRowKeys: true,
              hideSelectAll: true,
              onChange: (keys) => onPick(keys.map(String)),
              getCheckboxProps: (row) => ({ 'aria-label': t('pick', { name: roleNameIn(language, row) }) }),
            },
          }
        : {})}
    />
  );
}
