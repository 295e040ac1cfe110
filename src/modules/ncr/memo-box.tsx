import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import type { MemoLink } from '#domain/ncr/schema.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import css from './record.module.css';
import { recordWords } from './record-words.ts';

/** The quality memo that was made from this report. spec §9: not closed within 7 days, a memo is issued. */
export function MemoBox({ memo }: { memo: MemoLink }) {
  const t = useWords(recordWords);
  return (
    <section className={css.memo} aria-label={t('memo')}>
      <LinkOutlined aria-hidden />
      <div>
        <strong>
          {t('memo')} {memo.memoCode}
        </strong>{' '}
        {memo.memoStatus === 'draft' && <StateTag state={{ label: recordWords.words.memoDraft, tone: 'neutral' }} />}
        <div>{memo.subject}</div>
        <div className={css.quiet}>
          {t('memoText')} <DateText value={memo.createTime} time />
        </div>
      </div>
    </section>
  );
}
