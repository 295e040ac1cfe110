/** A word said in both languages: English first, Chinese second. A missing one is a type error. */
export type Words = readonly [en: string, zh: string];

export type Language = 'en' | 'zh';

/** Values put into `{name}` places of a sentence; a pair of words is said in the reader's language. */
export type Params = Readonly<Record<string, string | number | Words>>;

/** Picks the reader's language and fills the `{name}` places. Unknown places stay as they are. */
export function say(words: Words, language: Language, params: Params = {}): string {
  const text = words[language === 'zh' ? 1 : 0];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = params[name];
    if (value === undefined) return place;
    return Array.isArray(value) ? say(value as unknown as Words, language) : String(value);
  });
}

/** The language of an Accept-Language header or a stored setting; English unless Chinese is asked for first. spec §9 */
export function languageOf(header: string | null | undefined): Language {
  return /^\s*zh\b/i.test(header ?? '') ? 'zh' : 'en';
}
