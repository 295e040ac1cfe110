import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './finder.module.css';

/** One line that may be chosen. */
export interface Finding {
  key: string;
  line: ReactNode;
  disabled?: boolean;
}

interface Props {
  /** What was typed before the field was there. */
  typed?: string;
  label: string;
  /** What is said when nothing is found. */
  nothing: string;
  find: (text: string) => readonly Finding[];
  /** What is in the field, for those who ask the server as well. */
  onType?: (text: string) => void;
  onPick: (key: string) => void;
  /** Escape. */
  onClose: () => void;
}

/** A field and the lines that answer to it: arrows move, Enter takes, Escape shuts. */
export function Finder({ typed = '', label, nothing, find, onType, onPick, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState(typed);
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const found = find(text);
  const active = Math.min(at, found.length - 1);

  // A drop-down that is not in its place yet must not pull the page there.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const pick = (finding: Finding | undefined) => {
    if (finding && !finding.disabled) onPick(finding.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape of an input method belong to the word that is being typed.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((active + step + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') pick(found[active]);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // Whatever the finder lies in stays open.
    event.stopPropagation();
  };

  return (
    <div className={css.finder}>
      <label className={css.field}>
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(change) => {
            setText(change.target.value);
            setAt(0);
            onType?.(change.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id={id} role="listbox" aria-label={label} className={css.list}>
        {found.map((finding, index) => (
          // The keys of the list are those of the field, which keeps the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={finding.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-disabled={finding.disabled}
            className={css.line}
            onMouseDown={(press) => press.preventDefault()}
            onMouseMove={() => setAt(index)}
            onClick={() => pick(finding)}
          >
            {finding.line}
          </div>
        ))}
      </div>
      {found.length === 0 && <output className={css.nothing}>{nothing}</output>}
    </div>
  );
}
