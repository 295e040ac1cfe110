import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShellApp } from './shell-app.tsx';

/** Shows everything behind the login page. */
export function mountShell(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <ShellApp />
    </StrictMode>,
  );
}
