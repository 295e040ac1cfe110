import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
let minute = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  minute = Date.now();
  for (const listener of listeners) listener();
}

function read() {
  // A page opened long after the last tick must not start with a stale clock.
  if (Date.now() - minute > MINUTE) minute = Date.now();
  return minute;
}

/** The current time, moving once a minute: one clock for all dates on the page. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, read));
}
