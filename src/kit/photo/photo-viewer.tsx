import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/es/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/es/icons/ZoomOutOutlined';
import { useState } from 'react';
import type { Photo } from '#domain/ncr/schema.ts';
import { useSay, useWords } from '#locale/words.ts';
import { useDateFormat } from '../date/use-date-format.ts';
import { formatWire } from '../date/wire-date.ts';
import css from './full-screen.module.css';
import { FullScreen } from './full-screen.tsx';
import { photoTagWords, photoWords } from './photo-words.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  photos: readonly Photo[];
  start: number;
  onClose: () => void;
}

const STEP = 1.5;

/** One photo over the whole screen: arrows and swipe go on, wheel, pinch and double tap zoom, Escape closes. look.md */
export function PhotoViewer({ photos, start, onClose }: Props) {
  const t = useWords(photoWords);
  const say = useSay();
  const { format } = useDateFormat();
  const [index, setIndex] = useState(start);
  const go = (step: 1 | -1) => {
    const next = index + step;
    if (next < 0 || next >= photos.length) return;
    setIndex(next);
    reset();
  };
  const { view, moving, reset, zoomBy, handlers } = useZoom(go);
  const photo = photos[Math.min(index, photos.length - 1)];
  if (!photo) return null;
  const onKey = (key: string) => {
    if (key === 'ArrowLeft') go(-1);
    else if (key === 'ArrowRight') go(1);
    else if (key === '+' || key === '=') zoomBy(STEP);
    else if (key === '-') zoomBy(1 / STEP);
  };
  const facts = [
    photo.takenAt && t('taken', { at: formatWire(photo.takenAt, format, true) }),
    photo.lat !== null && photo.lng !== null && t('position', { lat: photo.lat.toFixed(5), lng: photo.lng.toFixed(5) }),
    photo.name,
  ].filter(Boolean);
  const many = photos.length > 1;
  return (
    <FullScreen
      title={`${say(photoTagWords[photo.tag])} · ${t('photoOf', { n: index + 1, count: photos.length })}`}
      tools={
        <>
          <button type="button" className={css.tool} aria-label={t('zoomOut')} onClick={() => zoomBy(1 / STEP)}>
            <ZoomOutOutlined aria-hidden />
          </button>
          <button type="button" className={css.tool} aria-label={t('zoomIn')} onClick={() => zoomBy(STEP)}>
            <ZoomInOutlined aria-hidden />
          </button>
        </>
      }
      footer={facts.join(' · ')}
      onKey={onKey}
      onClose={onClose}
    >
      <div className={`${css.zoom} ${view.scale > 1 ? css.zoomed : ''} ${moving ? '' : css.settled}`} {...handlers}>
        <img
          key={photo.fileId}
          src={photo.link}
          alt={`${say(photoTagWords[photo.tag])}: ${photo.name}`}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      {many && (
        <>
          <button
            type="button"
            className={`${css.tool} ${css.side} ${css.left}`}
            aria-label={t('previous')}
            disabled={index === 0}
            onClick={() => go(-1)}
          >
            <LeftOutlined aria-hidden />
          </button>
          <button
            type="button"
            className={`${css.tool} ${css.side} ${css.right}`}
            aria-label={t('next')}
            disabled={index === photos.length - 1}
            onClick={() => go(1)}
          >
            <RightOutlined aria-hidden />
          </button>
        </>
      )}
    </FullScreen>
  );
}
