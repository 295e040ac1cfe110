import { dict, ref, select } from '#domain/kernel/fields.ts';
import { ageingWords } from '#domain/ncr/ageing-words.ts';
import { ageingBuckets } from '#domain/ncr/rules.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { FilterControl } from '#kit/resource/filter-control.tsx';
import { CreatedDays } from './created-days.tsx';
import { CreatedFilter } from './created-filter.tsx';
import { listWords } from './list-words.ts';
import { contractorWords, useContractors } from './ncr-client.ts';
import type { ReportFilters } from './use-report-filters.ts';

const words = listWords.words;
const fields = {
  professionId: dict({ label: words.discipline, code: 'profession', biz: true }),
  blockId: ref({ label: words.block, to: { resource: 'block', label: 'block_name' } }),
  ageing: select({
    label: words.ageing,
    options: ageingBuckets.map((bucket) => ({ value: bucket, label: ageingWords[bucket] })),
  }),
};

/** The filters behind the button: discipline, block, contractor, age and when a report was created. */
export function ReportFilterFields({ list }: { list: ReportFilters }) {
  const phone = usePhone();
  return (
    <>
      <One list={list} name="professionId" />
      <One list={list} name="blockId" />
      <ContractorFilter list={list} />
      <One list={list} name="ageing" />
      {phone ? <CreatedDays list={list} /> : <CreatedFilter list={list} />}
    </>
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
