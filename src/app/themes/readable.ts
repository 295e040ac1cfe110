/** WCAG 2 AA for text of normal size. */
export const ENOUGH = 4.5;

/** `#rrggbb` as three channels, 0 to 255. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of a colour against white, 1 to 21. */
export function contrastOnWhite(hex: string): number {
  return 1.05 / (luminance(hex) + 0.05);
}

/**
 * The nearest darker shade of a picked colour that white words can be read on, and that can itself be read on white.
 * The default colour of spec §9, #409EFF, is too light for either.
 */
export function readable(hex: string, contrast = ENOUGH): string {
  const rgb = channels(hex);
  // Darkened by keeping the ratio of the channels to each other: the hue stays, the colour deepens.
  const strongest = Math.max(...rgb);
  const weakest = Math.min(...rgb);
  for (let step = 0; step <= 100; step += 1) {
    const factor = 1 - step / 100;
    const next = rgb.map((channel) => {
      // Grey drains out of the colour first, so that it stays vivid.
      const drained =
        strongest === weakest ? channel : channel - weakest * Math.min(1, step / 20) * (channel === strongest ? 0 : 1);
      return Math.max(0, Math.round(drained * factor));
    });
    const shade = `#${next.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (contrastOnWhite(shade) >= contrast) return shade;
  }
  return '#000000';
}
