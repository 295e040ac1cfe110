import type { ThemeConfig } from 'antd';
import type { Words } from '#domain/kernel/words.ts';

/** A theme is a set of tokens, and everything follows. look.md */
export interface ThemeSet {
  /** The stored name. spec §9: 'theme-default' at first. */
  name: string;
  label: Words;
  /** The sidebar is dark or light whatever the page is. */
  sider: {
    tone: 'dark' | 'light';
    ground: string;
    text: string;
    textStrong: string;
    selected: string;
    hover: string;
    line: string;
  };
  token: ThemeConfig['token'];
}
