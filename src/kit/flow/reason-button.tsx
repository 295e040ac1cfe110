import Button, { type ButtonProps } from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useEffect, useId, useState } from 'react';
import css from './flow.module.css';

interface Props extends Omit<ButtonProps, 'disabled' | 'className'> {
  /** Why it may not be pressed now; null when it may. */
  reason: string | null;
}

/** How long the reason stays after a tap: a finger neither hovers nor leaves. */
const TAPPED_MS = 4000;

/**
 * A button that says why it may not be pressed: on hover, on focus and on tap, and to screen readers. It stays in the
 * tab order, which a disabled button would not. look.md
 */
export function ReasonButton({ reason, ...rest }: Props) {
  return reason === null ? <Button {...rest} /> : <RefusedButton {...rest} reason={reason} />;
}

function RefusedButton({ reason, ...rest }: Props & { reason: string }) {
  const { type: _type, danger: _danger, htmlType: _htmlType, loading: _loading, ...plain } = rest;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [tapped, setTapped] = useState(0);
  useEffect(() => {
    if (tapped === 0) return undefined;
    const timer = setTimeout(() => setOpen(false), TAPPED_MS);
    return () => clearTimeout(timer);
  }, [tapped]);
  const say = () => {
    setOpen(true);
    setTapped((n) => n + 1);
  };
  return (
    <>
      <Tooltip title={reason} trigger={['hover', 'focus']} open={open} onOpenChange={setOpen}>
        <Button {...plain} className={css.off ?? ''} aria-disabled aria-describedby={id} onClick={say} />
      </Tooltip>
      <span id={id} className={css.hidden}>
        {reason}
      </span>
    </>
  );
}
