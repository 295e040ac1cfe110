import { Suspense, useEffect, useState } from 'react';
import { say, type Words } from '#domain/kernel/words.ts';
import { rememberLanguage, useLanguageStore } from '#stores/language.ts';
import type { Arrival } from '../arrival.ts';
import { loginPath } from '../guard.ts';
import { productName } from '../product.ts';
import type { Ticket } from './attempt.ts';
import { BrandPanel, Mark } from './brand-panel.tsx';
import { settleEarly } from './early.ts';
import { later } from './later.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

export interface LoginPageProps {
  /** Somebody who came with a proof in the address. */
  arrival?: Arrival | null;
  /** Called when the page has what it needs: the shell may be loaded behind it. */
  preload: () => void;
  /** `path`: where the person wanted to go. */
  onSignedIn: (path: string) => void;
}

const ArrivalPanel = later(async () => (await import('./arrival-panel.tsx')).ArrivalPanel);

/**
 * The login page. spec §2. Light: nothing but React and this folder is loaded before the fields can be used; the shell
 * comes while the person types. docs/decisions/008
 */
export function LoginPage({ arrival = null, preload, onSignedIn }: LoginPageProps) {
  const language = useLanguageStore((state) => state.language);
  const t = (words: Words) => say(words, language);
  const [arriving, setArriving] = useState(arrival);
  const [ticket, setTicket] = useState<Ticket | null>(null);

  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = `${say(loginWords.title, language)} - ${productName}`;
  }, [language]);

  useEffect(settleEarly, []);

  return (
    <div className={css.page}>
      <BrandPanel
        name={productName}
        title={t(loginWords.brand)}
        promise={t(loginWords.promise)}
        points={[t(loginWords.pointFind), t(loginWords.pointFix), t(loginWords.pointProve)]}
      />
      <main className={css.main}>
        <header className={css.top}>
          <Mark />
          <button
            type="button"
            lang={language === 'zh' ? 'en' : 'zh-CN'}
            title={t(loginWords.otherHint)}
            onClick={() => rememberLanguage(language === 'zh' ? 'en' : 'zh')}
          >
            {t(loginWords.other)}
          </button>
        </header>
        <div className={css.card}>
          {arriving ? (
            <Suspense>
              <ArrivalPanel
                arrival={arriving}
                language={language}
                onSignedIn={onSignedIn}
                onTicket={(given) => {
                  window.history.replaceState(null, '', loginPath(given.redirect, ''));
                  setTicket(given);
                  setArriving(null);
                }}
              />
            </Suspense>
          ) : (
            <>
              <h1>{t(loginWords.title)}</h1>
              <p className={css.sub}>{t(loginWords.brand)}</p>
              <SignInPanel
                language={language}
                ticket={ticket}
                onUnlink={() => setTicket(null)}
                preload={preload}
                onSignedIn={onSignedIn}
              />
            </>
          )}
        </div>
      </main>
    </div>
  );
}
