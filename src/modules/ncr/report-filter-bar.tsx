import FilterOutlined from '@ant-design/icons/es/icons/FilterOutlined';
import Button from 'antd/es/button';
import { lazy, type ReactNode, Suspense, useId, useState, useTransition } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import { TextFilter } from '#kit/resource/text-filter.tsx';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { ReportFilterTags } from './report-filter-tags.tsx';
import type { ReportFilters } from './use-report-filters.ts';

// Pickers and calendars weigh more than the list itself: they come with the first press of the button. house.md
const ReportFilterPanel = lazy(async () => ({
  default: (await import('./report-filter-panel.tsx')).ReportFilterPanel,
}));
const ReportFilterSheet = lazy(async () => ({
  default: (await import('./report-filter-sheet.tsx')).ReportFilterSheet,
}));

interface Props {
  list: ReportFilters;
  /** At the right end of the bar. */
  end?: ReactNode;
}

/** The filters of the report list: the keyword in sight, the others behind a button, in use ones as tags. look.md */
export function ReportFilterBar(props: Props) {
  // The boundary stands before the button is pressed: the bar stays as it is until the panel has arrived.
  return (
    <Suspense fallback={null}>
      <Bar {...props} />
    </Suspense>
  );
}

function Bar({ list, end }: Props) {
  const t = useWords(listWords);
  const phone = usePhone();
  const panel = useId();
  const [open, setOpen] = useState(false);
  /** A sheet that was opened once stays, to slide out when it is closed. */
  const [opened, setOpened] = useState(false);
  const [coming, startTransition] = useTransition();
  const hidden = list.active - (list.filters['keyword'] ? 1 : 0);
  const show = (next: boolean) =>
    startTransition(() => {
      setOpen(next);
      setOpened(true);
    });
  return (
    <>
      <search className={css.bar}>
        <span className={phone ? css.grow : css.keyword}>
          <TextFilter
            label={listWords.words.keyword}
            value={list.filters['keyword'] ?? ''}
            onChange={(keyword) => list.setFilters({ keyword })}
          />
        </span>
        <Button
          icon={<FilterOutlined aria-hidden />}
          loading={coming}
          aria-expanded={open}
          {...(phone ? { 'aria-haspopup': 'dialog' as const } : { 'aria-controls': panel })}
          onClick={() => show(phone || !open)}
        >
          {hidden > 0 ? t('filtersN', { n: hidden }) : t('filters')}
        </Button>
        {!phone && !open && hidden > 0 && <ReportFilterTags list={list} />}
        {!phone && list.filtered && (
          <Button type="text" onClick={list.clearFilters}>
            {t('clear')}
          </Button>
        )}
        {!phone && <span className={css.grow} />}
        {end}
      </search>
      {phone
        ? opened && <ReportFilterSheet list={list} open={open} onClose={() => setOpen(false)} />
        : open && <ReportFilterPanel id={panel} list={list} />}
    </>
  );
}
