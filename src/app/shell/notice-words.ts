import { defineWords } from '#locale/words.ts';

export const noticeWords = defineWords('notices', {
  notices: ['Notices', '通知'],
  mail: ['Mail', '邮件'],
  message: ['Messages', '消息'],
  notice: ['Notices', '通知'],
  tab: ['{name} ({n})', '{name}（{n}）'],
  markAll: ['Mark all as read', '全部标为已读'],
  markOne: ['Mark as read: {title}', '标为已读：{title}'],
  markedAll: ['All marked as read', '已全部标为已读'],
  unread: ['Unread', '未读'],
  due: ['Please acknowledge', '待确认'],
  done: ['You have acknowledged this', '您已确认阅读'],
  ack: ['I have read this', '我已阅读'],
  ackOf: ['I have read this: {title}', '我已阅读：{title}'],
  acked: ['Thank you, noted', '已记录，谢谢'],
  mustTitle: ['Please read this', '请阅读以下通知'],
  mustMany: ['{n} to acknowledge', '共 {n} 条待确认'],
  more: ['Load more', '加载更多'],
  mailTitle: ['No mail yet', '暂无邮件'],
  mailText: [
    'What the product sends to your phone or e-mail address is listed here.',
    '系统发送到您手机或邮箱的内容会列在这里。',
  ],
  messageTitle: ['No messages yet', '暂无消息'],
  messageText: [
    'When a report waits for you or comes back to you, you are told here.',
    '有报告待您处理或被退回时，会在这里提醒您。',
  ],
  noticeTitle: ['No notices yet', '暂无通知'],
  noticeText: ['Announcements of your administrators appear here.', '管理员发布的通知公告会显示在这里。'],
});
