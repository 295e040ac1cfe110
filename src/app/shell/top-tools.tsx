import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import { useErrorLog } from '#stores/error-log.ts';
import { shellWords } from '../shell-words.ts';
import { CountBadge } from './count-badge.tsx';
import badge from './count-badge.module.css';
import css from './top-tools.module.css';

/** Tools of the top bar, in a row; folded, behind one button in a strip below the bar. */
export function TopTools({ folded, children }: { folded: boolean; children: ReactNode }) {
  // What is folded away cannot show its count itself.
  const errors = useErrorLog((state) => state.logs.length);
  const t = useWords(shellWords);
  const id = useId();
  const { key } = useLocation();
  // Going anywhere shuts it.
  const [openedAt, setOpenedAt] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = folded && openedAt === key;

  useEffect(() => {
    if (!open) return undefined;
    const shut = () => setOpenedAt(undefined);
    const onPress = (press: PointerEvent) => {
      const target = press.target as Node;
      // What a tool opened lies outside of the page: the strip stays, so that the focus finds its way back.
      const elsewhere = document.getElementById('root')?.contains(target) && !place.current?.contains(target);
      if (elsewhere) shut();
    };
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || !place.current?.contains(document.activeElement)) return;
      shut();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  if (!folded) return <div className={css.row}>{children}</div>;
  return (
    <div ref={place}>
      <span className={badge.place}>
        <Button
          ref={opener}
          type="text"
          size="large"
          aria-label={t('moreTools')}
          aria-expanded={open}
          aria-controls={id}
          icon={<MoreOutlined />}
          onClick={() => setOpenedAt(open ? undefined : key)}
        />
        {!open && <CountBadge count={errors} tone="bad" />}
      </span>
      <div id={id} role="group" aria-label={t('moreTools')} className={css.strip} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
