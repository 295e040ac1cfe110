import { ReasonButton } from '#kit/flow/reason-button.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useWords } from '#locale/words.ts';
import css from './edit.module.css';
import { editWords } from './edit-words.ts';
import { type SaveOptions, useSaveDraft } from './use-save-draft.ts';

/** Save and Send. A component of its own: it follows every key, and the fields need not. */
export function DraftButtons(options: SaveOptions) {
  const t = useWords(editWords);
  const size = usePhone() ? 'large' : 'middle';
  const { save, send, saving, sending, lacking } = useSaveDraft(options);
  const wait = options.photosGoing ? t('photosGoing') : null;
  return (
    <div className={css.foot}>
      <ReasonButton reason={wait} size={size} loading={saving} onClick={() => void save()}>
        {t('save')}
      </ReasonButton>
      <ReasonButton reason={lacking} type="primary" size={size} loading={sending} onClick={() => void send()}>
        {t('send')}
      </ReasonButton>
    </div>
  );
}
