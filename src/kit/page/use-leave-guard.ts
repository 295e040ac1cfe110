import { useCallback, useEffect } from 'react';
import { sayNow } from '#locale/words.ts';
import { confirm } from '../feedback.ts';
import { pageWords } from './page-words.ts';

/**
 * Guards unsaved changes: closing or reloading the browser tab asks by itself; call the answer before leaving in the
 * page (closing a drawer): true when nothing is lost or the person says so. look.md
 */
export function useLeaveGuard(dirty: () => boolean): () => Promise<boolean> {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return useCallback(
    async () =>
      !dirty() ||
      confirm({
        title: pageWords.words.leaveTitle,
        content: sayNow(pageWords.words.leaveText),
        okText: pageWords.words.leave,
        cancelText: pageWords.words.stay,
        danger: true,
      }),
    [dirty],
  );
}
