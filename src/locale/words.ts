import { useMemo } from 'react';
import { type Language, type Params, say, type Words } from '#domain/kernel/words.ts';
import { languageNow, rememberLanguage, useLanguageStore } from '#stores/language.ts';

/** The words of one screen family, each in both languages; a missing translation is a type error. */
export interface WordsHandle<K extends string = string> {
  /** Whose words they are: for whoever looks for a sentence in the code. */
  ns: string;
  words: Readonly<Record<K, Words>>;
}

export type Translate<K extends string> = (key: K, params?: Params) => string;

followLanguage(languageNow());
useLanguageStore.subscribe(({ language }) => followLanguage(language));

function followLanguage(language: Language): void {
  // Words are also said where there is no page: in a worker, in a unit test.
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
}

/** Gives the words of a screen family a name and answers the typed handle that `useWords` takes. */
export function defineWords<const T extends Record<string, Words>>(
  ns: string,
  words: T,
): WordsHandle<keyof T & string> {
  return { ns, words };
}

/** `t(key, params?)` of a handle, in the reader's language; the component follows a change of language. */
export function useWords<K extends string>({ words }: WordsHandle<K>): Translate<K> {
  const language = useLanguage();
  return useMemo<Translate<K>>(() => (key, params) => say(words[key], language, params), [words, language]);
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
