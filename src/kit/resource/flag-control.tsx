import Switch from 'antd/es/switch';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import css from './resource.module.css';

interface Props {
  value?: unknown;
  onChange?: (value: number) => void;
  id?: string;
  disabled?: boolean;
}

/** Yes or no, 1 or 0 on the wire. */
export function FlagControl({ value, onChange, ...rest }: Props) {
  const t = useWords(sharedWords);
  return (
    <Switch
      {...rest}
      className={css.flag}
      checked={Number(value ?? 0) === 1}
      onChange={(on) => onChange?.(on ? 1 : 0)}
      checkedChildren={t('yes')}
      unCheckedChildren={t('no')}
    />
  );
}
