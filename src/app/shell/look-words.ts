import type { Words } from '#domain/kernel/words.ts';
import { defineWords } from '#locale/words.ts';
import type { ThemeName } from '#stores/theme-names.ts';

export const lookWords = defineWords('look', {
  title: ['Theme and colour', '主题与颜色'],
  theme: ['Theme', '主题'],
  colour: ['Main colour', '主色'],
  ownColour: ["The theme's own", '主题自带'],
  otherColour: ['Another colour', '其他颜色'],
  hex: ['Colour code', '颜色代码'],
  hexHint: ['Six digits, like #409EFF', '六位代码，如 #409EFF'],
  readable: [
    'Shown a shade deeper or paler where words on it could not be read otherwise.',
    '如影响文字辨认，显示时会自动调深或调浅。',
  ],
  system: [
    'No theme is chosen: this device decides between light and dark.',
    '尚未选择主题，将跟随系统的浅色或深色设置。',
  ],
  reset: ['Back to the default', '恢复默认'],
  kept: ['Kept on this device', '设置保存在本设备'],
});

/** What the themes are called. */
export const themeWords: Readonly<Record<ThemeName, Words>> = {
  default: ['Default', '默认'],
  white: ['White', '纯白'],
  star: ['Night sky', '炫彩'],
  bule: ['Smart factory', '智能工厂'],
  iview: ['iView', 'iView'],
  vip: ['Black and gold', 'vip 尊贵'],
  cool: ['Cool water', '清凉'],
  d2: ['D2', 'D2'],
  hey: ['Hey', 'Hey'],
  lte: ['LTE', 'LTE'],
};

/** Colours to start from. spec §9: the first one is the default. */
export const presets: readonly { hex: string; name: Words }[] = [
  { hex: '#409EFF', name: ['Blue', '蓝色'] },
  { hex: '#11A983', name: ['Green', '绿色'] },
  { hex: '#13C2C2', name: ['Cyan', '青色'] },
  { hex: '#6959CD', name: ['Indigo', '靛蓝'] },
  { hex: '#A233C6', name: ['Purple', '紫色'] },
  { hex: '#EB2F96', name: ['Magenta', '洋红'] },
  { hex: '#F5222D', name: ['Red', '红色'] },
  { hex: '#FA8C16', name: ['Orange', '橙色'] },
  { hex: '#304156', name: ['Slate', '石板灰'] },
];
