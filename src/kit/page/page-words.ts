import { defineWords } from '#locale/words.ts';

export const pageWords = defineWords('page', {
  failed: ['This could not be loaded', '加载失败'],
  failedText: ['Check the connection and try again. Nothing was lost.', '请检查网络后重试，数据未丢失。'],
  leaveTitle: ['Leave without saving?', '不保存就离开？'],
  leaveText: ['What you entered here has not been saved yet.', '您填写的内容尚未保存。'],
  leaveNamed: ['Not saved yet: {pages}.', '尚未保存：{pages}。'],
  leave: ['Leave', '离开'],
  once: ['Shown only this once', '仅显示这一次'],
  kept: ['I have kept it', '我已保存'],
  stay: ['Keep editing', '继续编辑'],
});
