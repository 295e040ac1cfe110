import type { Palette } from './palette.ts';
import { contrast, type Grounds, mix, readable } from './readable.ts';

/** A person's colour, or the theme's own, as it is painted. */
export interface Brand {
  /** Fills with words on them, and words on the theme's grounds. */
  brand: string;
  /** Under the pointer. Further from the ground, not nearer as antd's: words on it and in it must stay readable. */
  strong: string;
  /** Held down. */
  pressed: string;
  /** Words on the three. */
  on: string;
}

/** Makes a colour readable in a theme. AA: words of the colour on every ground, and words on the colour. */
export function brandIn(palette: Palette, colour: string): Brand {
  const dark = palette.scheme === 'dark';
  const { ground, paper, raised } = palette;
  const grounds: Grounds = { dark, on: [ground, paper, raised], tinted: raised };
  const brand = readable(colour, grounds);
  const strong = further(brand, readable(brand, grounds, 6), dark);
  const pressed = further(strong, readable(brand, grounds, 7), dark);
  return { brand, strong, pressed, on: dark ? ground : '#ffffff' };
}

/** A colour that was strong enough already answers to the pointer as well. */
function further(from: string, to: string, dark: boolean): string {
  return contrast(from, to) > 1.12 ? to : mix(from, dark ? '#ffffff' : '#000000', 0.22);
}
