import { rememberPaint, systemTheme, usePrefs } from '#stores/prefs.ts';
import { brandIn } from './brand.ts';
import { type Palette, paletteOf } from './palette.ts';

// What <html> wears follows the choice before anything is rendered anew: whoever reads the palette reads the new one.
usePrefs.subscribe((now, before) => {
  if (now.theme !== before.theme || now.colour !== before.colour || now.ownColour !== before.ownColour) wear();
});
globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', () => {
  if (usePrefs.getState().followsSystem) usePrefs.setState({ theme: systemTheme() });
});
wear();

/** The palette and the colour of this moment. */
export function lookNow(): { palette: Palette; colour: string } {
  const { colour, ownColour } = usePrefs.getState();
  const palette = paletteOf(document.documentElement);
  return { palette, colour: (ownColour ? palette.accent : colour).toLowerCase() };
}

function wear(): void {
  const { theme, colour, ownColour } = usePrefs.getState();
  const root = document.documentElement;
  const name = theme.slice('theme-'.length);
  root.dataset['theme'] = name;
  const look = lookNow();
  const { brand, strong, on } = brandIn(look.palette, look.colour);
  const painted = { brand, strong, on };
  for (const [part, value] of Object.entries(painted)) {
    // A theme's own colour stands in its block already.
    if (ownColour) root.style.removeProperty(`--look-${part}`);
    else root.style.setProperty(`--look-${part}`, value);
  }
  if (!ownColour) rememberPaint([name, colour, brand, strong, on].join(' '));
  const bar = getComputedStyle(root).getPropertyValue('--look-bar').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar || look.palette.paper);
}
