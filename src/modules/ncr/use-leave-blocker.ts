import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';

/** Leaving the page with unsaved changes asks; who leaves all the same gives the local copy up. look.md */
export function useLeaveBlocker(dirty: () => boolean, onLeft: () => void): void {
  const mayLeave = useLeaveGuard(dirty);
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  }, [onLeft]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && dirty(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave().then((leave) => {
      if (!leave) return blocker.reset();
      left.current();
      return blocker.proceed();
    });
  }, [blocker, mayLeave]);
}
