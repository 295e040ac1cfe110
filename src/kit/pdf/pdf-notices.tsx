import FileUnknownOutlined from '@ant-design/icons/es/icons/FileUnknownOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import type { Failure } from './pdf-failure.ts';
import { pdfWords } from './pdf-words.ts';
import css from './pdf.module.css';

const MB = 1024 * 1024;
const inMb = (bytes: number) => (bytes / MB).toFixed(1);

/** How far the document has come; `total` is 0 where the server does not tell it. */
export function PdfLoading({ loaded, total }: { loaded: number; total: number }) {
  const t = useWords(pdfWords);
  const isTold = total > 0 && loaded <= total;
  const amount = isTold
    ? t('loaded', { part: inMb(loaded), whole: inMb(total) })
    : t('loadedSome', { part: inMb(loaded) });
  return (
    <div className={css.notice}>
      <p role="status">{t('loading')}</p>
      <div className={css.progress} aria-hidden>
        <div
          className={isTold ? css.known : css.unknown}
          style={{ width: isTold ? `${(loaded / total) * 100}%` : '30%' }}
        />
      </div>
      <p className={css.amount}>{loaded > 0 ? amount : '\u00a0'}</p>
    </div>
  );
}

interface ProblemProps {
  failure: Failure;
  link: string;
  name: string;
  onRetry: () => void;
}

/** Why there is nothing to read, and what can be done. A link that was not opened is not offered either. */
export function PdfProblem({ failure, link, name, onRetry }: ProblemProps) {
  const t = useWords(pdfWords);
  const shared = useWords(sharedWords);
  return (
    <div className={css.notice} role="alert">
      <FileUnknownOutlined className={css.mark} aria-hidden />
      <h3>{t(failure)}</h3>
      <p>{t(`${failure}Text`)}</p>
      {failure !== 'foreign' && (
        <div className={css.choices}>
          <Button type="primary" onClick={onRetry}>
            {shared('retry')}
          </Button>
          <Button href={link} download={name}>
            {shared('download')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface PasswordProps {
  wrong: boolean;
  onPassword: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password of a protected document; it goes to pdf.js and nowhere else. */
export function PdfPassword({ wrong, onPassword, onClose }: PasswordProps) {
  const t = useWords(pdfWords);
  const shared = useWords(sharedWords);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={css.notice}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (password !== '') onPassword(password);
      }}
    >
      <LockOutlined className={css.mark} aria-hidden />
      <h3>{t('locked')}</h3>
      <p>{t('lockedText')}</p>
      <label className={css.label} htmlFor={id}>
        {t('password')}
      </label>
      <input
        ref={field}
        id={id}
        className={css.input}
        type="password"
        // Not one of this site: browsers must neither offer theirs nor keep this one.
        autoComplete="one-time-code"
        value={password}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(change) => setPassword(change.target.value)}
      />
      {wrong && (
        <p id={`${id}-wrong`} className={css.wrong} role="alert">
          {t('wrongPassword')}
        </p>
      )}
      <div className={css.choices}>
        <Button onClick={onClose}>{shared('cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={password === ''}>
          {t('open')}
        </Button>
      </div>
    </form>
  );
}
