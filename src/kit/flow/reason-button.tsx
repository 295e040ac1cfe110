import Button, { type ButtonProps } from 'antd/es/button';
import Tooltip from 'antd/es/tooltip';
import { useId } from 'react';
import css from './flow.module.css';

interface Props extends Omit<ButtonProps, 'disabled' | 'className'> {
  /** Why it may not be pressed now; null when it may. */
  reason: string | null;
}

/**
 * A button that says why it may not be pressed: on hover, on focus and on tap, and to screen readers. It stays in the
 * tab order, which a disabled button would not. look.md
 */
export function ReasonButton({ reason, ...rest }: Props) {
  const id = useId();
  if (reason === null) return <Button {...rest} />;
  const { type: _type, danger: _danger, onClick: _onClick, htmlType: _htmlType, loading: _loading, ...plain } = rest;
  return (
    <>
      <Tooltip title={reason} trigger={['hover', 'focus', 'click']}>
        <Button {...plain} className={css.off ?? ''} aria-disabled aria-describedby={id} />
      </Tooltip>
      <span id={id} className={css.hidden}>
        {reason}
      </span>
    </>
  );
}
