import { defineWords } from '#locale/words.ts';

export const frameWords = defineWords('frame', {
  loading: ['Loading {site}', '正在加载 {site}'],
  reload: ['Load again', '重新加载'],
  openOutside: ['Open in a new window', '在新窗口打开'],
  slow: [
    'The page of {site} takes long to answer. It may not let itself be embedded; a window of its own may help.',
    '{site} 的页面响应较慢，可能不允许嵌入显示，可尝试在新窗口打开。',
  ],
  failed: ['The page did not load', '页面加载失败'],
  failedText: [
    '{site} does not answer, or leads to a place that may not be shown inside this product.',
    '{site} 无响应，或跳转到了不允许嵌入的地址。',
  ],
  refused: ['This page is not shown here', '此页面不能在此显示'],
  refusedText: [
    '“{title}” belongs to {site}, which your administrator has not approved for showing inside this product.',
    '“{title}”属于 {site}，管理员尚未允许在本系统内显示该网站。',
  ],
  noAddress: ['This menu entry leads nowhere', '此菜单项没有有效地址'],
  noAddressText: [
    'The address of “{title}” is no web address. Please tell your administrator.',
    '“{title}”的地址不是有效的网址，请联系管理员。',
  ],
  signIn: ['Sign in to open this page', '请登录后打开此页面'],
  signInText: ['Embedded pages belong to the menu of a signed-in person.', '嵌入页面属于登录用户的菜单。'],
  toLogin: ['Sign in', '登录'],
  cannotTell: ['The server did not say which sites may be shown here.', '服务器未返回允许显示的网站。'],
});
