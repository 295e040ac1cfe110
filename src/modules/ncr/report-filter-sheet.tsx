import Button from 'antd/es/button';
import { BottomSheet } from '#kit/page/bottom-sheet.tsx';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { ReportFilterFields } from './report-filter-fields.tsx';
import type { ReportFilters } from './use-report-filters.ts';

interface Props {
  list: ReportFilters;
  open: boolean;
  onClose: () => void;
}

/** The filters on a phone: a sheet within reach of the thumb. look.md */
export function ReportFilterSheet({ list, open, onClose }: Props) {
  const t = useWords(listWords);
  return (
    <BottomSheet
      title={t('filters')}
      open={open}
      onClose={onClose}
      footer={
        <div className={css.sheetFoot}>
          <Button size="large" onClick={list.clearFilters} disabled={!list.filtered}>
            {t('clear')}
          </Button>
          <Button size="large" type="primary" onClick={onClose}>
            {t('show')}
          </Button>
        </div>
      }
    >
      <div className={css.sheet}>
        <ReportFilterFields list={list} />
      </div>
    </BottomSheet>
  );
}
