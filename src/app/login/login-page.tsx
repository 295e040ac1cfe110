import { useEffect } from 'react';
import { say, type Words } from '#domain/kernel/words.ts';
import { rememberLanguage, useLanguageStore } from '#stores/language.ts';
import { productName } from '../product.ts';
import { BrandPanel, Mark } from './brand-panel.tsx';
import { LoginForm } from './login-form.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';

interface Props {
  /** Called when the page has what it needs: the shell may be loaded behind it. */
  preload: () => void;
  onSignedIn: () => void;
}

/**
 * The login page. spec §2. Light: nothing but React and this folder is loaded before the fields can be used; the shell
 * comes while the person types. docs/decisions/008
 */
export function LoginPage({ preload, onSignedIn }: Props) {
  const language = useLanguageStore((state) => state.language);
  const t = (words: Words) => say(words, language);

  useEffect(() => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    document.title = `${say(loginWords.title, language)} - ${productName}`;
  }, [language]);

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
          <h1>{t(loginWords.title)}</h1>
          <p className={css.sub}>{t(loginWords.brand)}</p>
          <LoginForm language={language} preload={preload} onSignedIn={onSignedIn} />
        </div>
      </main>
    </div>
  );
}
