import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearEverything } from '#api/local-sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { signIn } from '#api/sign-in.ts';
import { listenToApi } from '#api/signals.ts';
import { Look } from '#app/look.tsx';
import { guardedHistory } from '#app/guarded-history.ts';
import { ShellRouter } from '#app/shell-router.tsx';
import { useScreenClass } from '#app/screen-class.ts';
import { finishSignIn } from '#app/sign-in-flow.ts';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { menu as menuTable, roleMenu } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { rememberLanguage } from '#stores/language.ts';
import { lock, setLockPassword, useLock } from '#stores/lock.ts';
import { storeTokens, useSession } from '#stores/session.ts';
import { useMenus } from '#stores/menus.ts';
import { useProject } from '#stores/project.ts';
import { useTabs } from '#stores/tabs.ts';
import { storeHideConfig } from '#stores/website.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { calls, serve } from './setup.ts';

let left: { comeBack: boolean }[] = [];
let app: TestApp;

beforeAll(async () => {
  app = serve(await testApp({ config: { frameOrigins: ['https://docs.example'] } }));
  listenToApi({ signedOut: (comeBack) => left.push({ comeBack }) });
});
beforeEach(() => {
  left = [];
  rememberLanguage('en');
});
afterEach(() => {
  clearEverything();
  queryClient.clear();
});

/** Signs in as the login page does, then shows the shell at an address. */
async function enter(account: string, path: string) {
  const answer = await signIn({ tenantId: '000000', account, password: 'Qcdm@2026', captchaKey: '', captchaCode: '' });
  if (!answer.ok) throw new Error(answer.message);
  const { refusal } = await finishSignIn(answer.body, '000000');
  if (refusal) throw new Error(String(refusal));
  return show(path);
}

function show(path: string) {
  const history = guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true }));
  render(
    <Look>
      <FeedbackHost />
      <QueryClientProvider client={queryClient}>
        <ShellRouter history={history} />
      </QueryClientProvider>
    </Look>,
  );
  return { history, user: userEvent.setup() };
}
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const tabs = () => screen.getByRole('navigation', { name: 'Open pages' });
const tabNames = () =>
  within(tabs())
    .getAllByRole('tab')
    .map((link) => link.textContent);

