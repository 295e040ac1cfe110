import { useEffect, useRef, useState } from 'react';
import { fetchSources, renderAddress } from '#api/social.ts';
import type { Source } from '#domain/auth/source.ts';
import { say, type Words } from '#domain/kernel/words.ts';
import { redirectIn } from '../guard.ts';
import { Field } from './field.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import type { WayProps } from './sign-in-panel.tsx';
import { SourceMark } from './source-mark.tsx';
import { wayWords } from './way-words.ts';

/** Accounts that people have elsewhere: WeChat, QQ, and what this installation knows. spec §2 */
export function ThirdParty({ language, tenantId, onTenantId }: WayProps) {
  const t = (words: Words, params = {}) => say(words, language, params);
  const nameOf = ({ name, nameEn }: Source) => (language === 'zh' ? name : nameEn) || name || nameEn;
  const [sources, askAgain] = useSources();
  const [told, setTold] = useState('');
  const [leaving, setLeaving] = useState('');
  const [checked, setChecked] = useState(false);
  const empty = tenantId.trim() === '';
  const field = useRef<HTMLDivElement>(null);

  function go(source: Source) {
    setTold('');
    setChecked(true);
    if (!source.configured) return setTold(t(wayWords.notSetUp, { source: nameOf(source) }));
    if (empty) return field.current?.querySelector('input')?.focus();
    setLeaving(source.source);
    window.location.assign(renderAddress(source.source, tenantId.trim(), redirectIn(window.location.search)));
  }

  return (
    <div className={css.form}>
      <div role="alert" className={css.refusal}>
        {told}
      </div>
      <div ref={field}>
        <Field
          name="tenantId"
          label={t(loginWords.tenantId)}
          value={tenantId}
          error={checked && empty ? t(loginWords.tenantIdEmpty) : undefined}
          onChange={({ target }) => onTenantId(target.value)}
          autoComplete="organization"
          inputMode="numeric"
          maxLength={64}
          required
        />
      </div>
      <p className={css.sub}>{t(wayWords.othersText)}</p>
      {sources === undefined && <output className={css.sub}>{t(wayWords.loading)}</output>}
      {sources === null && (
        <p role="alert" className={css.sub}>
          {t(wayWords.sourcesLost)}{' '}
          <button type="button" className={css.plain} onClick={askAgain}>
            {t(wayWords.again)}
          </button>
        </p>
      )}
      <div className={css.sources}>
        {sources?.map((source) => (
          <button
            key={source.source}
            type="button"
            data-off={!source.configured || undefined}
            aria-disabled={leaving !== ''}
            onClick={() => leaving === '' && go(source)}
          >
            {leaving === source.source ? (
              <span className={css.spin} aria-hidden="true" />
            ) : (
              <SourceMark source={source.source} name={nameOf(source)} />
            )}
            {leaving === source.source ? t(wayWords.leaving, { source: nameOf(source) }) : nameOf(source)}
            {!source.configured && <small>{t(wayWords.notSetUpShort)}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** undefined: being asked for. null: to be tried again. */
function useSources(): readonly [Source[] | null | undefined, () => void] {
  const [sources, setSources] = useState<Source[] | null>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (next: Source[] | null) => {
      if (wanted) setSources(next);
    };
    void ask(round).then(show);
    // A page that comes back from the provider by Back is as it was: it must not say that it is leaving.
    return () => {
      wanted = false;
    };
  }, [round]);
  return [
    sources,
    () => {
      setSources(undefined);
      setRound(round + 1);
    },
  ];
}

async function ask(_round: number): Promise<Source[] | null> {
  try {
    return await fetchSources();
  } catch {
    return null;
  }
}
