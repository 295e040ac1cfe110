import Button from 'antd/es/button';
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type Profile, uploadPicture, useSaveProfile } from '#api/profile-client.ts';
import { confirm, toast } from '#kit/feedback.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { preparePhoto } from '#kit/upload/prepare-photo.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { refusalWords } from './form-refusal.ts';
import { inkPng, isSigned, type Stroke } from './ink.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { Section } from './section.tsx';
import { SignaturePad } from './signature-pad.tsx';

/** The signature: drawn here, or uploaded by those who cannot draw. domain.md §2.0 */
export function SignatureSection({ profile }: { profile: Profile }) {
  const t = useWords(profileWords);
  const shared = useWords(sharedWords);
  const file = useRef<HTMLInputElement>(null);
  const draw = useRef<HTMLButtonElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[] | null>(null);
  const [busy, setBusy] = useState(false);
  const save = useSaveProfile();
  const dirty = useCallback(() => (strokes?.length ?? 0) > 0, [strokes]);
  const mayLose = useLeaveGuard(dirty);
  const drawing = strokes !== null;
  const drew = useRef(false);
  useEffect(() => {
    // Back at the button that opened the field.
    if (drew.current && !drawing) draw.current?.focus();
    drew.current = drawing;
  }, [drawing]);
  const keep = async (picture: () => Promise<{ blob: Blob; name: string } | null>) => {
    setBusy(true);
    try {
      const made = await picture();
      if (!made) return;
      await save.mutateAsync({ signature: await uploadPicture(made.blob, made.name) });
      toast.success(profileWords.words.signatureSaved);
      setStrokes(null);
    } catch (error) {
      toast.error(refusalWords(error));
    } finally {
      setBusy(false);
    }
  };
  const keepInk = () =>
    keep(async () => {
      const blob = await inkPng(strokes ?? []);
      return blob && { blob, name: 'signature.png' };
    });
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.target.files?.[0];
    Object.assign(event.target, { value: '' });
    if (picture) void keep(() => preparePhoto(picture));
  };
  const remove = async () => {
    const { signatureRemoveAsk, remove: okText } = profileWords.words;
    if (!(await confirm({ title: signatureRemoveAsk, okText, danger: true }))) return;
    await save.mutateAsync({ signature: '' }).catch((error: unknown) => toast.error(refusalWords(error)));
  };
  const upload = (
    <Button disabled={busy} onClick={() => file.current?.click()}>
      {t('signatureUpload')}
    </Button>
  );
  return (
    <Section title={t('signature')} note={t('signatureNote')}>
      {strokes ? (
        <>
          <SignaturePad strokes={strokes} onStroke={(stroke) => setStrokes((all) => [...(all ?? []), stroke])} />
          <p className={css.hint}>{t('signatureHint')}</p>
          <div className={css.buttons}>
            <Button type="primary" disabled={!isSigned(strokes)} loading={busy} onClick={() => void keepInk()}>
              {t('signatureSave')}
            </Button>
            <Button disabled={!dirty() || busy} onClick={() => setStrokes(strokes.slice(0, -1))}>
              {t('signatureUndo')}
            </Button>
            <Button disabled={!dirty() || busy} onClick={() => setStrokes([])}>
              {shared('clear')}
            </Button>
            {upload}
            <Button type="text" disabled={busy} onClick={() => void mayLose().then((yes) => yes && setStrokes(null))}>
              {shared('cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          {profile.signature ? (
            <span className={css.paper}>
              <img src={profile.signature} alt={t('signatureMine')} />
            </span>
          ) : (
            <p className={css.nothing}>{t('signatureNone')}</p>
          )}
          <div className={css.buttons}>
            <Button ref={draw} onClick={() => setStrokes([])}>
              {t(profile.signature ? 'signatureAnew' : 'signatureDraw')}
            </Button>
            {upload}
            {profile.signature && (
              <Button type="text" danger disabled={busy} onClick={() => void remove()}>
                {t('remove')}
              </Button>
            )}
          </div>
        </>
      )}
      <input
        ref={file}
        type="file"
        className={css.file}
        accept="image/jpeg,image/png"
        aria-label={t('signatureUpload')}
        tabIndex={-1}
        onChange={take}
      />
    </Section>
  );
}
