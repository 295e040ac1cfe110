import ExclamationCircleFilled from '@ant-design/icons/es/icons/ExclamationCircleFilled';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useSay, useWords } from '#locale/words.ts';
import { photoWords } from '../photo/photo-words.ts';
import css from './photo-input.module.css';
import type { PendingPhoto } from './use-photo-uploads.ts';

/** A file on its way: its picture, dimmed, with a bar that fills. */
export function PendingTile({ item }: { item: PendingPhoto }) {
  const t = useWords(photoWords);
  const preview = useObjectUrl(item.file);
  const percent = Math.round(item.share * 100);
  const name = item.file.name;
  const label = item.state === 'sending' ? t('sending', { name, percent }) : t('preparing', { name });
  return (
    <li className={css.pending} aria-label={label} title={label}>
      {/* What the browser cannot show (HEIC) is refused in a moment: no broken picture until then. */}
      {preview && <img src={preview} alt="" onError={(event) => event.currentTarget.remove()} />}
      <span
        className={item.state === 'sending' ? css.bar : css.waiting}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}

interface RefusedProps {
  item: PendingPhoto;
  onRetry: () => void;
  onDismiss: () => void;
}

/** A file that was not taken, and why; it can be sent again where that may help. */
export function RefusedLine({ item, onRetry, onDismiss }: RefusedProps) {
  const t = useWords(photoWords);
  const say = useSay();
  const { reason } = item;
  const text = typeof reason === 'string' ? reason : reason && say(reason.words, reason.params);
  return (
    <li className={css.refused}>
      <ExclamationCircleFilled aria-hidden />
      <span>{t('notSent', { reason: text ?? item.file.name })}</span>
      {item.again && (
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      <Button size="small" type="text" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </li>
  );
}

function useObjectUrl(file: File): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (typeof URL.createObjectURL !== 'function') return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
