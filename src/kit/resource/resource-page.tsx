import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { get } from '#api/http.ts';
import type { Field } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { useSay, useWords } from '#locale/words.ts';
import { useListColumns } from '#stores/list-columns.ts';
import { PageHeader } from '../page/page-header.tsx';
import { useListState } from '../page/use-list-state.ts';
import { usePhone } from '../page/use-phone.ts';
import { ListSettings } from './list-settings.tsx';
import { type ColumnChoice, columnsOf } from './resource-columns.tsx';
import { ResourceDrawer } from './resource-drawer.tsx';
import type { FieldParts } from './resource-form.tsx';
import { ResourceList } from './resource-list.tsx';
import { nameOf, type Row, searched } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';
import { plainActions, type RowAction } from './row-actions.tsx';
import { SearchBar } from './search-bar.tsx';
import { useButtons } from './use-buttons.ts';
import { useRemove } from './use-remove.tsx';
import { useResourceList } from './use-resource-list.ts';

export interface ResourcePageProps {
  resource: Resource;
  title?: string;
  /** 2 where the list is a part of a page. */
  level?: 1 | 2;
  /** Which columns, in which order, and columns of the page's own. */
  columns?: ColumnChoice;
  /** Columns that are not shown until the person chooses them. */
  hide?: readonly string[];
  /** Fields of the form, when not all. */
  form?: readonly string[];
  /** What stands in the place of single fields of the form. */
  parts?: FieldParts;
  /** The filters of the search bar, when not those that the definition names. */
  filters?: readonly [name: string, field: Field][];
  /** More buttons beside Add. */
  toolbar?: ReactNode;
  rowActions?: (row: Row) => RowAction[];
  /** Field values that the page decides: sent with every list and every new row. */
  fixed?: Readonly<Record<string, string>>;
  /** Name of the list call where it has one of its own. */
  call?: string;
  /** What a click on the first column does, when not opening the form; with the row that is open. */
  onOpen?: (row: Row) => void;
  current?: string;
  /** Asks before a save what the person should know; false keeps the form open. */
  beforeSave?: (body: Readonly<Record<string, unknown>>, row: Row | null) => Promise<boolean>;
  /** After a save, with what the server answered, or after a removal. */
  onSaved?: (saved?: Row) => void;
  /** Goes before this list's names in the address, where one screen has two lists. */
  prefix?: string;
}

type Editing = { row: Row | null; readOnly: boolean } | null;

const none: readonly string[] = [];

/**
 * The screen of a plain record, from its definition: header with count and Add, filters, table or cards, form, removal.
 * Buttons exist only with their permission. docs/decisions/002
 */
export function ResourcePage(props: ResourcePageProps) {
  const {
    resource,
    columns: choice,
    form,
    toolbar,
    rowActions,
    fixed = {},
    call,
    onOpen,
    current,
    onSaved,
    prefix = '',
  } = props;
  const t = useWords(resourceWords);
  const say = useSay();
  const phone = usePhone();
  const fields = props.filters ?? searched(resource, fixed);
  const list = useListState(
    fields.map(([name]) => name),
    { prefix },
  );
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const query = useResourceList(resource, { ...fixed, ...list.params }, { call });
  const [editing, setEditing] = useState<Editing>(null);
  const remove = useRemove(resource);
  const may = useButtons(resource);
  const listName = prefix + resource.name;
  const hidden = useListColumns((state) => state.hidden[listName]) ?? props.hide ?? none;
  const columns = useMemo(() => columnsOf(resource, choice), [resource, choice]);
  const shown = useMemo(
    () => columns.filter((column, at) => at === 0 || !hidden.includes(column.name)),
    [columns, hidden],
  );
  const title = props.title ?? say(resource.title);
  const total = query.data?.total;

  // What the table is given stays the same from drawing to drawing: its rows are the costly part of the page.
  const edit = useCallback((row: Row) => setEditing({ row, readOnly: !may.edit }), [may.edit]);
  const add = useMemo(
    () =>
      may.add && (
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setEditing({ row: null, readOnly: false })}
        >
          {t('add')}
        </Button>
      ),
    [may.add, t],
  );
  const removeRows = async (rows: readonly Row[]) => {
    const done = await remove(rows);
    if (!done) return;
    setPicked((before) => before.filter((one) => !rows.some((row) => row.id === one.id)));
    onSaved?.();
  };
  const removing = useRef(removeRows);
  useEffect(() => {
    removing.current = removeRows;
  });
  const name = useCallback((row: Row) => nameOf(resource, row), [resource]);
  const actionsOf = useCallback(
    (row: Row) => [
      ...(rowActions?.(row) ?? []),
      ...plainActions({
        edit: may.edit ? () => edit(row) : undefined,
        remove: may.delete ? () => void removing.current([row]) : undefined,
      }),
    ],
    [rowActions, may.edit, may.delete, edit],
  );
  return (
    <>
      <PageHeader
        title={title}
        level={props.level ?? 1}
        note={total === undefined ? '' : countWords(t, total, list.filtered)}
        actions={
          (toolbar || add) && (
            <>
              {toolbar}
              {add}
            </>
          )
        }
      />
      <SearchBar
        fields={fields}
        list={list}
        end={!phone && <ListSettings name={listName} columns={columns} hidden={hidden} />}
      />
      <ResourceList
        query={query}
        list={list}
        columns={shown}
        nameOf={name}
        open={onOpen ?? (may.edit || may.view ? edit : undefined)}
        actionsOf={actionsOf}
        picked={picked}
        onPick={may.delete ? setPicked : undefined}
        onRemove={(rows) => void removeRows(rows)}
        current={current}
        add={add}
      />
      {editing && (
        <ResourceDrawer
          key={editing.row?.id ?? 'new'}
          resource={resource}
          row={editing.row}
          readOnly={editing.readOnly}
          only={form}
          fixed={fixed}
          title={props.title}
          parts={props.parts}
          beforeSave={props.beforeSave}
          onReload={async () =>
            editing.row ? await get<Row>(`${resource.path}/detail`, { id: editing.row.id }) : null
          }
          onSaved={(saved) => onSaved?.(saved)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

function countWords(
  t: (key: keyof typeof resourceWords.words, params?: { count: number }) => string,
  count: number,
  filtered: boolean,
) {
  if (filtered) return t('countFiltered', { count });
  return count === 1 ? t('countOne') : t('count', { count });
}
