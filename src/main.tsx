import type { Arrival } from '#app/arrival.ts';
import { inTime, showLoadFailure } from '#app/load-failure.ts';
import { registerWorker } from '#app/offline/register.ts';
import { startPoint } from '#app/start-point.ts';
import '#app/start.css';

// Without React: what is shown is decided while React is still on its way. docs/decisions/008
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const loadShell = () => inTime(import('#app/mount-shell.tsx'));

async function showShell(element: HTMLElement): Promise<void> {
  try {
    await (await loadShell()).mountShell(element);
  } catch {
    showLoadFailure(element);
  }
}

async function showLogin(element: HTMLElement, arrival: Arrival | null): Promise<void> {
  try {
    const { mountLogin } = await inTime(import('#app/mount-login.tsx'));
    mountLogin(element, {
      arrival,
      preload: () => void loadShell().catch(() => undefined),
      onSignedIn: (path) => {
        window.history.replaceState(null, '', path);
        void showShell(element);
      },
    });
  } catch {
    showLoadFailure(element);
  }
}

const start = startPoint();
void (start === 'shell' ? showShell(root) : showLogin(root, start === 'login' ? null : start));
registerWorker();
