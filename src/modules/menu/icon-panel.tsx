import Input, { type InputRef } from 'antd/es/input';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { AnyIcon, iconNames } from '#kit/icon/all-icons.tsx';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { useWords } from '#locale/words.ts';
import css from './menu.module.css';
import { menuWords } from './menu-words.ts';

interface Props {
  value: string;
  onChoose: (name: string) => void;
}

/** Every outlined icon, to be found by a part of its name; arrows move among them, Enter chooses. */
export function IconPanel({ value, onChoose }: Props) {
  const t = useWords(menuWords);
  const [text, setText] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const shown = useMemo(() => {
    const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
    return iconNames.filter((name) => parts.every((part) => name.toLowerCase().includes(part)));
  }, [text]);
  const [at, setAt] = useState('');
  // One stop of the tab key: where the arrows were last, else the chosen one, else the first.
  const stop = [at, value].find((name) => shown.includes(name)) ?? shown[0];
  const move = (key: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const top = buttons[0]?.offsetTop;
    const columns = Math.max(1, buttons.filter((one) => one.offsetTop === top).length);
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const step = steps[key.key];
    const next = step === undefined || now < 0 ? undefined : buttons[now + step];
    if (step !== undefined) key.preventDefault();
    next?.focus();
  };
  return (
    <div className={css.icons}>
      <Input.Search
        allowClear
        ref={field}
        value={text}
        onChange={(change) => setText(change.target.value)}
        placeholder={t('searchIcon')}
        aria-label={t('searchIcon')}
      />
      <p className={css.muted} aria-live="polite">
        {t('icons', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <EmptyState title={t('noIconFound')} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move among the buttons inside
        <div ref={grid} className={css.iconGrid} onKeyDown={move}>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              className={css.iconChoice}
              title={name}
              aria-label={name}
              aria-pressed={name === value}
              tabIndex={name === stop ? 0 : -1}
              onFocus={() => setAt(name)}
              onClick={() => onChoose(name)}
            >
              <AnyIcon name={name} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
