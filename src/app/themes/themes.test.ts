import { readFileSync } from 'node:fs';
import getDesignToken from 'antd/es/theme/getDesignToken';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeNames } from '#stores/theme-names.ts';
import { antdTheme } from './antd-theme.ts';
import { brandIn } from './brand.ts';
import { defaultPalette, type Palette, seeds } from './palette.ts';
import { contrast, ENOUGH, mix } from './readable.ts';

type Block = Readonly<Record<string, string>>;

/** The blocks of themes.css by their theme, each on top of the default one, as the browser resolves them. */
const blocks = blocksOf(readFileSync(new URL('./themes.css', import.meta.url), 'utf8'));
const names = [...blocks.keys()];

function blocksOf(css: string): Map<string, Block> {
  const found = new Map<string, Block>();
  for (const [, selector = '', body = ''] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const name = /data-theme='(\w+)'/.exec(selector)?.[1] ?? 'default';
    const own = Object.fromEntries(
      [...body.matchAll(/--look-([\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [key, value.trim()]),
    );
    found.set(name, { ...found.get('default'), ...own });
  }
  return found;
}

/** The value of a part, with the parts of its own block that it names. */
function part(block: Block, name: string): string {
  return (block[name] ?? '').replace(/var\(--look-([\w-]+)\)/g, (_all, other: string) => part(block, other));
}

/** Every colour that a part may show: the stops of a gradient one by one, a veil as it lies on `under`. */
function shown(block: Block, name: string, under: string): string[] {
  const value = part(block, name);
  const veil = /^color-mix\(in srgb, (#\w{6}) (\d+)%, transparent\)$/.exec(value);
  if (veil) return [mix(under, veil[1] ?? '', Number(veil[2]) / 100)];
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value)?.slice(1).map(Number);
  if (rgb) {
    const hex = `#${rgb
      .slice(0, 3)
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
    return [mix(under, hex, (rgb[3] ?? 0) / 100)];
  }
  return [...value.matchAll(/#[0-9a-f]{6}\b/gi)].map(([hex]) => hex);
}

const paletteIn = (block: Block) => Object.fromEntries(seeds.map((seed) => [seed, part(block, seed)])) as Palette;

/** `rgba()` and `#rrggbb` of a token as a solid colour on a ground. */
function solid(token: unknown, ground: string): string {
  const text = String(token);
  if (/^#[0-9a-f]{6}$/i.test(text)) return text;
  if (/^#[0-9a-f]{3}$/i.test(text)) return text.replace(/[0-9a-f]/gi, '$&$&');
  const [r = 0, g = 0, b = 0, alpha = 1] = /rgba?\(([^)]+)\)/.exec(text)?.[1]?.split(',').map(Number) ?? [];
  expect(text).toMatch(/^rgba?\(/);
  return mix(ground, `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`, alpha);
}

/** Words and what they stand on, by the names of antd's tokens; a ground that is a veil lies on the paper. */
const pairs = (['colorBgLayout', 'colorBgContainer', 'colorBgElevated'] as const).flatMap((ground) =>
  (
    [
      'colorText',
      'colorTextHeading',
      'colorTextSecondary',
      'colorTextTertiary',
      'colorTextDescription',
      'colorTextPlaceholder',
      'colorTextLabel',
      'colorLink',
      'colorLinkHover',
      'colorLinkActive',
      'colorPrimary',
      'colorPrimaryHover',
      'colorPrimaryActive',
      'colorError',
      'colorErrorText',
      'colorWarning',
      'colorSuccess',
      'colorInfo',
    ] as const
  ).map((words) => [words, ground] as const),
);
const more = [
  // Buttons, ticks, badges.
  ['colorTextLightSolid', 'colorPrimary'],
  ['colorTextLightSolid', 'colorPrimaryHover'],
  ['colorTextLightSolid', 'colorPrimaryActive'],
  ['colorTextLightSolid', 'colorError'],
  ['colorTextLightSolid', 'colorTextTertiary'],
  // Hints.
  ['colorTextLightSolid', 'colorBgSpotlight'],
  // Chosen rows, options and tabs; rows under the pointer; the head of a table.
  ['colorText', 'colorPrimaryBg'],
  ['colorTextSecondary', 'colorPrimaryBg'],
  ['colorTextTertiary', 'colorPrimaryBg'],
  ['colorPrimary', 'colorPrimaryBg'],
  ['colorPrimaryActive', 'colorPrimaryBg'],
  ['colorLink', 'colorPrimaryBg'],
  ['colorText', 'colorFillSecondary'],
  ['colorTextSecondary', 'colorFillTertiary'],
  ['colorTextTertiary', 'colorFillQuaternary'],
  ['colorTextTertiary', 'colorFillAlter'],
  ['colorLink', 'colorFillQuaternary'],
  // Tags, alerts, refused fields.
  ['colorText', 'colorErrorBg'],
  ['colorText', 'colorWarningBg'],
  ['colorText', 'colorInfoBg'],
  ['colorText', 'colorSuccessBg'],
  ['colorErrorText', 'colorErrorBg'],
  ['colorError', 'colorErrorBg'],
  ['colorWarning', 'colorWarningBg'],
  ['colorSuccess', 'colorSuccessBg'],
  ['colorInfo', 'colorInfoBg'],
] as const;

function unreadable(palette: Palette, colour: string): string[] {
  const tokens = getDesignToken(antdTheme(palette, colour, false)) as unknown as Record<string, unknown>;
  return [...pairs, ...more].flatMap(([words, under]) => {
    const ground = solid(tokens[under], palette.paper);
    const ratio = contrast(solid(tokens[words], ground), ground);
    return ratio < ENOUGH ? [`${words} on ${under}: ${ratio.toFixed(2)}`] : [];
  });
}

/** The same for what antd does not paint: sidebar, top bar, login page. */
function unreadableAround(block: Block): string[] {
  const sides = [part(block, 'side'), ...shown(block, 'side-image', part(block, 'side'))];
  const faults: string[] = [];
  const see = (words: string, grounds: readonly string[], where: string) => {
    for (const ground of grounds) {
      const ratio = contrast(part(block, words), ground);
      if (ratio < ENOUGH) faults.push(`${words} on ${where} ${ground}: ${ratio.toFixed(2)}`);
    }
  };
  see('side-ink', sides, 'side');
  see('side-soft', sides, 'side');
  for (const side of sides) {
    see('mark-ink', shown(block, 'mark', side), 'mark');
    see('side-ink', [mix(side, part(block, 'side-ink'), 0.07)], 'side under the pointer');
  }
  const bar = part(block, 'bar');
  see('bar-ink', [bar, mix(bar, part(block, 'bar-ink'), 0.1)], 'bar');
  see('side-ink', shown(block, 'hero', ''), 'hero');
  see('side-soft', shown(block, 'hero', ''), 'hero');
  const [paper, ground] = [part(block, 'paper'), part(block, 'ground')];
  for (const words of ['ink', 'soft', 'faint', 'bad', 'warn', 'brand', 'strong']) see(words, [paper, ground], 'login');
  see('bad', [mix(paper, part(block, 'bad'), 0.08)], 'refusal');
  see('strong', [part(block, 'hair')], 'captcha');
  see('on', [part(block, 'brand'), part(block, 'strong')], 'button');
  return faults;
}

const themes = names.map((name) => ({ name, block: blocks.get(name) ?? {} }));

describe('the ten themes', () => {
  it('are the names of the specification, the default one first', () => {
    expect(names).toEqual(themeNames);
  });

  it('each has a character of its own', () => {
    const character = ({ block }: { block: Block }) =>
      ['ground', 'paper', 'ink', 'radius', 'accent', 'side', 'side-image', 'bar', 'mark'].map((one) => block[one]);
    const told = themes.map((theme) => character(theme).join(' '));
    expect(new Set(told).size).toBe(10);
    expect(themes.filter(({ block }) => block['scheme'] === 'dark').map(({ name }) => name)).toEqual(['star', 'vip']);
  });

  it('the default one is known without a style sheet', () => {
    expect(paletteIn(blocks.get('default') ?? {})).toEqual(defaultPalette);
  });

  it.each(themes)('$name: its block says its own colour as it is painted', ({ block }) => {
    const { brand, strong, on } = brandIn(paletteIn(block), part(block, 'accent'));
    expect({ brand: part(block, 'brand'), strong: part(block, 'strong'), on: part(block, 'on') }).toEqual({
      brand,
      strong,
      on,
    });
  });

  it.each(themes)('$name: words can be read on what they stand on', ({ block }) => {
    expect(unreadable(paletteIn(block), part(block, 'accent'))).toEqual([]);
  });

  it.each(themes)('$name: also in any colour that a person picks', ({ block }) => {
    const palette = paletteIn(block);
    const side = (colour: string) => {
      const { brand, strong, on } = brandIn(palette, colour);
      return unreadableAround({ ...block, brand, strong, on });
    };
    for (const hex of ['#409eff', '#000000', '#ffffff', '#ffff00', '#ff0000', '#001133', '#ffc0cb'])
      expect([...unreadable(palette, hex), ...side(hex)], hex).toEqual([]);
    const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyColour, (hex) => {
        expect([...unreadable(palette, hex), ...side(hex)]).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it.each(themes)('$name: sidebar, top bar and login can be read', ({ block }) => {
    expect(unreadableAround(block)).toEqual([]);
  });
});
