import type { KeyboardEvent } from 'react';
import css from './login.module.css';

interface Props<W extends string> {
  label: string;
  ways: readonly { way: W; name: string }[];
  chosen: W;
  onChoose: (way: W) => void;
}

/** The id of a way's panel. */
export const panelId = (way: string) => `way-${way}`;
/** The id of a way's tab. */
export const tabId = (way: string) => `tab-${way}`;

/** The ways in as tabs: one stop of the Tab key, arrows inside. */
export function WayTabs<W extends string>({ label, ways, chosen, onChoose }: Props<W>) {
  function onKey(key: KeyboardEvent<HTMLElement>) {
    const at = ways.findIndex(({ way }) => way === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ways.length - 1 }[key.key];
    const next = to === undefined ? undefined : ways.at(to % ways.length);
    if (!next) return;
    key.preventDefault();
    onChoose(next.way);
    document.getElementById(tabId(next.way))?.focus();
  }
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={css.tabs} onKeyDown={onKey}>
      {ways.map(({ way, name }) => (
        <button
          key={way}
          type="button"
          role="tab"
          id={tabId(way)}
          aria-selected={way === chosen}
          aria-controls={panelId(way)}
          tabIndex={way === chosen ? 0 : -1}
          onClick={() => onChoose(way)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
