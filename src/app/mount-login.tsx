import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Arrival } from './arrival.ts';
import { isEarly } from './login/early.ts';
import { LoginRoot } from './login/login-root.tsx';

interface Next {
  /** Somebody who came with a proof in the address. */
  arrival: Arrival | null;
  preload: () => void;
  /** The page is empty when this is called. `path`: where the person wanted to go. */
  onSignedIn: (path: string) => void;
}

/** Shows the login page until somebody is signed in; a form that came with the document is taken over as it stands. */
export function mountLogin(element: HTMLElement, { arrival, preload, onSignedIn }: Next): void {
  const leave = (path: string) => {
    root.unmount();
    onSignedIn(path);
  };
  const page = <LoginRoot arrival={arrival} preload={preload} onSignedIn={leave} />;
  const early = isEarly(element);
  const root = early ? hydrateRoot(element, page) : createRoot(element);
  if (!early) root.render(page);
}
