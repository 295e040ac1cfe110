import type { LogEntry } from '#stores/error-log.ts';
import { post } from './http.ts';

/** Sends the local error log to the server. spec §7: the call that with a list as its body is no sign-out. wire.md §2 */
export const sendLogs = (logs: readonly LogEntry[]) => post<unknown>('/blade-auth/oauth/logout', logs);
