import { type ComponentType, useEffect, useState } from 'react';
import { whenFeedbackIsMissing } from './feedback.ts';
import { PlainFeedback } from './plain-feedback.tsx';

/** Behind everything that a page needs to be shown. */
const AHEAD_MS = 8000;
const AGAIN_MS = 10_000;

/**
 * Binds `toast` and `confirm` to the page: placed once, inside the theme. What shows them comes with the first one, or
 * when the page has been at rest for a while: it is an eighth of the component library. Where it cannot be fetched they
 * are shown plainly. docs/decisions/008
 */
export function FeedbackHost() {
  const [Shown, setShown] = useState<ComponentType | null>(null);
  useEffect(() => {
    let here = true;
    let timer = setTimeout(fetch, AHEAD_MS);
    function fetch() {
      clearTimeout(timer);
      import('./feedback-overlays.tsx').then(
        ({ FeedbackOverlays }) => here && setShown(() => FeedbackOverlays),
        () => {
          if (!here) return;
          setShown(() => PlainFeedback);
          timer = setTimeout(fetch, AGAIN_MS);
        },
      );
    }
    whenFeedbackIsMissing(fetch);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return Shown && <Shown />;
}
