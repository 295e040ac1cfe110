import Input from 'antd/es/input/Input';
import { type CSSProperties, useEffect, useId, useState } from 'react';
import { useSay, useWords } from '#locale/words.ts';
import { forgetColour, setColour, usePrefs } from '#stores/prefs.ts';
import { lookNow } from '../themes/follow-look.ts';
import css from './look-panel.module.css';
import { lookWords, presets } from './look-words.ts';

/** A colour that is being dragged is worn a moment after it rests: wearing one costs more than a frame. */
const RESTS = 60;

/** The theme's own colour, a few to start from, and any other one. spec §2, §9 */
export function LookColours() {
  const t = useWords(lookWords);
  const say = useSay();
  const group = useId();
  const own = usePrefs((prefs) => prefs.ownColour);
  // The theme's own one changes with the theme.
  const colour = usePrefs((prefs) => (prefs.ownColour && prefs.theme ? lookNow().colour : prefs.colour));
  const isPreset = (hex: string) => !own && hex.toLowerCase() === colour.toLowerCase();
  return (
    <fieldset className={css.group}>
      <legend>{t('colour')}</legend>
      <div className={css.colours}>
        <label className={css.swatch} title={t('ownColour')}>
          <input type="radio" name={group} checked={own} onChange={forgetColour} aria-label={t('ownColour')} />
          <span className={css.own} aria-hidden />
        </label>
        {presets.map(({ hex, name }) => (
          <label key={hex} className={css.swatch} title={say(name)}>
            <input
              type="radio"
              name={group}
              checked={isPreset(hex)}
              onChange={() => setColour(hex)}
              aria-label={say(name)}
            />
            <span style={{ '--swatch': hex } as CSSProperties} aria-hidden />
          </label>
        ))}
      </div>
      <OtherColour colour={colour} />
      <p className={css.hint}>{t('readable')}</p>
    </fieldset>
  );
}

/** The picker of the system, which keyboards and screen readers know, and the code for who has one. */
function OtherColour({ colour }: { colour: string }) {
  const t = useWords(lookWords);
  const hint = useId();
  const [draft, setDraft] = useState(colour);
  const [mine, setMine] = useState(colour);
  const [seen, setSeen] = useState(colour);
  const isColour = /^#[0-9a-f]{6}$/i.test(draft);
  // A colour that was picked elsewhere shows here as well; what came from here may be behind the hand already.
  if (seen !== colour) {
    setSeen(colour);
    if (colour !== mine) setDraft(colour);
  }
  useEffect(() => {
    if (!isColour || draft.toLowerCase() === colour.toLowerCase()) return undefined;
    const timer = setTimeout(() => {
      setMine(draft);
      setColour(draft);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [draft, colour, isColour]);
  return (
    <div className={css.other}>
      <label>
        <span>{t('otherColour')}</span>
        <input
          type="color"
          value={isColour ? draft.toLowerCase() : colour}
          onChange={(e) => setDraft(e.target.value)}
        />
      </label>
      <Input
        value={draft}
        maxLength={7}
        status={isColour ? '' : 'error'}
        aria-label={t('hex')}
        aria-invalid={!isColour}
        aria-describedby={isColour ? undefined : hint}
        onChange={(e) => setDraft(e.target.value.trim())}
      />
      {!isColour && (
        <span id={hint} className={css.wrong}>
          {t('hexHint')}
        </span>
      )}
    </div>
  );
}
