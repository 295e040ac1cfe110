import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useWords } from '#locale/words.ts';
import css from './resource.module.css';
import { resourceWords } from './resource-words.ts';

interface Props {
  n: number;
  onRemove?: (() => void) | undefined;
  onClear: () => void;
  /** What else can be done with several. */
  more?: ReactNode;
}

/** Appears while rows are selected: how many, and what can be done with them. look.md */
export function BulkBar({ n, onRemove, onClear, more }: Props) {
  const t = useWords(resourceWords);
  if (n === 0) return null;
  return (
    <section className={css.bulk} aria-live="polite">
      <span>{t('picked', { n })}</span>
      {more}
      {onRemove && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('removePicked', { n })}
        </Button>
      )}
      <Button type="text" onClick={onClear}>
        {t('unpick')}
      </Button>
    </section>
  );
}
