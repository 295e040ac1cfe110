import { useState } from 'react';
import type { Photo } from '#domain/ncr/schema.ts';
import { useWords } from '#locale/words.ts';
import { PhotoInput } from '../upload/photo-input.tsx';
import css from './resource.module.css';
import type { Row } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';

interface Props {
  name: string;
  row: Row | null;
  value?: unknown;
  onChange?: (value: string[]) => void;
  max?: number | undefined;
  disabled?: boolean;
}

/** Pictures of a record: the form holds their ids, the server sends beside them `<field>Photos` to look at. */
export function ImagesControl({ name, row, value, onChange, max, disabled = false }: Props) {
  const t = useWords(resourceWords);
  const [seen, setSeen] = useState<readonly Photo[]>(() => (row?.[`${name}Photos`] as Photo[] | undefined) ?? []);
  const ids = Array.isArray(value) ? (value as string[]) : [];
  const photos = ids.flatMap((id) => seen.find((photo) => photo.fileId === id) ?? []);
  // Pictures whose links the server did not send are kept as they are.
  const unseen = ids.filter((id) => !seen.some((photo) => photo.fileId === id));
  return (
    <>
      {unseen.length > 0 && <p className={css.filterLabel}>{t('pictures', { n: unseen.length })}</p>}
      {!disabled && (
        <PhotoInput
          tag="context"
          value={photos}
          {...(max === undefined ? {} : { max: max - unseen.length })}
          onChange={(next) => {
            setSeen((before) => [...before, ...next]);
            onChange?.([...unseen, ...next.map((photo) => photo.fileId)]);
          }}
        />
      )}
    </>
  );
}
