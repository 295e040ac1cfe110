import { area, select, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/**
 * Errors of the server, and errors that people's pages had and that were uploaded, for administrators. Written by the
 * product alone, so it is not among the resources that others may refer to. Field names of wire.md §4.
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
    serviceId: select({
      label: ['Where', '来源'],
      search: true,
      options: [
        { value: 'server', label: ['Server', '服务端'] },
        { value: 'web', label: ['Page', '网页'] },
      ],
    }),
    /** When the page had it, by the clock of that device. */
    time: text({ label: ['Time on the device', '设备时间'], max: 32, list: false }),
    stackTrace: area({ label: ['Stack', '堆栈'], max: 8000, list: false }),
    /** Of a page: where it was caught. Of the server: what was sent, secrets struck out. */
    params: area({ label: ['Parameters', '请求参数'], max: 8000, list: false }),
    method: text({ label: ['Method', '请求方法'], max: 8, list: false }),
    requestId: text({ label: ['Request', '请求编号'], search: true, max: 64, list: false }),
    serverHost: text({ label: ['Server', '服务器名'], max: 128, list: false }),
    serverIp: text({ label: ['Server address', '服务器地址'], max: 64, list: false }),
    env: text({ label: ['Environment', '环境'], max: 64, list: false }),
    remoteIp: text({ label: ['IP address', '来源地址'], max: 64, list: false }),
    userAgent: text({ label: ['Browser', '浏览器'], max: 500, list: false }),
  },
});
