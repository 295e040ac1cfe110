import { type ComponentType, useEffect, useState } from 'react';
import { whenFeedbackIsMissing } from './feedback.ts';

/** Behind everything that a page needs to be shown. */
const AHEAD_MS = 5000;

/**
 * Binds `toast` and `confirm` to the page: placed once, inside the theme. What shows them comes with the first one, or
 * when the page has been at rest for a while: it is an eighth of the component library. docs/decisions/008
 */
export function FeedbackHost() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    let here = true;
    const fetch = () =>
      void import('./feedback-overlays.tsx').then(
        ({ FeedbackOverlays }) => here && setOverlays(() => FeedbackOverlays),
        // The next message asks again.
        () => undefined,
      );
    whenFeedbackIsMissing(fetch);
    const timer = setTimeout(fetch, AHEAD_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return Overlays && <Overlays />;
}
