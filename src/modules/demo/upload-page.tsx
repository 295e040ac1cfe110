import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Photo } from '#domain/ncr/schema.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { PhotoInput } from '#kit/upload/photo-input.tsx';
import { useWords } from '#locale/words.ts';
import { DemoPart } from './demo-part.tsx';
import { demoWords } from './demo-words.ts';
import css from './demo.module.css';

/** spec §2: /demo/upload. The photo input of all modules, with what it takes and refuses. */
export default function UploadPage() {
  const t = useWords(demoWords);
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [single, setSingle] = useState<Photo[]>([]);
  return (
    <div className={css.page}>
      <PageHeader title={t('upload')} note={t('uploadNote')} />
      <DemoPart title={t('photos')} text={t('photosText')}>
        <PhotoInput value={photos} onChange={setPhotos} tag="context" aria-label={t('photos')} />
      </DemoPart>
      <DemoPart title={t('files')}>
        {photos.length === 0 ? (
          <EmptyState title={t('noFiles')} text={t('noFilesText')} />
        ) : (
          <Arrived photos={photos} />
        )}
      </DemoPart>
      <DemoPart title={t('single')} text={t('singleText')}>
        <PhotoInput value={single} onChange={setSingle} tag="before" max={1} aria-label={t('single')} />
      </DemoPart>
      <DemoPart title={t('limits')}>
        <Limits />
      </DemoPart>
    </div>
  );
}

function Arrived({ photos }: { photos: readonly Photo[] }) {
  const t = useWords(demoWords);
  return (
    <ul className={css.files}>
      {photos.map((photo) => (
        <li key={photo.fileId}>
          <strong>
            <a href={photo.link} target="_blank" rel="noreferrer">
              {photo.name}
            </a>
          </strong>
          <span>
            {t('pixels')} {photo.width} × {photo.height}
          </span>
          <span>
            {t('taken')} <DateText value={photo.takenAt} time quiet />
          </span>
          <span>
            {t('place')} {photo.lat === null ? '–' : `${photo.lat.toFixed(4)}, ${photo.lng?.toFixed(4)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Limits() {
  const t = useWords(demoWords);
  const facts = [
    [t('limitKind'), t('limitKindText')],
    [t('limitSize'), t('limitSizeText', { kb: limits.photoBytes / 1024, edge: limits.photoEdge })],
    [t('limitCount'), t('limitCountText', { n: limits.photosPerItem })],
    [t('limitRefused'), t('limitRefusedText')],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
