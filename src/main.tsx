import { redirectIn } from '#app/guard.ts';
import { inTime, showLoadFailure } from '#app/load-failure.ts';
import { startsAtLogin } from '#app/start-point.ts';
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

async function showLogin(element: HTMLElement): Promise<void> {
  try {
    const { mountLogin } = await inTime(import('#app/mount-login.tsx'));
    mountLogin(element, {
      preload: () => void loadShell().catch(() => undefined),
      onSignedIn: () => {
        window.history.replaceState(null, '', redirectIn(window.location.search));
        void showShell(element);
      },
    });
  } catch {
    showLoadFailure(element);
  }
}

void (startsAtLogin() ? showLogin(root) : showShell(root));
