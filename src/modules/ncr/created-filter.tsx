import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useState, useTransition } from 'react';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { useCreatedText } from './use-created-text.ts';
import type { ReportFilters } from './use-report-filters.ts';

// The calendar is the heaviest control of the product and used by few: it comes when it is asked for.
const CreatedRange = lazy(async () => ({ default: (await import('./created-range.tsx')).CreatedRange }));

/** When reports were created: a button that says the range and turns into two days to pick. */
export function CreatedFilter({ list }: { list: ReportFilters }) {
  const t = useWords(listWords);
  const text = useCreatedText(list);
  const [open, setOpen] = useState(false);
  const [coming, startTransition] = useTransition();
  const button = (
    <Button
      className={css.created ?? ''}
      icon={<CalendarOutlined aria-hidden />}
      loading={coming}
      onClick={() => startTransition(() => setOpen(true))}
    >
      <span className={css.label}>{t('labelled', { label: t('created'), value: text || t('any') })}</span>
    </Button>
  );
  return <Suspense fallback={button}>{open ? <CreatedRange list={list} /> : button}</Suspense>;
}
