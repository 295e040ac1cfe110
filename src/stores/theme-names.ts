import type { Check } from './storage.ts';

/** spec §2: the ten themes, spelled as they are stored (and as the Blade clients spell them). */
export const themeNames = ['default', 'white', 'star', 'bule', 'iview', 'vip', 'cool', 'd2', 'hey', 'lte'] as const;
export type ThemeName = (typeof themeNames)[number];

/** spec §9: 'theme-default' at first. */
export type StoredTheme = `theme-${ThemeName}`;

/** The stored spelling of a theme, from that or from the bare name. wire.md §5 */
export const asTheme: Check<StoredTheme> = (content) => {
  const name = themeNames.find((one) => content === one || content === `theme-${one}`);
  return name && `theme-${name}`;
};
