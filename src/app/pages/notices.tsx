import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Words } from '#domain/kernel/words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import css from './pages.module.css';

interface Props {
  /** A short code or sign above the words. */
  sign: string;
  title: string;
  text: string;
  actions?: ReactNode;
}

/** One page-sized notice: what happened, what next, and a way on. */
export function NoticeBox({ sign, title, text, actions }: Props) {
  return (
    <section className={css.notice}>
      <p className={css.code} aria-hidden>
        {sign}
      </p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}

/** A notice that leads home or back. */
export function Notice(props: Omit<Props, 'actions'>) {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  return (
    <NoticeBox
      {...props}
      actions={
        <>
          <Button type="primary" onClick={() => void navigate('/')}>
            {t('toHome')}
          </Button>
          <Button onClick={() => void navigate(-1)}>{t('goBack')}</Button>
        </>
      }
    />
  );
}

/** The person's roles do not open this page. */
export function ForbiddenNotice() {
  const t = useWords(shellWords);
  return <Notice sign="403" title={t('forbidden')} text={t('forbiddenText')} />;
}

/** The menu has an entry that this build does not contain. */
export function NotInstalledNotice({ title }: { title: Words }) {
  const t = useWords(shellWords);
  return <Notice sign="404" title={t('notInstalled')} text={t('notInstalledText', { name: title })} />;
}

/** A heading of the menu with nothing below it. spec §2 */
export function ContainerNotice({ title }: { title: Words }) {
  const t = useWords(shellWords);
  const say = useSay();
  return <Notice sign="∅" title={say(title)} text={t('containerText')} />;
}
