import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadComponentWords } from './component-words.ts';
import { ShellApp } from './shell-app.tsx';

/** Shows everything behind the login page, in the reader's language from the first moment. */
export async function mountShell(element: HTMLElement): Promise<void> {
  await loadComponentWords();
  createRoot(element).render(
    <StrictMode>
      <ShellApp />
    </StrictMode>,
  );
}
