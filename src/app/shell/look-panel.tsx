import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useId } from 'react';
import { useSay, useWords } from '#locale/words.ts';
import { forgetLook, setTheme, usePrefs } from '#stores/prefs.ts';
import { type ThemeName, themeNames } from '#stores/theme-names.ts';
import { LookColours } from './look-colours.tsx';
import css from './look-panel.module.css';
import { lookWords, themeWords } from './look-words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The ten themes as small pictures of themselves, and the colour. What is picked is worn at once. spec §2 */
export function LookPanel({ open, onClose }: Props) {
  const t = useWords(lookWords);
  const chosen = usePrefs((prefs) => !prefs.followsSystem || !prefs.ownColour);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={380}
      title={t('title')}
      aria-label={t('title')}
      footer={
        <div className={css.foot}>
          <span>{t('kept')}</span>
          <Button disabled={!chosen} onClick={forgetLook}>
            {t('reset')}
          </Button>
        </div>
      }
    >
      <Themes />
      <LookColours />
    </Drawer>
  );
}

function Themes() {
  const t = useWords(lookWords);
  const say = useSay();
  const group = useId();
  const theme = usePrefs((prefs) => prefs.theme);
  const followsSystem = usePrefs((prefs) => prefs.followsSystem);
  return (
    <fieldset className={css.group}>
      <legend>{t('theme')}</legend>
      <div className={css.cards}>
        {themeNames.map((name) => (
          <label key={name} className={css.card}>
            <input
              type="radio"
              name={group}
              value={name}
              checked={theme === `theme-${name}`}
              onChange={() => setTheme(name)}
            />
            <Preview name={name} />
            <span>{say(themeWords[name])}</span>
          </label>
        ))}
      </div>
      {followsSystem && <p className={css.hint}>{t('system')}</p>}
    </fieldset>
  );
}

/** The page in small: it wears the block of its theme. */
function Preview({ name }: { name: ThemeName }) {
  return (
    <span className={css.preview} data-theme={name} aria-hidden>
      <span className={css.side}>
        <i />
        <i className={css.mark} />
        <i />
      </span>
      <span className={css.bar} />
      <span className={css.page}>
        <i />
        <i />
        <b />
      </span>
    </span>
  );
}
