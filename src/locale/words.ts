import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, type Params, say, type Words } from '#domain/kernel/words.ts';
import { languageNow, rememberLanguage, useLanguageStore } from '#stores/language.ts';

/** The words of one screen family, each in both languages; a missing translation is a type error. */
export interface WordsHandle<K extends string = string> {
  /** The i18next namespace they are registered under. */
  ns: string;
  words: Readonly<Record<K, Words>>;
}

export type Translate<K extends string> = (key: K, params?: Params) => string;

const languages = [
  ['en', 0],
  ['zh', 1],
] as const;

void i18next.use(initReactI18next).init({
  lng: languageNow(),
  fallbackLng: 'en',
  // Words are here before anybody asks for them: a change of language is done when the call returns.
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // The places of the domain's sentences, `{name}`, so that a pair of words reads alike on the server and here.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
});
followLanguage(languageNow());
useLanguageStore.subscribe(({ language }) => followLanguage(language));

function followLanguage(language: Language): void {
  if (i18next.language !== language) void i18next.changeLanguage(language);
  // Words are also said where there is no page: in a worker, in a unit test.
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** Registers the words of a screen family under `ns` and answers the typed handle that `useWords` takes. */
export function defineWords<const T extends Record<string, Words>>(
  ns: string,
  words: T,
): WordsHandle<keyof T & string> {
  for (const [language, at] of languages) {
    const said = Object.entries<Words>(words).map(([key, pair]) => [key, pair[at]]);
    i18next.addResourceBundle(language, ns, Object.fromEntries(said), true, true);
  }
  return { ns, words };
}

/** `t(key, params?)` of a handle, in the reader's language; the component follows a change of language. */
export function useWords<K extends string>({ ns }: WordsHandle<K>): Translate<K> {
  const { t, i18n } = useTranslation(ns);
  return useMemo<Translate<K>>(() => {
    const language = i18n.language === 'zh' ? 'zh' : 'en';
    // `replace` keeps our names apart from i18next's own: a {count} is a number, no plural form.
    return (key, params = {}) => t(key, { replace: saidIn(language, params) });
  }, [t, i18n]);
}

/** Pairs of words among the values are said before the sentence is. */
function saidIn(language: Language, params: Params): Record<string, string | number> {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? say(value, language) : value,
  ]);
  return Object.fromEntries(values);
}

/** Says pairs of words (field labels, states, reasons) in the reader's language. */
export function useSay(): (words: Words, params?: Params) => string {
  const language = useLanguage();
  return useMemo(() => (words: Words, params?: Params) => say(words, language, params), [language]);
}

/** Says words outside components, in the language of this moment. */
export function sayNow(words: Words, params?: Params): string {
  return say(words, languageNow(), params);
}

/** The reader's language; the component follows it. */
export function useLanguage(): Language {
  return useLanguageStore((state) => state.language);
}

/** Changes the language everywhere and remembers it on this device. */
export function setLanguage(language: Language): void {
  rememberLanguage(language);
}
