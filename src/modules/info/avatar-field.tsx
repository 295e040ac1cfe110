import Button from 'antd/es/button';
import { type ChangeEvent, useRef, useState } from 'react';
import { type Profile, uploadPicture, useSaveProfile } from '#api/profile-client.ts';
import { limits } from '#domain/limits.ts';
import { confirm, toast } from '#kit/feedback.ts';
import { decodeUpright, drawJpeg } from '#kit/upload/draw-photo.ts';
import { preparePhoto } from '#kit/upload/prepare-photo.ts';
import { useWords } from '#locale/words.ts';
import { usePersonName } from '#stores/session.ts';
import { CropModal } from './crop-modal.tsx';
import { refusalWords } from './form-refusal.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';

/** Edge of the saved picture; shown at 28 to 96 px, twice that on sharp screens. */
const EDGE = 512;

/** The picture: chosen, cut to a square here, and saved at once. */
export function AvatarField({ profile }: { profile: Profile }) {
  const t = useWords(profileWords);
  const name = usePersonName();
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [busy, setBusy] = useState(false);
  const save = useSaveProfile();
  /** Refused or not, the person hears of it; true when it worked. */
  const trying = async (run: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      return true;
    } catch (error) {
      toast.error(refusalWords(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const picture = event.target.files?.[0];
    // Emptied, so that the same file may be chosen again.
    Object.assign(event.target, { value: '' });
    if (picture) void trying(async () => setChosen(await decodeUpright((await preparePhoto(picture)).blob)));
  };
  const use = (cut: () => Promise<ImageBitmap>) =>
    trying(async () => {
      const square = await cut();
      const drawn = await drawJpeg(square, EDGE, limits.photoBytes);
      square.close();
      if (!drawn) return;
      await save.mutateAsync({ avatar: await uploadPicture(drawn.blob, 'portrait.jpg') });
      toast.success(profileWords.words.pictureSaved);
    });
  const shut = () => {
    chosen?.close();
    setChosen(null);
  };
  const remove = async () => {
    const { pictureRemoveAsk, remove: okText } = profileWords.words;
    if (await confirm({ title: pictureRemoveAsk, okText, danger: true }))
      await trying(() => save.mutateAsync({ avatar: '' }));
  };
  return (
    <fieldset className={css.avatarField}>
      <legend className={css.unseen}>{t('picture')}</legend>
      <span className={css.avatar} aria-hidden>
        <Portrait key={profile.avatar} link={profile.avatar} letter={name.slice(0, 1).toUpperCase()} />
      </span>
      <div>
        <div className={css.buttons}>
          <Button loading={busy} onClick={() => file.current?.click()}>
            {t(profile.avatar ? 'pictureChange' : 'pictureChoose')}
          </Button>
          {profile.avatar && (
            <Button type="text" danger disabled={busy} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p className={css.hint}>{t('pictureHint')}</p>
      </div>
      <input
        ref={file}
        type="file"
        className={css.file}
        accept="image/jpeg,image/png"
        aria-label={t('pictureChoose')}
        tabIndex={-1}
        onChange={take}
      />
      {chosen && <CropModal picture={chosen} onUse={use} onClose={shut} />}
    </fieldset>
  );
}

function Portrait({ link, letter }: { link: string; letter: string }) {
  const [failed, setFailed] = useState(false);
  return link && !failed ? <img src={link} alt="" width={96} height={96} onError={() => setFailed(true)} /> : letter;
}
