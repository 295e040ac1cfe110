import type { StateSpec } from '#domain/kernel/flow.ts';
import type { Words } from '#domain/kernel/words.ts';

/** What the events of the usual log are called (server/kernel/log-queue.ts); one that is not listed says its own name. */
export const usualEvents: Readonly<Record<string, Words>> = {
  signIn: ['Signed in', '登录'],
  signInRefused: ['Sign-in refused', '登录被拒'],
  signOut: ['Signed out', '退出登录'],
  refreshReused: ['A used refresh token came back: session ended', '刷新令牌被重复使用，会话已结束'],
  jobFailed: ['A job failed', '任务失败'],
  serverStarted: ['Server started', '服务启动'],
  serverStopped: ['Server stopped', '服务停止'],
  logsDropped: ['Entries that could not be kept', '未能保存的日志条数'],
};

/** How bad a level is. */
export const levelTone: Readonly<Record<string, StateSpec['tone']>> = { info: 'neutral', warn: 'warn', error: 'bad' };