describe('shell', () => {
  it('lets nobody in without a token', async () => {
    show('/qaqc/report/index');
    await waitFor(() => expect(left).toEqual([{ comeBack: true }]));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('refuses a page that the roles do not open, and shows it in nobody’s menu', async () => {
    await enter('sub', '/system/param/index');
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeTruthy();
    expect(within(await menu()).queryByText('System')).toBeNull();
  });

  it('sends an unknown address to /404', async () => {
    const { history } = await enter('qm', '/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(history.now().location.pathname).toBe('/404');
  });

  it('while locked shows the lock only; the right password leads back', async () => {
    const { history, user } = await enter('qm', '/setup/defectType/index');
    await menu();
    await waitFor(() => expect(useTabs.getState().active).toBe('/setup/defectType/index'));
    await setLockPassword('7');
    expect(useLock.getState().isLock).toBe(false);
    act(lock);
    // At once, and not only when the address has followed.
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.type(await screen.findByLabelText('Lock password'), '8{Enter}');
    expect(await screen.findByText('Wrong lock password, please try again')).toBeTruthy();
    expect(history.now().location.pathname).toBe('/lock');
    await user.type(screen.getByLabelText('Lock password'), '7{Enter}');
    await waitFor(() => expect(history.now().location.pathname).toBe('/setup/defectType/index'));
  });

  it('goes from / to the first page, builds the menu of the role, and opens pages as tabs', async () => {
    const { history, user } = await enter('qm', '/');
    await waitFor(() => expect(history.now().location.pathname).toBe('/wel/index'));
    const nav = await menu();
    expect(within(nav).getByText('QA/QC')).toBeTruthy();
    await user.click(within(nav).getByText('Quality set-up'));
    await user.click(await within(nav).findByRole('link', { name: 'Defect types' }));
    await user.click(within(nav).getByRole('link', { name: 'Report issues' }));
    await waitFor(() => expect(document.title).toBe('Report issues - QCDM'));
    expect(tabNames()).toEqual(['Home', 'Defect types', 'Report issues']);

    await user.click(within(tabs()).getByRole('button', { name: 'Close Report issues' }));
    await waitFor(() => expect(history.now().location.pathname).toBe('/setup/defectType/index'));
    expect(tabNames()).toEqual(['Home', 'Defect types']);
    expect(within(tabs()).queryByRole('button', { name: 'Close Home' })).toBeNull();
  });

  it('leads containers and shortened paths to their page', async () => {
    const { history } = await enter('qm', '/qaqc');
    await waitFor(() => expect(history.now().location.pathname).toBe('/qaqc/report/index'));
  });

  it('speaks Chinese on demand, and the current language is disabled', async () => {
    const { user } = await enter('qm', '/wel/index');
    await menu();
    await user.click(screen.getByRole('button', { name: 'Language' }));
    expect((await screen.findByRole('menuitem', { name: 'English' })).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: '中文' }));
    expect(await screen.findByRole('navigation', { name: '主菜单' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-CN');
    await waitFor(() => expect(document.title).toBe('首页 - QCDM'));
  });

  it('asks before signing out, then ends the session here and on the server', async () => {
    const { user } = await enter('qm', '/wel/index');
    await menu();
    const { token } = useSession.getState();
    await user.click(screen.getByRole('button', { name: /^Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    const ask = await screen.findByRole('dialog');
    await user.click(within(ask).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(left).toEqual([{ comeBack: false }]));
    expect(useSession.getState().token).toBe('');
    storeTokens({ token, refreshToken: '' });
    const answer = await fetch('/api/blade-user/info', {
      headers: { Authorization: `Basic ${btoa('saber:saber_secret')}`, 'Blade-Auth': `bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('ends once, however many calls are refused, and comes back here after the next login', async () => {
    await enter('qm', '/qaqc/report/index');
    await menu();
    left = [];
    storeTokens({ token: 'rubbish', refreshToken: 'rubbish' });
    await queryClient.invalidateQueries().catch(() => undefined);
    await waitFor(() => expect(useSession.getState().token).toBe(''));
    expect(left).toEqual([{ comeBack: true }]);
  });
});

const topMenu = () => screen.getByRole('navigation', { name: 'Top menu' });
const sideEntries = async () =>
  within(await menu())
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('the top menu', () => {
  it('loads the side menu of an item, goes to its page, and keeps the choice over a reload', async () => {
    const { history, user } = await enter('qm', '/wel/index');
    const whole = await sideEntries();
    expect(whole).toEqual(expect.arrayContaining(['QA/QC', 'Project', 'Quality set-up']));
    expect(
      within(topMenu())
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(expect.arrayContaining(['Home', 'Quality', 'Project']));
    calls.length = 0;
    await user.click(within(topMenu()).getByRole('menuitem', { name: 'Project' }));
    await waitFor(() => expect(history.now().location.pathname).toBe('/project/structure/index'));
    expect(calls).toContain('GET /blade-system/menu/routes');
    expect(within(await menu()).queryByText('QA/QC')).toBeNull();
    expect(await within(await menu()).findByText('Building structure')).toBeTruthy();

    // Its page and those of the rest of the menu stay open to the person.
    await act(() => history.navigator.push('/setup/defectType/index'));
    expect(await screen.findByRole('heading', { name: 'Defect types' })).toBeTruthy();

    cleanup();
    show('/wel/index');
    expect(within(await menu()).queryByText('QA/QC')).toBeNull();

    await user.click(within(topMenu()).getByRole('menuitem', { name: 'Home' }));
    await waitFor(async () => expect(within(await menu()).getByText('QA/QC')).toBeTruthy());
  });
});

describe('the search over the menu', () => {
  const field = () => screen.findByRole('combobox', { name: 'Search menu' });
  const lines = () => screen.queryAllByRole('option').map((line) => line.textContent);

  it('finds by the beginning of a name in either language; arrows move, Enter goes', async () => {
    const { history, user } = await enter('qm', '/wel/index');
    await menu();
    await user.click(screen.getByRole('button', { name: 'Search menu' }));
    await field();
    expect(lines().length).toBeGreaterThan(8);
    await user.keyboard('R');
    expect(lines()).toEqual(['RoomsProject', 'Room typesProject', 'Report issuesQuality set-up']);
    await user.keyboard('{Backspace}报告');
    expect(lines()).toEqual(['Report issuesQuality set-up']);
    await user.clear(await field());
    await user.keyboard('room{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Room typesProject');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('RoomsProject');
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(history.now().location.pathname).toBe('/project/roomtype/index'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says so when nothing begins like that; Escape shuts it and gives the focus back', async () => {
    const { history, user } = await enter('qm', '/wel/index');
    await menu();
    screen.getByRole('button', { name: 'Search menu' }).focus();
    await user.keyboard('zz');
    await waitFor(() => expect(screen.getByText('No menu found')).toBeTruthy());
    expect(lines()).toEqual([]);
    await user.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('combobox', { name: 'Search menu' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search menu' }));
    expect(history.now().location.pathname).toBe('/wel/index');
  });

  it('knows pages of other top menus, and shows them in the whole menu', async () => {
    const { history, user } = await enter('qm', '/wel/index');
    await menu();
    await user.click(within(topMenu()).getByRole('menuitem', { name: 'Project' }));
    await waitFor(() => expect(history.now().location.pathname).toBe('/project/structure/index'));
    await user.click(screen.getByRole('button', { name: 'Search menu' }));
    await field();
    await user.keyboard('defect{Enter}');
    await waitFor(() => expect(history.now().location.pathname).toBe('/setup/defectType/index'));
    expect(within(await menu()).getByText('QA/QC')).toBeTruthy();
  });
});

describe('what a project hides', () => {
  it('stands in no menu, is found by no search, and its address opens nothing', async () => {
    // The demo hides the building from technical officers.
    const { user } = await enter('rto', '/project/structure/index');
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeTruthy();
    expect(within(await menu()).queryByText('Project')).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Project' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search menu' }));
    await screen.findByRole('combobox', { name: 'Search menu' });
    expect(screen.getAllByRole('option').map((line) => line.textContent)).not.toContain('BlocksProject');
  });

  it('is hidden by this page too, whatever an existing server hands out', async () => {
    await enter('qm', '/wel/index');
    const nav = await menu();
    expect(within(nav).getByText('Quality set-up')).toBeTruthy();
    const { current } = useProject.getState();
    const lists = JSON.stringify({ default: 'quality_setup' });
    act(() => storeHideConfig(hideParamOf(current!.id), [{ paramKey: hideParamOf(current!.id), paramValue: lists }]));
    expect(useMenus.getState().menu.map((item) => item.code)).toContain('quality_setup');
    await waitFor(() => expect(within(nav).queryByText('Quality set-up')).toBeNull());
  });
});

describe('an embedded page', () => {
  const links: Record<string, string> = {
    allowed: 'https://docs.example/guide$start',
    refused: 'https://elsewhere.example/x',
    script: 'javascript:alert("html")',
    own: '/manual.html',
  };
  beforeAll(async () => {
    const [like] = await app.db.select().from(menuTable).where(eq(menuTable.code, 'report'));
    for (const [code, path] of Object.entries(links)) {
      const id = app.deps.nextId();
      await app.db.insert(menuTable).values({ ...like!, id, code, path, name: code, nameEn: code, meta: {} });
      await app.db.insert(roleMenu).values({ roleId: roleIdOf('000000', 'QM'), menuId: id });
    }
  });
  const frame = () =>
    waitFor(() => {
      const found = document.querySelector('main iframe');
      expect(found).toBeTruthy();
      return found!;
    });

  it('asks whoever is not signed in to sign in, and leads back', async () => {
    show('/myiframe/allowed?x=1');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fmyiframe%2Fallowed%3Fx%3D1');
    expect(calls).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('of a site that the server does not name is not embedded, but has a window of its own', async () => {
    await enter('qm', '/myiframe/refused');
    expect(await screen.findByRole('heading', { name: 'This page is not shown here' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open in a new window' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([links['refused'], 'noopener noreferrer']);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('that is no web address has no link either', async () => {
    await enter('qm', '/myiframe/script');
    expect(await screen.findByRole('heading', { name: 'This menu entry leads nowhere' })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });

  it('that stands in nobody’s menu is not found', async () => {
    await enter('sub', '/myiframe/allowed');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });

  it('of a named site stands in a sandbox, with # for $', async () => {
    await enter('qm', '/myiframe/allowed');
    const embedded = await frame();
    expect(embedded.getAttribute('src')).toBe('https://docs.example/guide#start');
    expect(embedded.getAttribute('sandbox')).toContain('allow-scripts');
    expect(embedded.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(
      within(await menu())
        .getByRole('link', { name: 'allowed' })
        .getAttribute('href'),
    ).toBe('/myiframe/allowed');
    expect(tabNames()).toEqual(['Home']);
    expect(document.title).toBe('allowed - QCDM');
  });

  it('of this site gets no origin', async () => {
    await enter('qm', '/myiframe/own');
    expect((await frame()).getAttribute('sandbox')).not.toContain('allow-same-origin');
  });
});

describe('the class of the screen', () => {
  it('is followed while the window changes', () => {
    let width = 1300;
    const listeners = new Set<() => void>();
    const real = window.matchMedia;
    window.matchMedia = (query) =>
      ({
        matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1]),
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList;
    const { result, unmount } = renderHook(useScreenClass);
    const seen = [1300, 1199, 992, 991, 768, 767, 1200].map((next) => {
      width = next;
      act(() => listeners.forEach((listener) => listener()));
      return result.current;
    });
    expect(seen).toEqual(['large', 'medium', 'medium', 'narrow', 'narrow', 'small', 'large']);
    unmount();
    expect(listeners.size).toBe(0);
    window.matchMedia = real;
  });
});
