import Button from 'antd/es/button';
import type { ReactNode, Ref } from 'react';
import css from './pdf.module.css';

interface Props {
  label: string;
  icon?: ReactNode;
  /** The word stands beside the icon. */
  wordy?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
  children?: ReactNode;
}

/** A button of the toolbar, called by a word even where only its icon shows. */
export function PdfTool({ label, icon, wordy, pressed, expanded, disabled, className, ref, onPress, children }: Props) {
  return (
    <Button
      {...(ref ? { ref } : {})}
      type="text"
      className={`${css.tool} ${pressed ? css.pressed : ''} ${className ?? ''}`}
      icon={icon}
      disabled={disabled ?? false}
      title={wordy ? undefined : label}
      aria-label={wordy ? undefined : label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      {wordy ? label : children}
    </Button>
  );
}
