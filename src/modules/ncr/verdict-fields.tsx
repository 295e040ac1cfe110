import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useId } from 'react';
import { PhotoInput } from '#kit/upload/photo-input.tsx';
import { useWords } from '#locale/words.ts';
import css from './record.module.css';
import { recordWords } from './record-words.ts';
import type { Verdicts } from './use-verdicts.ts';

interface Props {
  defectId: string;
  place: number;
  verdicts: Verdicts;
}

/** Pass or fail for one repaired defect; a failure says why and shows it. domain.md §2.7 */
export function VerdictFields({ defectId, place, verdicts }: Props) {
  const t = useWords(recordWords);
  const id = useId();
  const verdict = verdicts.of(defectId);
  const errors = verdicts.errorsOf(defectId);
  return (
    <fieldset className={css.verdict} data-verdict={defectId} aria-label={t('verdict', { n: place })}>
      <div className={css.choice}>
        <Button
          icon={<CheckOutlined aria-hidden />}
          aria-pressed={verdict?.result === 'pass'}
          className={verdict?.result === 'pass' ? (css.passed ?? '') : ''}
          onClick={() => verdicts.give(defectId, { result: 'pass' })}
        >
          {t('pass')}
        </Button>
        <Button
          icon={<CloseOutlined aria-hidden />}
          aria-pressed={verdict?.result === 'fail'}
          className={verdict?.result === 'fail' ? (css.failed ?? '') : ''}
          onClick={() => verdicts.give(defectId, { result: 'fail' })}
        >
          {t('fail')}
        </Button>
        {verdict && (
          <Button type="text" onClick={() => verdicts.give(defectId, undefined)}>
            {t('undo')}
          </Button>
        )}
      </div>
      {verdict?.result === 'fail' && (
        <>
          <label className={css.label} htmlFor={`${id}-comment`}>
            {t('comment')}
          </label>
          <Input.TextArea
            id={`${id}-comment`}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={2000}
            required
            value={verdict.comment}
            status={errors.comment ? 'error' : ''}
            aria-invalid={errors.comment !== undefined}
            aria-describedby={`${id}-comment-error`}
            onChange={(event) => verdicts.give(defectId, { comment: event.target.value })}
          />
          <FieldError id={`${id}-comment-error`} text={errors.comment} />
          <label className={css.label} htmlFor={`${id}-photos`}>
            {t('failPhotos')}
          </label>
          <PhotoInput
            id={`${id}-photos`}
            tag="close-up"
            aria-label={t('failPhotos')}
            value={verdict.photos}
            onChange={(photos) => verdicts.give(defectId, { photos })}
            onPending={(count) => verdicts.setPending(defectId, count)}
          />
          <FieldError id={`${id}-photos-error`} text={errors.photos} />
        </>
      )}
    </fieldset>
  );
}

/** A refusal at its field. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id} role="alert" className={css.error}>
      {text}
    </div>
  );
}
