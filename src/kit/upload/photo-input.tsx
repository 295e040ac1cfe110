import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Photo } from '#domain/ncr/schema.ts';
import type { PhotoTag } from '#domain/ncr/states.ts';
import { useWords } from '#locale/words.ts';
import { PhotoViewer } from '../photo/photo-viewer.tsx';
import { photoWords } from '../photo/photo-words.ts';
import { AddPhotos } from './add-photos.tsx';
import { PendingTile, RefusedLine } from './pending-photo.tsx';
import css from './photo-input.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface Props {
  value?: readonly Photo[];
  onChange?: (photos: Photo[]) => void;
  /** What new photos show unless the person says otherwise. */
  tag: PhotoTag;
  max?: number;
  /** Hears how many files are still on their way, so that a form can wait for them. */
  onPending?: (count: number) => void;
  id?: string;
  'aria-label'?: string;
}

const none: readonly Photo[] = [];

/**
 * Photos of one thing: take, choose, drop or paste several at once; each shows its own progress, and a refused one says
 * why without holding up the others. Works as an antd form control. look.md, domain.md §2.0
 */
export function PhotoInput({ value = none, onChange, tag, max = limits.photosPerItem, onPending, id, ...rest }: Props) {
  const t = useWords(photoWords);
  const report = (photos: Photo[]) => onChange?.(photos);
  const { pending, add, retry, dismiss } = usePhotoUploads({ value, onChange: report, tag, max });
  const [open, setOpen] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const onTheWay = pending.filter((item) => item.state !== 'refused');
  const refused = pending.filter((item) => item.state === 'refused');
  useHearing(onPending, onTheWay.length);

  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  };
  const pasted = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add([...event.clipboardData.files]);
  };
  return (
    <fieldset
      className={`${css.input} ${over ? css.over : ''}`}
      aria-label={rest['aria-label'] ?? t('photo')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      onPaste={pasted}
    >
      <ul className={css.grid}>
        {value.map((photo, index) => (
          <PhotoTile
            key={photo.fileId}
            photo={photo}
            index={index}
            onOpen={() => setOpen(index)}
            onTag={(shows) => report(value.map((p) => (p.fileId === photo.fileId ? { ...p, tag: shows } : p)))}
            onRemove={() => report(value.filter((p) => p.fileId !== photo.fileId))}
          />
        ))}
        {onTheWay.map((item) => (
          <PendingTile key={item.key} item={item} />
        ))}
        {value.length + onTheWay.length < max && (
          <AddPhotos id={id} hint={value.length + pending.length === 0} onFiles={add} />
        )}
      </ul>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={css.refusals}>
            {refused.map((item) => (
              <RefusedLine key={item.key} item={item} onRetry={() => retry(item)} onDismiss={() => dismiss(item.key)} />
            ))}
          </ul>
        </div>
      )}
      {open !== null && <PhotoViewer photos={value} start={open} onClose={() => setOpen(null)} />}
    </fieldset>
  );
}

/** Tells the form how many are on their way, and none once this field is gone. */
function useHearing(onPending: Props['onPending'], count: number) {
  const hear = useRef(onPending);
  useEffect(() => {
    hear.current = onPending;
  }, [onPending]);
  useEffect(() => {
    hear.current?.(count);
  }, [count]);
  useEffect(() => () => hear.current?.(0), []);
}
