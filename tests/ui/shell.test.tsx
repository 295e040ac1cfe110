import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearEverything } from '#api/local-sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { signIn } from '#api/sign-in.ts';
import { listenToApi } from '#api/signals.ts';
import { Look } from '#app/look.tsx';
import { routes } from '#app/routes.tsx';
import { finishSignIn } from '#app/sign-in-flow.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { rememberLanguage } from '#stores/language.ts';
import { lock, setLockPassword, useLock } from '#stores/lock.ts';
import { storeTokens, useSession } from '#stores/session.ts';
import { useTabs } from '#stores/tabs.ts';
import { testApp } from '../support/app.ts';
import { serve } from './setup.ts';

let left: { comeBack: boolean }[] = [];

beforeAll(async () => {
  serve(await testApp());
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
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Look>
      <FeedbackHost />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Look>,
  );
  return { router, user: userEvent.setup() };
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
    const { router } = await enter('qm', '/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/404');
  });

  it('while locked shows the lock only; the right password leads back', async () => {
    const { router, user } = await enter('qm', '/setup/defectType/index');
    await menu();
    await waitFor(() => expect(useTabs.getState().active).toBe('/setup/defectType/index'));
    await setLockPassword('7');
    expect(useLock.getState().isLock).toBe(false);
    act(lock);
    // At once, and not only when the address has followed.
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.type(await screen.findByLabelText('Lock password'), '8{Enter}');
    expect(await screen.findByText('Wrong lock password, please try again')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/lock');
    await user.type(screen.getByLabelText('Lock password'), '7{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/setup/defectType/index'));
  });

  it('goes from / to the first page, builds the menu of the role, and opens pages as tabs', async () => {
    const { router, user } = await enter('qm', '/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/wel/index'));
    const nav = await menu();
    expect(within(nav).getByText('QA/QC')).toBeTruthy();
    await user.click(within(nav).getByText('Quality set-up'));
    await user.click(await within(nav).findByRole('link', { name: 'Defect types' }));
    await user.click(within(nav).getByRole('link', { name: 'Report issues' }));
    await waitFor(() => expect(document.title).toBe('Report issues - QCDM'));
    expect(tabNames()).toEqual(['Home', 'Defect types', 'Report issues']);

    await user.click(within(tabs()).getByRole('button', { name: 'Close Report issues' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/setup/defectType/index'));
    expect(tabNames()).toEqual(['Home', 'Defect types']);
    expect(within(tabs()).queryByRole('button', { name: 'Close Home' })).toBeNull();
  });

  it('leads containers and shortened paths to their page', async () => {
    const { router } = await enter('qm', '/qaqc');
    await waitFor(() => expect(router.state.location.pathname).toBe('/qaqc/report/index'));
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
