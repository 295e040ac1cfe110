import { useDateFormat } from '#kit/date/use-date-format.ts';
import { formatWire } from '#kit/date/wire-date.ts';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import type { ReportFilters } from './use-report-filters.ts';

/** The days of creation (sending, closing) that the list is narrowed to, in words; '' when it is not. */
export function useCreatedText(
  list: ReportFilters,
  of: 'createTime' | 'sendTime' | 'closeTime' = 'createTime',
): string {
  const t = useWords(listWords);
  const { format } = useDateFormat();
  const from = formatWire(list.filters[`${of}_ge`] ?? '', format, false);
  const to = formatWire(list.filters[`${of}_le`] ?? '', format, false);
  if (from && to) return t('range', { from, to });
  if (from) return t('fromDay', { from });
  return to && t('toDay', { to });
}
