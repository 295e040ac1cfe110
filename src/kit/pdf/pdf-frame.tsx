import { type ReactNode, useEffect, useRef } from 'react';
import type { Press } from './pdf-keys.ts';
import css from './pdf.module.css';

interface Props {
  title: string;
  onKey: (press: Press) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The full-size side drawer: a native dialog keeps the focus inside and gives it back. spec §2 */
export function PdfFrame({ title, onKey, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    if (typeof box?.showModal === 'function') box.showModal();
    else box?.setAttribute('open', '');
    box?.querySelector<HTMLElement>('[data-start]')?.focus();
    return () => {
      if (typeof box?.close === 'function') box.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    // A button that can no longer be pressed loses the focus, and the drawer would hear no key.
    const onLost = (press: KeyboardEvent) => {
      if (press.target !== document.body) return;
      press.stopPropagation();
      dialog.current?.querySelector<HTMLElement>('[data-start]')?.focus();
      latest.current(press);
    };
    window.addEventListener('keydown', onLost, true);
    return () => window.removeEventListener('keydown', onLost, true);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys work wherever the focus is
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={title}
      // A press on the bar must not leave the keys to the page behind.
      tabIndex={-1}
      onKeyDown={(press) => {
        // The page behind has keys of its own.
        press.stopPropagation();
        onKey(press);
      }}
      onClick={(click) => click.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
