import { create } from 'zustand';
import type { Language } from '#domain/kernel/words.ts';
import { type Check, readStored, writeStored } from './storage.ts';

// Apart from the other preferences and without a schema library: the light login page needs it. docs/decisions/008
const asLanguage: Check<Language> = (content) => (content === 'en' || content === 'zh' ? content : undefined);

/** spec §9: English until somebody chooses. */
export const useLanguageStore = create<{ language: Language }>()(() => ({
  language: readStored('language', asLanguage) ?? 'en',
}));

/** The language people read right now. */
export function languageNow(): Language {
  return useLanguageStore.getState().language;
}

let chosen = false;

/** Whether somebody chose the language since this page was opened: newer than what their account says. ASSUMED: 015 */
export const languageChosenHere = () => chosen;

/** Remembers the language on this device. */
export function rememberLanguage(language: Language): void {
  chosen = true;
  writeStored('language', language, 'local');
  useLanguageStore.setState({ language });
}
