import { useState, useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import { guardedHistory } from './guarded-history.ts';
import { PageBoundary } from './page-boundary.tsx';
import { routes } from './routes.tsx';

/** The router of the running product; tests put a memory router over the same routes. */
export function ShellRouter() {
  const [history] = useState(() => guardedHistory());
  const { location, action } = useSyncExternalStore(history.listen, history.now);
  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      <PageBoundary resetKey={location.pathname}>
        <Routed />
      </PageBoundary>
    </Router>
  );
}

function Routed() {
  return useRoutes(routes);
}
