import { defineWords } from '#locale/words.ts';

export const tabWords = defineWords('tabs', {
  tabs: ['Open pages', '已打开页面'],
  close: ['Close', '关闭'],
  closeTab: ['Close {name}', '关闭{name}'],
  closeOthers: ['Close others', '关闭其他'],
  closeAll: ['Close all', '关闭全部'],
  refresh: ['Refresh this page', '刷新此页'],
  moveLeft: ['Move left', '左移'],
  moveRight: ['Move right', '右移'],
  all: ['All open pages', '所有已打开页面'],
  search: ['Search open pages', '搜索已打开页面'],
  none: ['No open page is called so', '没有匹配的页面'],
  actions: ['Page actions', '页面操作'],
  scrollLeft: ['Scroll left', '向左滚动'],
  scrollRight: ['Scroll right', '向右滚动'],
});
