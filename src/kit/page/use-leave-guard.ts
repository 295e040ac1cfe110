import { useCallback, useEffect } from 'react';
import { sayNow } from '#locale/words.ts';
import { confirm } from '../feedback.ts';
import { guardLeaving } from './leaving.ts';
import { pageWords } from './page-words.ts';

const ask = () =>
  confirm({
    title: pageWords.words.leaveTitle,
    content: sayNow(pageWords.words.leaveText),
    okText: pageWords.words.leave,
    cancelText: pageWords.words.stay,
    danger: true,
  });

/**
 * Guards unsaved changes: another page, Back, and closing or reloading the browser tab ask by themselves. Call the
 * answer before leaving inside the page (closing a drawer): true when nothing is lost or the person says so. look.md
 */
export function useLeaveGuard(dirty: () => boolean): () => Promise<boolean> {
  // The query of an address is state of the same page: changing it loses nothing.
  useEffect(() => guardLeaving((from, to) => from === to || !dirty() || ask()), [dirty]);
  useEffect(() => {
    const stop = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stop);
    return () => window.removeEventListener('beforeunload', stop);
  }, [dirty]);
  return useCallback(async () => !dirty() || ask(), [dirty]);
}
