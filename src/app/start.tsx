import { Component, type ReactNode, Suspense, lazy, useState } from 'react';
import { say } from '#domain/kernel/words.ts';
import { languageNow } from '#stores/language.ts';
import { tokenStored } from '#stores/login-memory.ts';
import { guard, redirectIn } from './guard.ts';
import { LoginPage } from './login/login-page.tsx';
import './start.css';

const loadShell = () => import('./shell-app.tsx');
const ShellApp = lazy(async () => ({ default: (await loadShell()).ShellApp }));

/** Whether the light login page is what this address shows; it then also stands in the address bar. */
function startsAtLogin(): boolean {
  const { pathname, search } = window.location;
  const ruling = guard({ path: pathname, search, token: tokenStored() ? 'stored' : '', locked: false, resume: '/' });
  if (ruling.go === 'signOut') window.history.replaceState(null, '', ruling.path);
  return ruling.go === 'signOut' || (ruling.go === 'stay' && pathname === '/login');
}

/** The whole product: the light login page, or the shell in a chunk of its own. docs/decisions/008 */
export function Start() {
  const [atLogin, setAtLogin] = useState(startsAtLogin);
  if (atLogin)
    return (
      <LoginPage
        preload={() => void loadShell().catch(() => undefined)}
        onSignedIn={() => {
          window.history.replaceState(null, '', redirectIn(window.location.search));
          setAtLogin(false);
        }}
      />
    );
  return (
    <ShellBoundary>
      <Suspense fallback={<Splash />}>
        <ShellApp />
      </Suspense>
    </ShellBoundary>
  );
}

/** The moment between the first byte and the shell. */
function Splash() {
  return (
    <output className="splash" aria-label={say(['Loading', '加载中'], languageNow())}>
      <span className="splash-bar" />
    </output>
  );
}

/** spec §8: a chunk that cannot be loaded says so; after an update the old names are gone and a reload helps. */
class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    const language = languageNow();
    return (
      <div className="splash splash-failed" role="alert">
        <p>{say(loadFailed, language)}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {say(['Reload', '重新加载'], language)}
        </button>
      </div>
    );
  }
}

const loadFailed = [
  'The page could not be loaded. Check the connection and reload.',
  '页面加载失败，请检查网络后重新加载。',
] as const;
