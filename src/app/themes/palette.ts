/** What antd is told of a theme; the rest of its block (sidebar, top bar, login) is read where it is painted. */
export const seeds = [
  'scheme',
  'ground',
  'paper',
  'raised',
  'ink',
  'soft',
  'faint',
  'line',
  'hair',
  'radius',
  'accent',
] as const;

export type Palette = Record<(typeof seeds)[number], string>;

/** The block of the default theme, for where no style sheet is: the same values as in themes.css, which a test holds. */
export const defaultPalette: Palette = {
  scheme: 'light',
  ground: '#f5f7fa',
  paper: '#ffffff',
  raised: '#ffffff',
  ink: '#1b2638',
  soft: '#4a586e',
  faint: '#5f6d83',
  line: '#c9d2de',
  hair: '#e3e8ef',
  radius: '6px',
  accent: '#409eff',
};

/** The palette that an element wears: `<html>` the person's, a card of the panel its own. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = seeds.map((seed) => [seed, sound(seed, style.getPropertyValue(`--look-${seed}`).trim())]);
  return Object.fromEntries(read) as Palette;
}

/** The build shortens #ffffff to #fff; what is no colour at all is the default theme's. */
function sound(seed: keyof Palette, value: string): string {
  if (!defaultPalette[seed].startsWith('#')) return value || defaultPalette[seed];
  const long = /^#[0-9a-f]{3}$/i.test(value) ? value.replace(/[0-9a-f]/gi, '$&$&') : value;
  return /^#[0-9a-f]{6}$/i.test(long) ? long.toLowerCase() : defaultPalette[seed];
}
