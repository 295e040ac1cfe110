import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../route-builder.ts';
import { menuMatches } from './menu-matches.ts';

const entry = (en: string, zh: string, children?: SidebarItem[]): SidebarItem => {
  const to = `/${en.toLowerCase().replaceAll(' ', '-')}`;
  return {
    key: to,
    title: [en, zh],
    icon: 'i',
    code: en,
    to: children ? '' : to,
    search: '',
    group: [],
    ...(children && { children }),
  };
};
const sidebar = [
  entry('QA/QC', '质量管理', [entry('NCR reports', 'NCR 报告'), entry('Memos', '质量备忘录')]),
  entry('Project', '项目管理', [entry('Blocks', '楼栋', [entry('Levels', '楼层')]), entry('Rooms', '房间')]),
  entry('Notices', '通知'),
];
const found = (text: string) => menuMatches(sidebar, text).map((match) => match.title[0]);

describe('menu search', () => {
  it.each([
    ['', ['NCR reports', 'Memos', 'Levels', 'Rooms', 'Notices']],
    ['   ', ['NCR reports', 'Memos', 'Levels', 'Rooms', 'Notices']],
    ['n', ['NCR reports', 'Notices']],
    ['NCR R', ['NCR reports']],
    ['ncr reports', ['NCR reports']],
    ['  rooms ', ['Rooms']],
    ['楼', ['Levels']],
    ['质量', ['Memos']],
    ['ncr 报', ['NCR reports']],
    // The beginning of the name, not any part of it; pages, not headings.
    ['reports', []],
    ['Project', []],
    ['.*', []],
    ['\\', []],
  ])('%j finds %j', (text, titles) => {
    expect(found(text)).toEqual(titles);
  });

  it('says under which heading a page stands', () => {
    expect(menuMatches(sidebar, 'lev')[0]).toMatchObject({ under: ['Blocks', '楼栋'], address: '/levels' });
    expect(menuMatches(sidebar, 'not')[0]?.under).toBeUndefined();
  });

  it('keeps the search part of an entry', () => {
    const [first] = menuMatches([{ ...entry('A', '甲'), search: '?x=1' }], 'a');
    expect(first?.address).toBe('/a?x=1');
  });
});
