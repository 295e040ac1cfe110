import {
  type Location,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { mayLeave } from '#kit/page/leaving.ts';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Where the person is, and how they came there. */
export interface Standing {
  location: Location;
  action: NavigationType;
}

export interface GuardedHistory {
  navigator: Navigator;
  now: () => Standing;
  listen: (listener: () => void) => () => void;
}

/**
 * The browser's history behind the guards of unsaved input. A data router would bring the same for 17 kB more than the
 * component router; nothing else of it is used here. docs/decisions/008
 */
export function guardedHistory(
  history: History = UNSAFE_createBrowserHistory({ window, v5Compat: true }),
  may = mayLeave,
): GuardedHistory {
  const listeners = new Set<() => void>();
  let standing: Standing = { location: history.location, action: history.action };
  /** The next pop only undoes one that was not allowed. */
  let undoing = false;
  /** The next pop was asked about already. */
  let allowed = false;

  function attempt(to: To, go: () => void): void {
    const path = (typeof to === 'string' ? parsePath(to).pathname : to.pathname) ?? standing.location.pathname;
    const answer = may(standing.location.pathname, path);
    if (answer === true) go();
    else void whenYes(answer, go);
  }

  history.listen(({ action, location, delta }) => {
    // Back and Forward have happened when they are heard of: one that must be asked about is undone first.
    if (action === 'POP') {
      if (undoing) {
        undoing = false;
        return;
      }
      const answer = allowed || delta === null ? true : may(standing.location.pathname, location.pathname);
      allowed = false;
      if (answer !== true && delta !== null) {
        undoing = true;
        history.go(-delta);
        void whenYes(answer, () => {
          allowed = true;
          history.go(delta);
        });
        return;
      }
    }
    standing = { location, action };
    for (const listener of listeners) listener();
  });

  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => attempt(to, () => history.push(to, state)),
      replace: (to, state) => attempt(to, () => history.replace(to, state)),
    },
    now: () => standing,
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function whenYes(answer: Promise<boolean>, go: () => void): Promise<void> {
  if (await answer) go();
}
