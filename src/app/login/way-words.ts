import type { Words } from '#domain/kernel/words.ts';

/** The words of the ways in that come when they are chosen. */
export const wayWords = {
  phone: ['Phone number', '手机号码'],
  code: ['Code', '短信验证码'],
  send: ['Get code', '获取验证码'],
  sendAgain: ['Again in {seconds} s', '{seconds} 秒后重发'],
  sending: ['Sending …', '正在发送…'],
  sent: [
    'A code is on its way to {phone}, if this number belongs to an account here. It is good for {minutes} minutes.',
    '若 {phone} 已绑定账号，验证码将发送至该手机，{minutes}分钟内有效。',
  ],
  whichAccount: ['Which account is yours?', '请选择您的账号'],
  othersText: ['Continue with an account you have elsewhere.', '使用其他平台的账号登录。'],
  loading: ['Loading …', '正在加载…'],
  notSetUp: [
    'Signing in with {source} is not set up here. Ask your administrator, or choose another way.',
    '未配置{source}登录，请联系管理员，或选择其他方式登录。',
  ],
  notSetUpShort: ['Not set up', '未配置'],
  sourcesLost: ['The list could not be loaded.', '列表加载失败。'],
  again: ['Try again', '重试'],
  leaving: ['Taking you to {source} …', '正在前往{source}…'],
  arriving: ['Signing you in …', '正在登录…'],
  arrivingText: ['This takes a moment.', '请稍候。'],
  linkFailed: ['This link did not sign you in', '无法通过此链接登录'],
  linkNext: [
    'Open the link again in the system you came from, or sign in with your account.',
    '请在原系统中重新打开链接，或使用账号登录。',
  ],
  sourceFailed: ['You are not signed in', '登录未完成'],
  sourceNext: ['Start again, or sign in in another way.', '请重新开始，或使用其他方式登录。'],
  cancelled: ['The sign-in was cancelled there.', '您已在对方平台取消登录。'],
  toLogin: ['To the sign-in page', '前往登录页'],
  goOn: ['Go on as before', '返回系统'],
} as const satisfies Record<string, Words>;
