import { area, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/**
 * Errors that people's pages had and that were uploaded, for administrators. Written by the upload alone, so it is not
 * among the resources that others may refer to. Field names of wire.md §4.
 */
export const logError = defineResource({
  name: 'logError',
  title: ['Error log', '错误日志'],
  path: '/blade-log/error',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'log_error',
  order: [
    ['createTime', 'desc'],
    ['id', 'desc'],
  ],
  fields: {
    message: area({ label: ['Message', '内容'], search: true }),
    exceptionName: text({ label: ['Type', '类型'], search: true, max: 64 }),
    requestUri: text({ label: ['Address', '地址'], search: true, max: 2000 }),
    createBy: text({ label: ['Person', '人员'], search: true, max: 64 }),
    /** When the page had it, by the clock of that device. */
    time: text({ label: ['Time on the device', '设备时间'], max: 32, list: false }),
    stackTrace: area({ label: ['Stack', '堆栈'], max: 8000, list: false }),
    /** Where it was caught. */
    params: area({ label: ['Caught in', '捕获位置'], max: 4000, list: false }),
    serviceId: text({ label: ['Service', '服务'], max: 64, list: false }),
    env: text({ label: ['Environment', '环境'], max: 64, list: false }),
    remoteIp: text({ label: ['Sent from', '来源地址'], max: 64, list: false }),
    userAgent: text({ label: ['Browser', '浏览器'], max: 500, list: false }),
  },
});
