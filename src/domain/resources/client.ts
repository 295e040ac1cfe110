import { area, flag, int, type Option, password, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';
import { limits } from '../limits.ts';

/** Ways of signing in that a client may be allowed, as the token call names them. wire.md §2 */
export const clientGrants = [
  { value: 'captcha', label: ['Account and captcha', '账号与验证码'] },
  { value: 'password', label: ['Account without captcha', '账号密码'] },
  { value: 'refresh_token', label: ['Staying signed in', '刷新令牌'] },
  { value: 'sms_code', label: ['Code by phone', '手机验证码'] },
  { value: 'social', label: ['WeChat, QQ and others', '第三方登录'] },
  { value: 'sso', label: ['Link from another system', '单点登录'] },
  { value: 'authorization_code', label: ['Authorization code', '授权码'] },
] as const satisfies readonly Option[];

/** Programs that may call the server, with the grants they may use. The secret is told once. spec §3, wire.md §4 */
export const client = defineResource({
  name: 'client',
  title: ['OAuth clients', '应用管理'],
  path: '/blade-system/client',
  dialect: 'blade',
  scope: 'system',
  permission: 'client',
  order: [['id', 'asc']],
  defaults: {
    clientSecret: '',
    scope: 'all',
    accessTokenValidity: limits.accessSeconds,
    refreshTokenValidity: limits.refreshSeconds,
    webServerRedirectUri: '',
    resourceIds: '',
    authorities: '',
    autoapprove: 0,
    additionalInformation: '',
  },
  uniqueTogether: ['clientId'],
  fields: {
    clientId: text({ label: ['Client ID', '应用编号'], required: true, search: true, max: 48 }),
    clientSecret: password({
      label: ['Client secret', '应用密钥'],
      max: 256,
      help: [
        'Leave it empty: a new client is given one, another keeps its own.',
        '留空：新建时自动生成，编辑时保持不变。',
      ],
    }),
    authorizedGrantTypes: text({ label: ['Grants', '授权类型'], required: true }),
    scope: text({ label: ['Scope', '授权范围'], max: 255 }),
    accessTokenValidity: int({ label: ['Access token (s)', '令牌秒数'], min: 60, max: 86_400 }),
    refreshTokenValidity: int({ label: ['Refresh token (s)', '刷新令牌秒数'], min: 600, max: 31_536_000 }),
    webServerRedirectUri: text({ label: ['Redirect address', '回调地址'], max: 1000, list: false }),
    resourceIds: text({ label: ['Resources', '资源集合'], list: false }),
    authorities: text({ label: ['Authorities', '权限'], list: false }),
    autoapprove: flag({ label: ['Approved by itself', '自动授权'], list: false }),
    additionalInformation: area({ label: ['More', '附加说明'], max: 2000, list: false }),
  },
});
