import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Arrival } from './arrival.ts';
import { LoginPage } from './login/login-page.tsx';

interface Next {
  /** Somebody who came with a proof in the address. */
  arrival: Arrival | null;
  preload: () => void;
  /** The page is empty when this is called. `path`: where the person wanted to go. */
  onSignedIn: (path: string) => void;
}

/** Shows the login page until somebody is signed in. */
export function mountLogin(element: HTMLElement, { arrival, preload, onSignedIn }: Next): void {
  const root = createRoot(element);
  const leave = (path: string) => {
    root.unmount();
    onSignedIn(path);
  };
  root.render(
    <StrictMode>
      <LoginPage arrival={arrival} preload={preload} onSignedIn={leave} />
    </StrictMode>,
  );
}
