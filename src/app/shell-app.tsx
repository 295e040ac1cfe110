import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '#api/query-client.ts';
import { listenToApi } from '#api/signals.ts';
import { watchToken } from '#api/tokens.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { toast } from '#kit/feedback.ts';
import { logError } from '#stores/error-log.ts';
import { useLock } from '#stores/lock.ts';
import { tokenStored } from '#stores/login-memory.ts';
import { loginPath } from './guard.ts';
import { Look } from './look.tsx';
import { NewBuildCard } from './new-build-card.tsx';
import { ShellRouter } from './shell-router.tsx';

/** Everything behind the login page: providers, router, and what listens to the whole page. */
export function ShellApp() {
  useEffect(listenToPage, []);
  const locked = useLock((state) => state.isLock);
  return (
    <Look>
      {/* Another one behind the lock: questions and messages of the pages must not show there. */}
      <FeedbackHost key={String(locked)} />
      <QueryClientProvider client={queryClient}>
        <ShellRouter />
        <NewBuildCard />
      </QueryClientProvider>
    </Look>
  );
}

function listenToPage(): () => void {
  listenToApi({
    refused: (message) => toast.error(message),
    signedOut: (comeBack) => {
      const { pathname, search } = window.location;
      window.location.replace(comeBack ? loginPath(pathname, search) : '/login');
    },
  });
  // spec §8: uncaught errors go to the local log.
  const onError = (event: ErrorEvent) => {
    // Browsers report a layout that took two rounds in the same way; nothing failed.
    if (event.error || !event.message.startsWith('ResizeObserver loop'))
      logError(event.error ?? event.message, 'window');
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    // A refused call was said in a toast already; it is no error of the page.
    if (event.reason instanceof Error && event.reason.name === 'ApiError') event.preventDefault();
    else logError(event.reason, 'promise');
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  // Back after a sign-out may bring a page from the browser's memory as it was: it must not show what it showed.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !tokenStored()) window.location.reload();
  };
  window.addEventListener('pageshow', onShow);
  const stopToken = watchToken();
  return () => {
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    stopToken();
  };
}
