/** WCAG 2 AA for text of normal size. */
export const ENOUGH = 4.5;

type Rgb = [number, number, number];

/** `#rrggbb` as three channels, 0 to 255. */
function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** So much of `hex` laid on `ground`. */
export function mix(ground: string, hex: string, share: number): string {
  const over = channels(hex);
  return toHex(channels(ground).map((channel, at) => channel + ((over[at] ?? 0) - channel) * share));
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** What a colour is to be read on, and from. */
export interface Grounds {
  dark: boolean;
  /** What words in the colour stand on; besides, words of the first one stand on the colour. */
  on: readonly string[];
  /** What a tint of the colour is laid on: words in the colour stand on that as well. */
  tinted: string;
}

/** How much of a colour its tint holds: behind a chosen row, the open tab. */
export const TINT = { light: 0.06, dark: 0.1 };

/**
 * The nearest shade of a picked colour that can be read on these grounds, and that words can be read on: deeper on light
 * ones, paler on dark ones. The default colour of spec §9, #409EFF, is too light for white.
 */
export function readable(hex: string, { dark, on, tinted }: Grounds, enough = ENOUGH): string {
  const last = dark ? '#ffffff' : '#000000';
  for (let step = 0; step <= 100; step += 1) {
    const shade = step === 100 ? last : dark ? mix(hex, last, step / 100) : deeper(hex, step);
    const tint = mix(tinted, shade, dark ? TINT.dark : TINT.light);
    if ([...on, tint].every((ground) => contrast(shade, ground) >= enough)) return shade;
  }
  return last;
}

/** Deepened by keeping the ratio of the channels to each other; grey drains out first, so that it stays vivid. */
function deeper(hex: string, step: number): string {
  const rgb = channels(hex);
  const strongest = Math.max(...rgb);
  const weakest = Math.min(...rgb);
  const grey = strongest === weakest ? 0 : weakest * Math.min(1, step / 20);
  return toHex(rgb.map((channel) => (channel - (channel === strongest ? 0 : grey)) * (1 - step / 100)));
}
