import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useDict } from '#api/dict-client.ts';
import { pageQueryAt } from '#api/resource-client.ts';
import { ageingWords } from '#domain/ncr/ageing-words.ts';
import { type AgeingBucket, ageingBuckets } from '#domain/ncr/rules.ts';
import { blockAddress } from '#domain/resources/addresses.ts';
import { useSay, useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { contractorWords, useContractors } from './ncr-client.ts';
import { useCreatedText } from './use-created-text.ts';
import type { ReportFilters } from './use-report-filters.ts';

interface BlockRow {
  id: string;
  block_name: string;
}

/** What the list is narrowed to while the panel is closed: nothing is hidden, and one press takes a filter back. */
export function ReportFilterTags({ list }: { list: ReportFilters }) {
  const t = useWords(listWords);
  const tags = useTags(list).filter((tag) => tag.value !== '');
  return (
    <ul className={css.tags} aria-label={t('activeFilters')}>
      {tags.map(({ names, label, value }) => {
        const filter = t('labelled', { label, value });
        return (
          <li key={label}>
            <Button
              variant="filled"
              icon={<CloseOutlined aria-hidden />}
              iconPlacement="end"
              aria-label={t('removeFilter', { filter })}
              onClick={() => list.setFilters(Object.fromEntries(names.map((name) => [name, ''])))}
            >
              {filter}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function useTags(list: ReportFilters) {
  const t = useWords(listWords);
  const say = useSay();
  const { professionId = '', blockId = '', contractorId = '', ageing = '', running = '' } = list.filters;
  const professions = useDict(professionId && 'profession', true);
  const blocks = useQuery({ ...pageQueryAt<BlockRow>(blockAddress, { size: -1 }), enabled: blockId !== '' });
  const contractors = useContractors(contractorId !== '');
  const block = blocks.data?.records.find((one) => one.id === blockId);
  const contractor = contractors.data?.find((one) => one.id === contractorId);
  const isBucket = (value: string): value is AgeingBucket => (ageingBuckets as readonly string[]).includes(value);
  return [
    { names: ['professionId'], label: t('discipline'), value: professionId && professions.labelOf(professionId) },
    { names: ['blockId'], label: t('block'), value: block?.block_name ?? blockId },
    {
      names: ['contractorId'],
      label: t('contractor'),
      value: contractor ? say(contractorWords(contractor)) : contractorId,
    },
    { names: ['ageing'], label: t('ageing'), value: isBucket(ageing) ? say(ageingWords[ageing]) : ageing },
    { names: ['createTime_ge', 'createTime_le'], label: t('created'), value: useCreatedText(list) },
    // What the dashboard leads here with; the panel does not offer it.
    { names: ['running'], label: t('status'), value: running && t('running') },
    { names: ['sendTime_ge', 'sendTime_le'], label: t('sentOn'), value: useCreatedText(list, 'sendTime') },
    { names: ['closeTime_ge', 'closeTime_le'], label: t('closedOn'), value: useCreatedText(list, 'closeTime') },
  ];
}
