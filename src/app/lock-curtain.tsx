import { Activity, lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { At } from './at.tsx';
import type { Standing } from './guarded-history.ts';
import { Shell } from './shell/shell.tsx';

const LockPage = lazy(() => import('./pages/lock-page.tsx'));

interface Props {
  /** The screen is locked. */
  locked: boolean;
  /** Nothing of the product may be seen: it is locked, or on its way back from the lock. */
  drawn: boolean;
  standing: Standing;
}

/**
 * What was open stays as it was while the screen is locked, half-typed forms included; but its elements are out of the
 * document, its effects stop, and it hears nothing of where the address goes meanwhile. spec §4, docs/decisions/010
 */
export function LockCurtain({ locked, drawn, standing }: Props) {
  const { location } = standing;
  useEffect(() => {
    if (drawn) emptyMeasures();
  }, [drawn]);
  return (
    <>
      <Detachable detached={drawn}>
        <Activity mode={drawn ? 'hidden' : 'visible'}>
          <Still still={drawn} standing={standing} />
        </Activity>
      </Detachable>
      {locked && (
        <At {...standing}>
          <Suspense>
            <LockPage />
            {location.pathname !== '/lock' && <GoToLock key={location.key} />}
          </Suspense>
        </At>
      )}
    </>
  );
}

/** antd measures long texts in a hidden field of its own at the end of the document: what was typed is left in it. */
function emptyMeasures(): void {
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('body > textarea[aria-hidden]')) field.value = '';
}

/** spec §9: to /lock after 100 ms. What is behind is covered at once. */
function GoToLock() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/lock', { replace: true }), limits.lockDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
}

interface StillProps {
  still: boolean;
  standing: Standing;
}

/** Stays where it was before it was still; what begins behind the curtain begins as nothing. */
const Still = memo(
  ({ still, standing }: StillProps) => (still ? null : <Shell standing={standing} />),
  (_before, next) => next.still,
);

/** Holds its content in a box of its own, which hangs in the document only while it may be seen. */
function Detachable({ detached, children }: { detached: boolean; children: ReactNode }) {
  const [box] = useState(() => {
    const made = document.createElement('div');
    made.style.display = 'contents';
    return made;
  });
  const hang = useCallback(
    (slot: HTMLElement | null) => {
      slot?.append(box);
      return () => box.remove();
    },
    [box],
  );
  return (
    <>
      {/* In front: the box hangs in the document before the content measures itself in it. */}
      {!detached && <div ref={hang} style={{ display: 'contents' }} />}
      {createPortal(children, box)}
    </>
  );
}
