import CodeOutlined from '@ant-design/icons/es/icons/CodeOutlined';
import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import TabletOutlined from '@ant-design/icons/es/icons/TabletOutlined';
import Button from 'antd/es/button';
import { useEndSessions, useOwnSessions } from '#api/profile-client.ts';
import type { OwnSession } from '#domain/profile/device.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { confirm, toast } from '#kit/feedback.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { sayNow, useWords } from '#locale/words.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { Section } from './section.tsx';

const icons = { desktop: DesktopOutlined, phone: MobileOutlined, tablet: TabletOutlined, other: CodeOutlined };

/** Where the person is signed in; one or all other sessions are ended here. */
export function SessionsSection() {
  const t = useWords(profileWords);
  const { data, error, refetch } = useOwnSessions();
  const end = useEndSessions();
  const ask = async (which: { id: string } | 'others', title: string) => {
    const { sessionEnd: okText, sessionEndText, sessionEnded } = profileWords.words;
    if (!(await confirm({ title, content: sayNow(sessionEndText), okText, danger: true }))) return;
    await end.mutateAsync(which).then(
      () => toast.success(sessionEnded),
      () => undefined, // Said in a toast already.
    );
  };
  const others = data ? data.total - 1 : 0;
  return (
    <Section title={t('sessions')} note={t('sessionsNote')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesSkeleton rows={3} />}
      {data && (
        <ul className={css.rows}>
          {data.records.map((one) => (
            <SessionRow
              key={one.id}
              session={one}
              busy={end.isPending}
              onEnd={(title) => void ask({ id: one.id }, title)}
            />
          ))}
        </ul>
      )}
      {data && data.total > data.records.length && (
        <p className={css.hint}>{t('sessionsMore', { count: data.total - data.records.length })}</p>
      )}
      {others > 0 && (
        <Button danger disabled={end.isPending} onClick={() => void ask('others', t('sessionsEndAsk'))}>
          {t('sessionsEnd')}
        </Button>
      )}
    </Section>
  );
}

interface RowProps {
  session: OwnSession;
  busy: boolean;
  onEnd: (title: string) => void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const t = useWords(profileWords);
  const { browser, system, kind, address } = session;
  const known = browser && system ? t('sessionDevice', { browser, system }) : browser || system;
  const device = known || t('sessionProgram');
  const Icon = icons[kind];
  return (
    <li>
      <Icon className={css.rowIcon} aria-hidden />
      <div className={css.rowText}>
        <strong>{device}</strong>
        {session.current && <span className={css.here}>{t('sessionThis')}</span>}
        <span className={css.rowFacts}>
          {address && <span>{address}</span>}
          <span>
            {t('sessionSince')} <DateText value={session.createTime} time quiet />
          </span>
          {!session.current && (
            <span>
              {t('sessionSeen')} <DateText value={session.lastSeen} time quiet />
            </span>
          )}
        </span>
      </div>
      {!session.current && (
        <Button
          disabled={busy}
          aria-label={t('sessionEndOf', { device, address })}
          onClick={() => onEnd(t('sessionEndAsk', { device }))}
        >
          {t('sessionEnd')}
        </Button>
      )}
    </li>
  );
}
