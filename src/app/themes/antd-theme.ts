import type { MappingAlgorithm, ThemeConfig } from 'antd';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { brandIn } from './brand.ts';
import type { Palette } from './palette.ts';
import { mix, TINT } from './readable.ts';

/**
 * Red, amber, green and blue that can be read as words, not only seen as marks. The blue is no theme's and no person's:
 * a state has one colour everywhere. look.md
 */
const states = {
  light: { colorError: '#c4121f', colorWarning: '#a04a06', colorSuccess: '#23730b', colorInfo: '#1560c9' },
  dark: { colorError: '#ff8f88', colorWarning: '#efb14e', colorSuccess: '#7fcb5f', colorInfo: '#7db4ff' },
} as const;

const painted = ['Primary', 'Error', 'Warning', 'Success', 'Info'] as const;

/**
 * antd makes its colours from its own blue: deep ones get muddy tints, and on a dark page it mixes them with a black of
 * its own. Ours were made for their page: they stay as they are, and their tints are laid on our paper.
 */
const keeping =
  (basis: MappingAlgorithm, edge: string, shares: readonly [tint: number, ...more: number[]]): MappingAlgorithm =>
  (seed) => {
    const kept: Record<string, string> = { colorLink: seed.colorLink };
    for (const name of painted) {
      const colour = seed[`color${name}`];
      const [bg = '', bgHover = '', border = '', borderHover = ''] = shares.map((share) =>
        mix(seed.colorBgBase, colour, share),
      );
      const touched = mix(colour, edge, 0.18);
      const held = mix(colour, edge, 0.32);
      Object.assign(kept, {
        [`color${name}`]: colour,
        [`color${name}Text`]: colour,
        [`color${name}Bg`]: bg,
        [`color${name}BgHover`]: bgHover,
        [`color${name}Border`]: border,
        [`color${name}BorderHover`]: borderHover,
        [`color${name}Hover`]: touched,
        [`color${name}TextHover`]: touched,
        [`color${name}Active`]: held,
        [`color${name}TextActive`]: held,
      });
    }
    return { ...basis(seed), ...kept };
  };

const algorithms = {
  light: keeping(defaultAlgorithm, '#000000', [TINT.light, 0.12, 0.32, 0.5]),
  dark: keeping(darkAlgorithm, '#ffffff', [TINT.dark, 0.2, 0.42, 0.56]),
};

/** look.md: 120 to 200 ms, and none for those who ask for that. */
const durations = { motionDurationFast: '0.12s', motionDurationMid: '0.16s', motionDurationSlow: '0.2s' };

/** What antd gets: the theme's palette around the person's colour. spec §9 */
export function antdTheme(palette: Palette, colour: string, quiet: boolean): ThemeConfig {
  const dark = palette.scheme === 'dark';
  const { brand, strong, pressed, on } = brandIn(palette, colour);
  return {
    algorithm: dark ? algorithms.dark : algorithms.light,
    token: {
      ...(dark ? states.dark : states.light),
      colorPrimary: brand,
      colorPrimaryHover: strong,
      colorPrimaryActive: pressed,
      colorPrimaryTextHover: strong,
      colorPrimaryTextActive: pressed,
      colorPrimaryBg: mix(dark ? palette.raised : palette.paper, brand, dark ? TINT.dark : TINT.light),
      colorLink: brand,
      colorLinkHover: strong,
      colorLinkActive: pressed,
      // What antd writes on its colours, ticks its boxes with and makes its switches of.
      colorWhite: on,
      colorBgBase: palette.paper,
      colorTextBase: palette.ink,
      colorBgLayout: palette.ground,
      colorBgContainer: palette.paper,
      colorBgElevated: palette.raised,
      // A hint stands out by being the other way round: ink on light pages, light on dark ones.
      colorBgSpotlight: palette.ink,
      colorTextSecondary: palette.soft,
      colorTextTertiary: palette.faint,
      colorTextDescription: palette.faint,
      colorTextPlaceholder: palette.faint,
      colorBorder: palette.line,
      colorBorderSecondary: palette.hair,
      colorSplit: palette.hair,
      borderRadius: Number.parseInt(palette.radius, 10),
      fontSize: 14,
      fontFamily: 'inherit',
      ...(quiet ? { motion: false } : durations),
      ...(dark ? { colorShadow: '#000000', colorBgMask: 'rgb(0 0 0 / 62%)' } : {}),
    },
    components: { Menu: menu },
  };
}

/** The menu of the sidebar is antd's dark one in every theme: its colours are the theme's, whatever they are. */
const menu: NonNullable<ThemeConfig['components']>['Menu'] = {
  itemMarginInline: 8,
  iconMarginInlineEnd: 10,
  activeBarBorderWidth: 0,
  itemBg: 'transparent',
  subMenuItemBg: 'transparent',
  darkItemBg: 'transparent',
  darkSubMenuItemBg: 'transparent',
  darkPopupBg: 'var(--look-side)',
  darkItemColor: 'var(--look-side-soft)',
  darkItemHoverColor: 'var(--look-side-ink)',
  darkItemHoverBg: 'color-mix(in srgb, var(--look-side-ink) 7%, transparent)',
  darkItemSelectedColor: 'var(--look-mark-ink)',
  darkItemSelectedBg: 'var(--look-mark)',
};
