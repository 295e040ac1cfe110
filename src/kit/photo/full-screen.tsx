import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#locale/words.ts';
import css from './full-screen.module.css';
import { photoWords } from './photo-words.ts';

interface Props {
  title: string;
  /** Beside the close button. */
  tools?: ReactNode;
  footer?: ReactNode;
  onKey?: (key: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The whole screen for pictures: a native dialog, so that focus stays inside and Escape closes it. */
export function FullScreen({ title, tools, footer, onKey, onClose, children }: Props) {
  const t = useWords(photoWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    if (typeof box?.showModal === 'function') box.showModal();
    else box?.setAttribute('open', '');
    return () => {
      if (typeof box?.close === 'function') box.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const pressed = (event: KeyboardEvent) => {
    // The drawer or page behind has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else onKey?.(event.key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work wherever the focus is
    <dialog
      ref={dialog}
      className={css.screen}
      aria-label={title}
      onKeyDown={pressed}
      onClick={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.bar}>
        <span className={css.title} aria-live="polite">
          {title}
        </span>
        {tools}
        <button type="button" className={css.tool} aria-label={t('close')} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </header>
      <div className={css.stage}>{children}</div>
      {footer && <footer className={css.footer}>{footer}</footer>}
    </dialog>
  );
}
