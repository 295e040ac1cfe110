import { Suspense, useState } from 'react';
import { useErrorLog } from '#stores/error-log.ts';
import { lazyPart } from '../lazy-part.ts';

const ErrorLogTool = lazyPart(async () => (await import('./error-log-tool.tsx')).ErrorLogTool);

/** Errors that this device has logged; nobody fetches a button when there are none. spec §2: a count up to 99. */
export function ErrorLogButton() {
  const some = useErrorLog((state) => state.logs.length > 0);
  const [ever, setEver] = useState(some);
  if (some && !ever) setEver(true);
  if (!ever) return null;
  return (
    <Suspense>
      <ErrorLogTool />
    </Suspense>
  );
}
