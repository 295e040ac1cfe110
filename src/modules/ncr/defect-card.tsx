import ToolOutlined from '@ant-design/icons/es/icons/ToolOutlined';
import Button from 'antd/es/button';
import type { Defect, HistoryEntry } from '#domain/ncr/schema.ts';
import { defectStateSpecs } from '#domain/ncr/states.ts';
import { BeforeAfter } from '#kit/photo/before-after.tsx';
import { PhotoGrid } from '#kit/photo/photo-grid.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import css from './record.module.css';
import { recordWords } from './record-words.ts';
import type { Verdicts } from './use-verdicts.ts';
import { VerdictFields } from './verdict-fields.tsx';

interface Props {
  defect: Defect;
  index: number;
  history: readonly HistoryEntry[];
  /** Given to those who may record its repair now. */
  onFix: (() => void) | undefined;
  /** Given to those who may judge its repair now. */
  verdicts: Verdicts | undefined;
}

/** One defect: what and where, before and after side by side, and what this person may do about it. */
export function DefectCard({ defect, index, history, onFix, verdicts }: Props) {
  const t = useWords(recordWords);
  const english = useLanguage() === 'en';
  const { defectTypeTitle: zh, defectTypeTitleEn: en, defectStatus } = defect;
  const type = (english ? en || zh : zh || en) || t('noType');
  const failure = defectStatus === 'fail' ? lastFailure(history, defect.id) : undefined;
  return (
    <article className={css.defect} aria-label={t('defect', { n: index + 1 })}>
      <header className={css.defectHead}>
        <h3>
          {t('defect', { n: index + 1 })} <span className={css.quiet}>{type}</span>
        </h3>
        <StateTag state={defectStateSpecs[defectStatus]} />
        {onFix && (
          <Button
            type={defectStatus === 'fix' ? 'default' : 'primary'}
            ghost={defectStatus !== 'fix'}
            icon={<ToolOutlined aria-hidden />}
            onClick={onFix}
          >
            {defectStatus === 'fix' ? t('fixAgain') : t('fix')}
          </Button>
        )}
      </header>
      {(defect.defectPosition || defect.description) && (
        <p className={css.text}>
          {defect.defectPosition && <strong>{defect.defectPosition}</strong>}
          {defect.defectPosition && defect.description && ' – '}
          {defect.description}
        </p>
      )}
      <BeforeAfter before={defect.defectImg} after={defect.repairImg} />
      {defect.recommendation && (
        <div className={css.said}>
          <span className={css.quiet}>{t('repaired')}</span>
          <p className={css.text}>{defect.recommendation}</p>
        </div>
      )}
      {defectStatus === 'fail' && (
        <div className={`${css.said} ${css.bad}`}>
          <span className={css.quiet}>{t('failed')}</span>
          <p className={css.text}>{failure?.note || defect.comment}</p>
          {failure && <PhotoGrid photos={failure.photos} />}
        </div>
      )}
      {verdicts && <VerdictFields defectId={defect.id} place={index + 1} verdicts={verdicts} />}
    </article>
  );
}

const lastFailure = (history: readonly HistoryEntry[], defectId: string) =>
  history.findLast((entry) => entry.itemId === defectId && entry.action === 'fail');
