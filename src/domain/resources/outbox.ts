import { area, date, int, select, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/**
 * Messages that left the product or are about to, for administrators. Written by the server alone: its list and detail
 * are the only calls, so it is not among the resources that others may refer to.
 */
export const outbox = defineResource({
  name: 'outbox',
  title: ['Outbox', '发件箱'],
  path: '/blade-monitor/outbox',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'outbox',
  order: [
    ['createTime', 'desc'],
    ['id', 'desc'],
  ],
  fields: {
    recipient: text({ label: ['To', '接收人'], required: true, search: true, max: 64 }),
    content: area({ label: ['Message', '内容'], max: 500 }),
    state: select({
      label: ['State', '状态'],
      search: true,
      options: [
        { value: 'waiting', label: ['Waiting', '等待发送'] },
        { value: 'sent', label: ['Sent', '已发送'] },
        { value: 'failed', label: ['Failed', '发送失败'] },
      ],
    }),
    transport: select({
      label: ['Transport', '发送方式'],
      search: true,
      options: [
        { value: 'console', label: ['Server console', '服务器控制台'] },
        { value: 'webhook', label: ['Webhook', 'Webhook'] },
      ],
    }),
    attempts: int({ label: ['Attempts', '尝试次数'] }),
    sentTime: date({ label: ['Sent at', '发送时间'] }),
    lastError: text({ label: ['Last failure', '最近一次失败'], max: 500 }),
    address: text({ label: ['Asked for from', '请求地址'], max: 64 }),
  },
});
