import type { ThemeConfig } from 'antd';
import { defaultTheme } from './default-theme.ts';
import { readable } from './readable.ts';
import type { ThemeSet } from './theme-set.ts';

/** The themes a person may choose, the first one when nothing is chosen. spec §2 names ten. */
export const themes: readonly [ThemeSet, ...ThemeSet[]] = [defaultTheme];

/** The theme of a stored name; one that this build does not have gives the first. */
export function themeNamed(name: string): ThemeSet {
  return themes.find((theme) => theme.name === name) ?? themes[0];
}

/** What antd gets: the theme's tokens around the person's colour. spec §9 */
export function antdTheme(theme: ThemeSet, colour: string, quiet: boolean): ThemeConfig {
  const { sider } = theme;
  const brand = readable(colour);
  const touched = readable(brand, 6);
  const pressed = readable(brand, 7);
  return {
    token: {
      ...theme.token,
      colorPrimary: brand,
      // Deeper under the pointer, not lighter as by default: words on it and in it must stay readable.
      colorPrimaryHover: touched,
      colorPrimaryActive: pressed,
      colorPrimaryTextActive: pressed,
      colorInfo: brand,
      colorLink: brand,
      colorLinkHover: touched,
      colorLinkActive: pressed,
      motion: !quiet,
    },
    components: {
      Menu: {
        itemBorderRadius: 6,
        itemMarginInline: 8,
        iconMarginInlineEnd: 10,
        activeBarBorderWidth: 0,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        darkItemBg: 'transparent',
        darkSubMenuItemBg: 'transparent',
        darkPopupBg: sider.ground,
        darkItemColor: sider.text,
        darkItemHoverColor: sider.textStrong,
        darkItemHoverBg: sider.hover,
        darkItemSelectedColor: sider.textStrong,
        darkItemSelectedBg: sider.selected,
      },
    },
  };
}
