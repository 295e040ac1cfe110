import { create } from 'zustand';
import { type DateFormat, dateFormats } from '#domain/kernel/date-formats.ts';
import { asFlag, oneOf, textLike } from './checked.ts';
import { readStored, removeStored, writeStored } from './storage.ts';
import { asTheme, type StoredTheme } from './theme-names.ts';

export { dateFormats };

/** The row heights people choose between in tables. look.md */
export type Density = 'middle' | 'small';

/** spec §9 */
export const DEFAULT_COLOUR = '#409EFF';

interface PrefsState {
  theme: StoredTheme;
  /** Nobody chose a theme on this device: it follows the system. ASSUMED: 012 */
  followsSystem: boolean;
  colour: string;
  /** Nobody chose a colour: each theme shows its own. ASSUMED: 012 */
  ownColour: boolean;
  dateFormat: DateFormat;
  density: Density;
  /** The sidebar shows icons only. */
  collapsed: boolean;
}

const asDateFormat = oneOf(dateFormats);
const asColour = textLike(/^#[0-9a-f]{6}$/i);
const storedTheme = readStored('themeName', asTheme);
const storedColour = readStored('colorName', asColour);

/** How this device shows things. spec §9: local storage; the language lives in stores/language.ts. */
export const usePrefs = create<PrefsState>()(() => ({
  theme: storedTheme ?? systemTheme(),
  followsSystem: storedTheme === undefined,
  colour: storedColour ?? DEFAULT_COLOUR,
  ownColour: storedColour === undefined,
  dateFormat: readStored('dateFormat', asDateFormat) ?? 'YYYY-MM-DD',
  density: readStored('density', oneOf(['middle', 'small'])) ?? 'middle',
  collapsed: readStored('collapsed', asFlag) ?? false,
}));

/** The theme while nothing is chosen: the dark one where the system is dark. index.html decides alike before it paints. */
export function systemTheme(): StoredTheme {
  const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches;
  return dark ? 'theme-star' : 'theme-default';
}

/** Remembers the theme; one that is none changes nothing. */
export function setTheme(name: string): void {
  const theme = asTheme(name);
  if (theme === undefined) return;
  writeStored('themeName', theme, 'local');
  usePrefs.setState({ theme, followsSystem: false });
}

/** Remembers the main colour, `#rrggbb`; another text changes nothing. */
export function setColour(text: string): void {
  const colour = asColour(text);
  if (colour === undefined) return;
  writeStored('colorName', colour, 'local');
  usePrefs.setState({ colour, ownColour: false });
}

/** Gives up the chosen colour: each theme shows its own again. */
export function forgetColour(): void {
  removeStored('colorName', 'local');
  removeStored('paint', 'local');
  usePrefs.setState({ colour: DEFAULT_COLOUR, ownColour: true });
}

/** Gives up theme and colour: as if nothing had ever been chosen. */
export function forgetLook(): void {
  forgetColour();
  removeStored('themeName', 'local');
  usePrefs.setState({ theme: systemTheme(), followsSystem: true });
}

/** Remembers how a chosen colour is painted in a theme, for the first paint of the next start. index.html reads it. */
export function rememberPaint(paint: string): void {
  writeStored('paint', paint, 'local');
}

/** Remembers the date format; one that nobody may choose changes nothing. */
export function setDateFormat(format: string): void {
  const dateFormat = asDateFormat(format);
  if (dateFormat === undefined) return;
  writeStored('dateFormat', dateFormat, 'local');
  usePrefs.setState({ dateFormat });
}

/** Remembers the row height of tables. */
export function setDensity(density: Density): void {
  writeStored('density', density, 'local');
  usePrefs.setState({ density });
}

/** Remembers whether the sidebar is collapsed. */
export function setCollapsed(collapsed: boolean): void {
  writeStored('collapsed', collapsed, 'local');
  usePrefs.setState({ collapsed });
}
