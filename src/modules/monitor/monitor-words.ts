import { defineWords } from '#locale/words.ts';

export const monitorWords = defineWords('monitor', {
  from: ['Sent from', '上传起始'],
  to: ['Sent until', '上传截止'],
  sentAt: ['Sent at', '上传时间'],
  stack: ['Stack', '堆栈'],
  noStack: ['The browser gave no stack.', '浏览器未提供堆栈。'],
});
