import { area, int, select, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

// Written by the server alone: not among the resources that others may refer to. Field names of wire.md §4.

const newest = [
  ['createTime', 'desc'],
  ['id', 'desc'],
] as const;

const request = {
  createBy: text({ label: ['Person', '人员'], search: true, max: 64 }),
  method: text({ label: ['Method', '请求方法'], search: true, max: 8 }),
  requestUri: text({ label: ['Address', '请求地址'], search: true, max: 2000 }),
  serviceId: text({ label: ['Service', '服务'], max: 64, list: false }),
  serverHost: text({ label: ['Server', '服务器名'], max: 128, list: false }),
  serverIp: text({ label: ['Server address', '服务器地址'], max: 64, list: false }),
  env: text({ label: ['Environment', '环境'], max: 64, list: false }),
  remoteIp: text({ label: ['IP address', '来源地址'], search: true, max: 64 }),
  userAgent: text({ label: ['Browser', '浏览器'], max: 500, list: false }),
  requestId: text({ label: ['Request', '请求编号'], search: true, max: 64, list: false }),
};

/** What the server noted that is neither a call nor an error: sign-ins, jobs, what went out. spec §3 */
export const logUsual = defineResource({
  name: 'logUsual',
  title: ['Usual log', '通用日志'],
  path: '/blade-log/usual',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'log_usual',
  order: newest,
  fields: {
    logLevel: select({
      label: ['Level', '日志级别'],
      search: true,
      options: [
        { value: 'info', label: ['Information', '信息'] },
        { value: 'warn', label: ['Warning', '警告'] },
        { value: 'error', label: ['Error', '错误'] },
      ],
    }),
    logId: text({ label: ['Event', '日志编号'], search: true, max: 64 }),
    logData: area({ label: ['Message', '日志数据'], search: true, max: 4000 }),
    ...request,
  },
});

/** Writes that people made through the interface. spec §3 */
export const logApi = defineResource({
  name: 'logApi',
  title: ['Interface log', '接口日志'],
  path: '/blade-log/api',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'log_api',
  order: newest,
  fields: {
    title: text({ label: ['Call', '日志名'], search: true }),
    type: text({ label: ['Kind', '日志类型'], max: 16, list: false }),
    code: int({ label: ['Answer', '响应码'], search: true, min: 0 }),
    time: int({ label: ['Time (ms)', '耗时（毫秒）'], min: 0 }),
    ...request,
    params: area({ label: ['Parameters', '请求参数'], max: 8000, list: false }),
  },
});

/** Who changed which permission, from what to what, when and from where. */
export const logAudit = defineResource({
  name: 'logAudit',
  title: ['Permission changes', '权限变更'],
  path: '/blade-log/audit',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'log_audit',
  order: newest,
  fields: {
    createBy: text({ label: ['Person', '人员'], search: true, max: 64 }),
    /** What was done: role.grant, user.roles, … */
    action: text({ label: ['Change', '变更'], search: true, max: 64 }),
    targetKind: text({ label: ['Kind', '对象类型'], search: true, max: 32 }),
    targetId: text({ label: ['ID', '对象编号'], search: true, max: 32, list: false }),
    targetName: text({ label: ['Target', '对象'], search: true }),
    /** What changed, as JSON: what it was and what it is. */
    before: area({ label: ['Before', '变更前'], max: 200_000, list: false }),
    after: area({ label: ['After', '变更后'], max: 200_000, list: false }),
    remoteIp: text({ label: ['IP address', '来源地址'], search: true, max: 64 }),
    userAgent: text({ label: ['Browser', '浏览器'], max: 500, list: false }),
  },
});
