import type { Words } from '#domain/kernel/words.ts';

/** The words of the lock: its dialog comes when it is opened, its page when the screen is locked. */
export const lockWords = {
  lock: ['Lock screen', '锁屏'],
  locked: ['Locked', '已锁屏'],
  text: ['The screen is locked. What you were doing is kept.', '屏幕已锁定，您的操作内容已保留。'],
  password: ['Lock password', '锁屏密码'],
  // spec §5
  empty: ['Lock password cannot be empty', '锁屏密码不能为空'],
  wrong: ['Wrong lock password, please try again', '解锁密码错误，请重新输入'],
  ask: [
    'Choose a password to come back with. It is good for this lock only; if you forget it, sign out and in again.',
    '请设置用于解锁的密码，仅本次锁屏有效。若忘记密码，可退出后重新登录。',
  ],
  failed: ['The screen could not be locked. Please try again', '锁屏失败，请重试'],
  unlock: ['Unlock', '解锁'],
  signOut: ['Sign out', '退出登录'],
} as const satisfies Record<string, Words>;
