import { useState } from 'react';
import type { Photo } from '#domain/ncr/schema.ts';
import { useSay, useWords } from '#locale/words.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import css from './photo.module.css';
import { photoTagWords, photoWords } from './photo-words.ts';

interface Props {
  photos: readonly Photo[];
  /** Says that there are none instead of showing nothing. */
  sayNone?: boolean;
}

/** Photos as 96 px thumbnails, upright, loaded when near, with what they show; a click opens the viewer. look.md */
export function PhotoGrid({ photos, sayNone = false }: Props) {
  const t = useWords(photoWords);
  const say = useSay();
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return sayNone ? <span className={css.none}>{t('none')}</span> : null;
  return (
    <>
      <ul className={css.grid}>
        {photos.map((photo, index) => (
          <li key={photo.fileId} className={css.tile}>
            <button
              type="button"
              className={css.thumb}
              aria-label={t('openPhoto', { n: index + 1, tag: photoTagWords[photo.tag] })}
              onClick={() => setOpen(index)}
            >
              <img src={photo.thumb || photo.link} alt="" loading="lazy" width={96} height={96} />
              <span className={css.tag}>{say(photoTagWords[photo.tag])}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && <PhotoViewer photos={photos} start={open} onClose={() => setOpen(null)} />}
    </>
  );
}
