import type { ThemeSet } from './theme-set.ts';

/** Calm paper, a deep blue sidebar, one strong colour. Secondary texts are darker than antd's, for AA on the ground. */
export const defaultTheme: ThemeSet = {
  name: 'theme-default',
  label: ['Default', '默认'],
  sider: {
    tone: 'dark',
    ground: '#0b1f3a',
    text: '#b6c4d8',
    textStrong: '#ffffff',
    selected: 'rgba(64, 158, 255, 0.24)',
    hover: 'rgba(255, 255, 255, 0.07)',
    line: 'rgba(255, 255, 255, 0.1)',
  },
  token: {
    colorBgLayout: '#f5f7fa',
    colorTextBase: '#1b2638',
    colorTextSecondary: '#4a586e',
    colorTextTertiary: '#5f6d83',
    colorTextDescription: '#5f6d83',
    colorTextPlaceholder: '#66738a',
    // Red, amber and green that can be read as words, not only seen as marks.
    colorError: '#cf1322',
    colorWarning: '#b45309',
    colorSuccess: '#27800c',
    colorBorder: '#c9d2de',
    colorBorderSecondary: '#e3e8ef',
    colorSplit: '#e6eaf0',
    borderRadius: 6,
    fontSize: 14,
    fontFamily:
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
    motionDurationFast: '0.12s',
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.2s',
  },
};
