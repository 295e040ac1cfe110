import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadComponentWords } from './component-words.ts';
import { fetchScreen } from './screens.tsx';
import { ShellApp } from './shell-app.tsx';

/** So long the frame waits for the first page, that both are drawn at once: on the way to a page that is far, it does not. */
const TOGETHER_MS = 120;

/** Shows everything behind the login page, in the reader's language from the first moment. */
export async function mountShell(element: HTMLElement): Promise<void> {
  const page = fetchScreen(window.location.pathname);
  await loadComponentWords();
  await Promise.race([page, new Promise((late) => setTimeout(late, TOGETHER_MS))]);
  createRoot(element).render(
    <StrictMode>
      <ShellApp />
    </StrictMode>,
  );
}
