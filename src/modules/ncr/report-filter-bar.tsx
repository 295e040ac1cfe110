import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { ageingBuckets } from '#domain/ncr/rules.ts';
import { dict, ref, select, text } from '#domain/kernel/fields.ts';
import { BottomSheet } from '#kit/page/bottom-sheet.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { FilterControl } from '#kit/resource/filter-control.tsx';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { contractorWords, useContractors } from './ncr-client.ts';
import { ageingWords } from './ncr-words.ts';
import type { ReportFilters } from './use-report-filters.ts';

// The calendar is the heaviest part of the list and is used by few: it comes after the rows. house.md
const CreatedFilter = lazy(async () => ({ default: (await import('./created-filter.tsx')).CreatedFilter }));

const words = listWords.words;
const fields = {
  keyword: text({ label: words.keyword, max: 100 }),
  professionId: dict({ label: words.discipline, code: 'profession', biz: true }),
  blockId: ref({ label: words.block, to: { resource: 'block', label: 'block_name' } }),
  ageing: select({
    label: words.ageing,
    options: ageingBuckets.map((bucket) => ({ value: bucket, label: ageingWords[bucket] })),
  }),
};

/** The filters of the report list; on a phone the keyword stays and the others move into a sheet. look.md */
export function ReportFilterBar({ list, end }: { list: ReportFilters; end?: React.ReactNode }) {
  const t = useWords(listWords);
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const inSheet = list.active - (list.filters['keyword'] ? 1 : 0);
  if (!phone)
    return (
      <search className={css.bar}>
        <One list={list} name="keyword" />
        <Others list={list} />
        {list.filtered && (
          <Button type="text" onClick={list.clearFilters}>
            {t('clear')}
          </Button>
        )}
        <span className={css.grow} />
        {end}
      </search>
    );
  return (
    <search className={css.bar}>
      <span className={css.grow}>
        <One list={list} name="keyword" />
      </span>
      <Button icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {inSheet > 0 ? t('filtersN', { n: inSheet }) : t('filters')}
      </Button>
      <BottomSheet
        title={t('filters')}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <div className={css.sheetFoot}>
            <Button size="large" onClick={list.clearFilters} disabled={!list.filtered}>
              {t('clear')}
            </Button>
            <Button size="large" type="primary" onClick={() => setOpen(false)}>
              {t('show')}
            </Button>
          </div>
        }
      >
        <div className={css.sheet}>
          <Others list={list} />
        </div>
      </BottomSheet>
    </search>
  );
}

function One({ list, name }: { list: ReportFilters; name: keyof typeof fields }) {
  return (
    <FilterControl
      field={fields[name]}
      value={list.filters[name] ?? ''}
      onChange={(value) => list.setFilters({ [name]: value })}
    />
  );
}

function Others({ list }: { list: ReportFilters }) {
  return (
    <>
      <One list={list} name="professionId" />
      <One list={list} name="blockId" />
      <ContractorFilter list={list} />
      <One list={list} name="ageing" />
      <Suspense fallback={null}>
        <CreatedFilter list={list} />
      </Suspense>
    </>
  );
}

/** Nothing to choose from: the repairing side sees its own contractor only. */
function ContractorFilter({ list }: { list: ReportFilters }) {
  const { data = [] } = useContractors();
  if (data.length < 2) return null;
  const options = data.map((one) => ({ value: one.id, label: contractorWords(one) }));
  return (
    <FilterControl
      field={select({ label: words.contractor, options })}
      value={list.filters['contractorId'] ?? ''}
      onChange={(value) => list.setFilters({ contractorId: value })}
    />
  );
}
