import i18next from 'i18next';
import { useMemo } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { type Language, type Params, say, type Words } from '#domain/kernel/words.ts';
import { languageNow, rememberLanguage, useLanguageStore } from '#stores/language.ts';

/** The words of one screen family, each in both languages; a missing translation is a type error. */
export interface WordsHandle<K extends string = string> {
  ns: string;
  words: Readonly<Record<K, Words>>;
}

export type Translate<K extends string> = (key: K, params?: Params) => string;

void i18next.use(initReactI18next).init({
  lng: languageNow(),
  fallbackLng: 'en',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  react: { useSuspense: false },
});
followLanguage(languageNow());
useLanguageStore.subscribe(({ language }) => {
  void i18next.changeLanguage(language);
  followLanguage(language);
});

function followLanguage(language: Language): void {
  // Words are also said where there is no page: in a worker, in a unit test.
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** Registers the words of a screen family under `ns` and answers the typed handle that `useWords` takes. */
export function defineWords<const T extends Record<string, Words>>(
  ns: string,
  words: T,
): WordsHandle<keyof T & string> {
  const inLanguage = (at: 0 | 1) => Object.fromEntries(Object.entries(words).map(([key, pair]) => [key, pair[at]]));
  i18next.addResourceBundle('en', ns, inLanguage(0), true, true);
  i18next.addResourceBundle('zh', ns, inLanguage(1), true, true);
  return { ns, words };
}

/** `t(key, params?)` of a handle, in the reader's language; the component follows a change of language. */
export function useWords<K extends string>(handle: WordsHandle<K>): Translate<K> {
  const { i18n } = useTranslation(handle.ns);
  const language = i18n.language === 'zh' ? 'zh' : 'en';
  return useMemo<Translate<K>>(
    () => (key, params) => {
      // Places are filled by the domain's own rule, so that a sentence reads alike on the server and here.
      const text = i18n.t(key, { ns: handle.ns, lng: language, skipInterpolation: true });
      return say([text, text], language, inReadersLanguage(params, language));
    },
    [i18n, handle.ns, language],
  );
}

function inReadersLanguage(params: Params | undefined, language: Language): Params {
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? say(value as unknown as Words, language) : (value as string | number),
    ]),
  );
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
