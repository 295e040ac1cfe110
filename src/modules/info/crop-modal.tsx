import Modal from 'antd/es/modal';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { dragged, squareOf, wholeCrop, ZOOM_MAX } from './crop.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';

interface Props {
  picture: ImageBitmap;
  /** Takes the square as it is cut; true when it was saved. */
  onUse: (cut: () => Promise<ImageBitmap>) => Promise<boolean>;
  onClose: () => void;
}

const EDGE = 280;
const sliders = ['zoom', 'x', 'y'] as const;
const sliderWords = { zoom: 'zoom', x: 'sideways', y: 'upDown' } as const;

/** Cuts a picture to a square: by dragging, or by three sliders that the keyboard moves as well. */
export function CropModal({ picture, onUse, onClose }: Props) {
  const t = useWords(profileWords);
  const shared = useWords(sharedWords);
  const id = useId();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [crop, setCrop] = useState(wholeCrop);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, side } = squareOf(picture, crop);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || !canvas.current) return;
    const edge = EDGE * Math.min(2, window.devicePixelRatio);
    Object.assign(canvas.current, { width: edge, height: edge });
    brush.imageSmoothingQuality = 'high';
    // What is see-through is saved as white.
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, edge, edge);
    brush.drawImage(picture, left, top, side, side, 0, 0, edge, edge);
  }, [picture, left, top, side]);
  const use = async () => {
    setBusy(true);
    if (await onUse(() => createImageBitmap(picture, left, top, side, side))) setOpen(false);
    setBusy(false);
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0 || busy) return;
    const by = { x: event.movementX, y: event.movementY };
    setCrop((now) => dragged(picture, now, by, event.currentTarget.clientWidth || EDGE));
  };
  const room = { zoom: true, x: picture.width > side, y: picture.height > side };
  return (
    <Modal
      title={t('crop')}
      open={open}
      centered
      width={EDGE + 80}
      okText={t('cropUse')}
      cancelText={shared('cancel')}
      confirmLoading={busy}
      onOk={() => void use()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      mask={{ closable: false }}
    >
      <canvas
        ref={canvas}
        className={css.crop}
        role="img"
        aria-label={t('cropPreview')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <p className={css.hint}>{t('cropHint')}</p>
      {sliders.map((name) => (
        <div key={name} className={css.slider}>
          <label htmlFor={`${id}-${name}`}>{t(sliderWords[name])}</label>
          <input
            id={`${id}-${name}`}
            type="range"
            min={name === 'zoom' ? 1 : 0}
            max={name === 'zoom' ? ZOOM_MAX : 1}
            step={0.01}
            value={crop[name]}
            disabled={!room[name] || busy}
            onChange={(change) => {
              const value = Number(change.target.value);
              setCrop((now) => ({ ...now, [name]: value }));
            }}
          />
        </div>
      ))}
    </Modal>
  );
}
