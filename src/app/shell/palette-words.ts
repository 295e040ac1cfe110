import type { Found } from '#domain/search/found.ts';
import type { Words } from '#domain/kernel/words.ts';
import { defineWords } from '#locale/words.ts';

export const paletteWords = defineWords('palette', {
  label: ['Pages, records by code, actions', '页面、记录编号、操作'],
  nothing: [
    'Nothing found. Try a page, a record code such as NCR-0012, or an action',
    '未找到。可输入页面名称、记录编号（如 NCR-0012）或操作',
  ],
  page: ['Page', '页面'],
  action: ['Action', '操作'],
  project: ['Switch to project', '切换项目'],
  recent: ['Recent', '最近使用'],
  newReport: ['New NCR report', '新建 NCR 报告'],
  lock: ['Lock screen', '锁屏'],
  language: ['Switch to Chinese', '切换到英文'],
  fullScreen: ['Full screen on or off', '切换全屏'],
  signOut: ['Sign out', '退出登录'],
  draft: ['Draft', '草稿'],
});

/** What the records that can be found are called. */
export const foundWords: Record<Found['kind'], Words> = {
  report: ['NCR report', 'NCR 报告'],
};
