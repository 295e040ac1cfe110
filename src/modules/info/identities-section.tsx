import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import Button from 'antd/es/button';
import { useOwnIdentities, useUnlink } from '#api/profile-client.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { confirm, toast } from '#kit/feedback.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { sayNow, useSay, useWords } from '#locale/words.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { Section } from './section.tsx';

/** Accounts elsewhere that may sign in as this person. docs/decisions/009 */
export function IdentitiesSection() {
  const t = useWords(profileWords);
  const say = useSay();
  const { data, error, refetch } = useOwnIdentities();
  const unlink = useUnlink();
  const ask = async (id: string, name: string) => {
    const { unlink: okText, unlinkText, unlinked } = profileWords.words;
    const title = t('unlinkAsk', { name });
    if (!(await confirm({ title, content: sayNow(unlinkText), okText, danger: true }))) return;
    await unlink.mutateAsync(id).then(
      () => toast.success(unlinked),
      () => undefined, // Said in a toast already.
    );
  };
  return (
    <Section title={t('linked')} note={t('linkedNote')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesSkeleton rows={1} />}
      {data?.length === 0 && <p className={css.nothing}>{t('linkedNone')}</p>}
      {data && data.length > 0 && (
        <ul className={css.rows}>
          {data.map((one) => {
            const source = say([one.sourceNameEn, one.sourceName]);
            return (
              <li key={one.id}>
                <LinkOutlined className={css.rowIcon} aria-hidden />
                <div className={css.rowText}>
                  <strong>{source}</strong>
                  <span className={css.rowFacts}>
                    {one.name && <span>{one.name}</span>}
                    <span>
                      {t('linkedSince')} <DateText value={one.createTime} quiet />
                    </span>
                  </span>
                </div>
                <Button
                  disabled={unlink.isPending}
                  aria-label={t('unlinkOf', { name: source })}
                  onClick={() => void ask(one.id, source)}
                >
                  {t('unlink')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
