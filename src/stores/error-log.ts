import { create } from 'zustand';
import { type Checked, listOf, oneOf, shape } from './checked.ts';
import { asText, readStored, writeStored } from './storage.ts';

/** spec §3: one uncaught error. */
const asEntry = shape({
  url: asText,
  time: asText,
  type: oneOf(['error']),
  message: asText,
  stack: asText,
  info: asText,
});
export type LogEntry = Checked<typeof asEntry>;

/** Newest first; older ones fall off, so that a page in a loop cannot fill the storage. spec §9: the badge ends at 99. */
const KEPT = 100;
const STACK_KEPT = 4000;
const TEXT_KEPT = 2000;

/** One error may be caught in several places. */
const seen = new WeakSet();

const stored = () => readStored('logsList', listOf(asEntry));

/** Uncaught errors of this device. spec §9: local storage. */
export const useErrorLog = create<{ logs: LogEntry[] }>()(() => ({
  logs: stored() ?? [],
}));

/** Puts an uncaught error on the list; `info` says where it was caught. */
export function logError(error: unknown, info: string): void {
  if (error instanceof Error) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  const entry: LogEntry = {
    url: window.location.href,
    time: wallClock(new Date()),
    type: 'error',
    message: (error instanceof Error ? error.message : String(error)).slice(0, TEXT_KEPT),
    stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, STACK_KEPT),
    info: info.slice(0, TEXT_KEPT),
  };
  // Another window of this device may have added its own meanwhile.
  keep([entry, ...(stored() ?? useErrorLog.getState().logs)].slice(0, KEPT));
}

/** Takes these entries off the list; what came meanwhile stays. */
export function forgetLogs(gone: readonly LogEntry[]): void {
  const texts = new Set(gone.map((entry) => JSON.stringify(entry)));
  keep((stored() ?? useErrorLog.getState().logs).filter((entry) => !texts.has(JSON.stringify(entry))));
}

function keep(logs: LogEntry[]): void {
  writeStored('logsList', logs, 'local');
  useErrorLog.setState({ logs });
}

const two = (n: number) => String(n).padStart(2, '0');

function wallClock(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}
