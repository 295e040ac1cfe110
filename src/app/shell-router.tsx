import { useState, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { type GuardedHistory, guardedHistory } from './guarded-history.ts';
import { GuardedRoot } from './guarded-root.tsx';
import { PageBoundary } from './page-boundary.tsx';

/**
 * Where the person is comes down as a property, so that a change of page reaches what shows it and nothing else; the
 * router itself only knows where it began.
 */
export function ShellRouter({ history: given }: { history?: GuardedHistory }) {
  const [history] = useState(() => given ?? guardedHistory());
  const [start] = useState(history.now);
  const standing = useSyncExternalStore(history.listen, history.now);
  return (
    <Router location={start.location} navigationType={start.action} navigator={history.navigator}>
      <PageBoundary resetKey={standing.location.pathname}>
        <GuardedRoot standing={standing} />
      </PageBoundary>
    </Router>
  );
}
