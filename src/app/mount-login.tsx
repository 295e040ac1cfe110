import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginPage } from './login/login-page.tsx';

interface Next {
  preload: () => void;
  /** The page is empty when this is called. */
  onSignedIn: () => void;
}

/** Shows the login page until somebody is signed in. */
export function mountLogin(element: HTMLElement, { preload, onSignedIn }: Next): void {
  const root = createRoot(element);
  const leave = () => {
    root.unmount();
    onSignedIn();
  };
  root.render(
    <StrictMode>
      <LoginPage preload={preload} onSignedIn={leave} />
    </StrictMode>,
  );
}
