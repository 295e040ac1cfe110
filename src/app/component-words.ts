import enUS from 'antd/es/locale/en_US';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';
import { create } from 'zustand';
import { useLanguage } from '#locale/words.ts';
import { languageNow, useLanguageStore } from '#stores/language.ts';

/** The Chinese words of antd; null until somebody reads Chinese. */
const useChinese = create<{ words: Locale | null }>()(() => ({ words: null }));

/**
 * Fetches the words of antd and of dates that the reader's language needs and that are not here yet: those of English
 * always are. A failure leaves English on a calendar, and no page unopened.
 */
export async function loadComponentWords(): Promise<void> {
  if (languageNow() === 'zh' && !useChinese.getState().words) {
    try {
      useChinese.setState({ words: (await import('./chinese-words.ts')).chineseWords });
    } catch {
      return;
    }
  }
  dayjs.locale(languageNow() === 'zh' ? 'zh-cn' : 'en');
}

useLanguageStore.subscribe(() => void loadComponentWords());

/** What antd's own components say, in the reader's language. */
export function useComponentWords(): Locale {
  const chinese = useChinese((state) => state.words);
  return useLanguage() === 'zh' && chinese ? chinese : enUS;
}
