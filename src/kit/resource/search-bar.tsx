import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import type { Field } from '#domain/kernel/fields.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { BottomSheet } from '../page/bottom-sheet.tsx';
import type { ListState } from '../page/use-list-state.ts';
import { usePhone } from '../page/use-phone.ts';
import { FilterControl } from './filter-control.tsx';
import css from './resource.module.css';
import { resourceWords } from './resource-words.ts';

interface Props {
  fields: readonly [name: string, field: Field][];
  list: ListState;
  /** At the right end: table settings. */
  end?: ReactNode;
}

/** The filters of a list, live as they change; on a phone the first one and a sheet with the others. look.md */
export function SearchBar({ fields, list, end }: Props) {
  const t = useWords(sharedWords);
  const phone = usePhone();
  if (phone) return <PhoneSearch fields={fields} list={list} />;
  return (
    <search className={css.bar}>
      <Filters fields={fields} list={list} />
      {list.filtered && (
        <Button type="text" onClick={list.clearFilters}>
          {t('reset')}
        </Button>
      )}
      <span className={css.grow} />
      {end}
    </search>
  );
}

function Filters({ fields, list }: Pick<Props, 'fields' | 'list'>) {
  return fields.map(([name, field]) => (
    <FilterControl
      key={name}
      field={field}
      value={list.filters[name] ?? ''}
      onChange={(value) => list.setFilters({ [name]: value })}
    />
  ));
}

function PhoneSearch({ fields, list }: Pick<Props, 'fields' | 'list'>) {
  const t = useWords(resourceWords);
  const shared = useWords(sharedWords);
  const [open, setOpen] = useState(false);
  const first = fields.find(([, field]) => field.kind === 'text' || field.kind === 'area');
  const others = fields.filter((one) => one !== first);
  const active = others.filter(([name]) => (list.filters[name] ?? '') !== '').length;
  return (
    <search className={css.bar}>
      <span className={css.first}>{first && <Filters fields={[first]} list={list} />}</span>
      {others.length > 0 && (
        <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {active > 0 ? t('filtersN', { n: active }) : t('filters')}
        </Button>
      )}
      <BottomSheet
        title={t('filters')}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <div className={css.sheetFoot}>
            <Button size="large" onClick={list.clearFilters} disabled={!list.filtered}>
              {shared('reset')}
            </Button>
            <Button size="large" type="primary" onClick={() => setOpen(false)}>
              {t('show')}
            </Button>
          </div>
        }
      >
        <div className={css.sheet}>
          <Filters fields={others} list={list} />
        </div>
      </BottomSheet>
    </search>
  );
}
