import { useCallback, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askToLose, type Input, watchInput } from './leaving.ts';

/**
 * Guards unsaved changes of a page: closing its tab, leaving the project, and closing or reloading the browser tab ask
 * by themselves; going to another tab does not, because the page is kept. Call the answer before leaving inside the page
 * (closing a drawer): true when nothing is lost or the person says so. look.md
 */
export function useLeaveGuard(dirty: () => boolean): () => Promise<boolean> {
  const { pathname } = useLocation();
  const [input] = useState<Input>(() => ({ page: pathname, dirty: () => false }));
  // Of all effects only insertion effects outlast a page that is kept but not shown.
  useInsertionEffect(() => watchInput(input), [input]);
  useLayoutEffect(() => {
    input.dirty = dirty;
    return () => {
      // A page that goes out of sight takes its fields out of the form: what it says last counts until it is back.
      const last = dirty();
      input.dirty = () => last;
    };
  }, [input, dirty]);
  return useCallback(async () => !dirty() || askToLose(), [dirty]);
}
