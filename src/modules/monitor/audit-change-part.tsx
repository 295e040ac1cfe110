import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import type { ReactNode } from 'react';
import { useSay, useWords } from '#locale/words.ts';
import { type Difference, differences } from './audit-change.ts';
import { fieldWords } from './audit-words.ts';
import css from './monitor.module.css';
import { monitorWords } from './monitor-words.ts';

/** What a change of permissions changed: lists by what came and went, values by what they were and are. */
export function AuditChange({ before, after }: { before: string; after: string }) {
  const t = useWords(monitorWords);
  const all = differences(before, after);
  return (
    <>
      <h3 className={css.part}>{t('what')}</h3>
      {before === '' && after !== '' && <p className={css.kept}>{t('created')}</p>}
      {after === '' && before !== '' && <p className={css.kept}>{t('gone')}</p>}
      {all.length === 0 && <p className={css.kept}>{t('unchanged')}</p>}
      {all.map((one) => (
        <Change key={`${one.kind} ${one.name}`} one={one} />
      ))}
    </>
  );
}

function Change({ one }: { one: Difference }) {
  const t = useWords(monitorWords);
  const say = useSay();
  const name = one.name === '' ? '' : say(fieldWords(one.name));
  if (one.kind === 'list')
    return (
      <section className={css.change} aria-label={name || t('what')}>
        {name && <h4>{name}</h4>}
        <Entries title={t('added', { n: one.added.length })} all={one.added} sign={<PlusOutlined />} kind={css.added} />
        <Entries
          title={t('removed', { n: one.removed.length })}
          all={one.removed}
          sign={<MinusOutlined />}
          kind={css.removed}
        />
      </section>
    );
  return (
    <section className={css.change} aria-label={name || t('what')}>
      {name && <h4>{name}</h4>}
      <dl className={css.facts}>
        <dt>{t('before')}</dt>
        <dd className={one.before === '' ? css.kept : css.removed}>{one.before || '–'}</dd>
        <dt>{t('after')}</dt>
        <dd className={one.after === '' ? css.kept : css.added}>{one.after || '–'}</dd>
      </dl>
    </section>
  );
}

function Entries(props: { title: string; all: readonly string[]; sign: ReactNode; kind: string | undefined }) {
  const { title, all, sign, kind } = props;
  if (all.length === 0) return null;
  return (
    <>
      <p className={kind}>
        {sign} {title}
      </p>
      <ul className={css.entries}>
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}
