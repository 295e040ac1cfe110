import { useState } from 'react';
import type { Photo } from '#domain/ncr/schema.ts';
import { useSay, useWords } from '#locale/words.ts';
import css from './full-screen.module.css';
import { FullScreen } from './full-screen.tsx';
import { photoTagWords, photoWords } from './photo-words.ts';

interface Props {
  before: readonly Photo[];
  after: readonly Photo[];
  onClose: () => void;
}

/** Before and after over the whole screen: next to each other, or on top of each other with a slider. look.md */
export function CompareViewer({ before, after, onClose }: Props) {
  const t = useWords(photoWords);
  const [mode, setMode] = useState<'sideBySide' | 'slider'>('sideBySide');
  const [was, setWas] = useState(0);
  const [is, setIs] = useState(0);
  const left = before[was];
  const right = after[is];
  if (!left || !right) return null;
  const modes = (['sideBySide', 'slider'] as const).map((name) => (
    <button
      key={name}
      type="button"
      className={`${css.tool} ${css.mode}`}
      aria-pressed={mode === name}
      onClick={() => setMode(name)}
    >
      {t(name)}
    </button>
  ));
  const choice = before.length + after.length > 2;
  return (
    <FullScreen
      title={t('compareTitle')}
      tools={modes}
      onClose={onClose}
      footer={
        choice && (
          <div className={css.strips}>
            <Strip photos={before} chosen={was} onChoose={setWas} />
            <Strip photos={after} chosen={is} onChoose={setIs} />
          </div>
        )
      }
    >
      {mode === 'slider' ? <Slide before={left} after={right} /> : <Columns before={left} after={right} />}
    </FullScreen>
  );
}

function Columns({ before, after }: { before: Photo; after: Photo }) {
  const say = useSay();
  return (
    <div className={css.columns}>
      {(
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(([side, photo]) => (
        <figure key={side} className={css.figure}>
          <img src={photo.link} alt={photo.name} />
          <figcaption>{say(photoTagWords[side])}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Slide({ before, after }: { before: Photo; after: Photo }) {
  const t = useWords(photoWords);
  const say = useSay();
  const [share, setShare] = useState(50);
  return (
    <>
      <img className={css.layer} src={before.link} alt={before.name} />
      <img
        className={css.layer}
        src={after.link}
        alt={after.name}
        style={{ clipPath: `inset(0 0 0 ${100 - share}%)`, background: '#000' }}
      />
      <span className={css.corner}>{say(photoTagWords.before)}</span>
      <span className={`${css.corner} ${css.cornerRight}`}>{say(photoTagWords.after)}</span>
      <input
        type="range"
        className={css.range}
        min={0}
        max={100}
        value={100 - share}
        aria-label={t('share')}
        aria-valuetext={`${share} %`}
        onChange={(event) => setShare(100 - Number(event.target.value))}
      />
      <span className={css.handle} style={{ left: `${100 - share}%` }} />
    </>
  );
}

interface StripProps {
  photos: readonly Photo[];
  chosen: number;
  onChoose: (index: number) => void;
}

function Strip({ photos, chosen, onChoose }: StripProps) {
  const t = useWords(photoWords);
  return (
    <div className={css.strip}>
      {photos.map((photo, index) => (
        <button
          key={photo.fileId}
          type="button"
          className={css.chip}
          aria-pressed={index === chosen}
          aria-label={t('openPhoto', { n: index + 1, tag: photoTagWords[photo.tag] })}
          onClick={() => onChoose(index)}
        >
          <img src={photo.thumb || photo.link} alt="" />
        </button>
      ))}
    </div>
  );
}
