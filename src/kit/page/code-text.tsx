import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { toast } from '../feedback.ts';
import css from './code-text.module.css';

interface Props {
  value: string;
  /** Shown instead of the bare code: a link to the record. */
  children?: React.ReactNode;
}

/** An id or code in mono, with a button that copies it. look.md */
export function CodeText({ value, children }: Props) {
  const t = useWords(sharedWords);
  if (value === '') return <>–</>;
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast.success(sharedWords.words.copied);
  };
  return (
    <span className={css.code}>
      <span className={css.text}>{children ?? value}</span>
      {/* Browsers offer no clipboard outside secure contexts. */}
      {window.isSecureContext && (
        <button
          type="button"
          className={css.copy}
          aria-label={`${t('copy')} ${value}`}
          onClick={(click) => {
            click.stopPropagation();
            void copy();
          }}
        >
          <CopyOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
