import { create } from 'zustand';
import { asFlag, oneOf, textLike } from './checked.ts';
import { readStored, writeStored } from './storage.ts';

/** spec §9: the formats a person may choose. */
export const dateFormats = [
  'YYYY-MM-DD',
  'YYYY年MM月DD日',
  'DD/MM/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'MM/DD/YYYY',
  'MM-DD-YYYY',
] as const;
export type DateFormat = (typeof dateFormats)[number];

/** The row heights people choose between in tables. look.md */
export type Density = 'middle' | 'small';

interface PrefsState {
  theme: string;
  colour: string;
  dateFormat: DateFormat;
  density: Density;
  /** The sidebar shows icons only. */
  collapsed: boolean;
}

const asDateFormat = oneOf(dateFormats);
const themeName = textLike(/^[\w-]{1,40}$/);
const hexColour = textLike(/^#[0-9a-f]{6}$/i);

/** How this device shows things. spec §9: local storage; the language lives in stores/language.ts. */
export const usePrefs = create<PrefsState>()(() => ({
  theme: readStored('themeName', themeName) ?? 'theme-default',
  colour: readStored('colorName', hexColour) ?? '#409EFF',
  dateFormat: readStored('dateFormat', asDateFormat) ?? 'YYYY-MM-DD',
  density: readStored('density', oneOf(['middle', 'small'])) ?? 'middle',
  collapsed: readStored('collapsed', asFlag) ?? false,
}));

/** Remembers the theme. */
export function setTheme(theme: string): void {
  writeStored('themeName', theme, 'local');
  usePrefs.setState({ theme });
}

/** Remembers the main colour, `#rrggbb`. */
export function setColour(colour: string): void {
  writeStored('colorName', colour, 'local');
  usePrefs.setState({ colour });
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
