import CameraOutlined from '@ant-design/icons/es/icons/CameraOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { type ChangeEvent, useRef } from 'react';
import { useWords } from '#locale/words.ts';
import { usePhone } from '../page/use-phone.ts';
import { photoWords } from '../photo/photo-words.ts';
import css from './photo-input.module.css';

const accept = 'image/jpeg,image/png';

interface Props {
  /** Of the first button: what the label of the field points to. */
  id: string | undefined;
  /** Says that files may be dropped and pasted, while there are none. */
  hint: boolean;
  onFiles: (files: File[]) => void;
}

/** The ways to bring photos: on a phone the camera first and the gallery second, at a desk the file dialog. look.md */
export function AddPhotos({ id, hint, onFiles }: Props) {
  const t = useWords(photoWords);
  const phone = usePhone();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const taken = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Emptied, so that the same file may be chosen again after it was removed.
    Object.assign(event.target, { value: '' });
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      {phone && (
        <li>
          <button type="button" id={id} className={css.add} onClick={() => camera.current?.click()}>
            <CameraOutlined aria-hidden />
            {t('camera')}
          </button>
          <input ref={camera} type="file" className={css.file} accept={accept} capture="environment" onChange={taken} />
        </li>
      )}
      <li>
        <button type="button" id={phone ? undefined : id} className={css.add} onClick={() => gallery.current?.click()}>
          {phone ? <PictureOutlined aria-hidden /> : <PlusOutlined aria-hidden />}
          {phone ? t('gallery') : t('add')}
        </button>
        <input
          ref={gallery}
          type="file"
          className={css.file}
          multiple
          accept={accept}
          aria-label={t('add')}
          data-testid="photo-files"
          onChange={taken}
        />
      </li>
      {hint && !phone && <li className={css.hint}>{t('dropHint')}</li>}
    </>
  );
}
