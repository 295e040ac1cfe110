import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#app/login/login-page.tsx';
import { captchaHash } from '#server/modules/auth/captcha-service.ts';
import { rememberLanguage } from '#stores/language.ts';
import { useProject } from '#stores/project.ts';
import { useSession } from '#stores/session.ts';
import { useTabs } from '#stores/tabs.ts';
import { useWebsite } from '#stores/website.ts';
import { hasCode } from '#stores/menus.ts';
import { lock, setLockPassword, useLock } from '#stores/lock.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { calls, serve } from './setup.ts';

const password = 'Qcdm@2026';
let open: TestApp;
let guarded: TestApp;

beforeAll(async () => {
  open = await testApp();
  guarded = await testApp({ config: { captcha: 'on' } });
});
beforeEach(() => rememberLanguage('en'));

function show(app: TestApp) {
  serve(app);
  const preload = vi.fn();
  const onSignedIn = vi.fn();
  render(<LoginPage preload={preload} onSignedIn={onSignedIn} />);
  return { preload, onSignedIn, user: userEvent.setup() };
}
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: /^(Sign in|登录)$/ });

/** Reads the newest captcha as a person would, by making its answer known. */
async function readCaptcha(app: TestApp): Promise<string> {
  const [row] = await app.rows(sql`select key from captcha order by expire_time desc, key limit 1`);
  const hash = captchaHash(app.deps, String(row?.['key']), 'HEARD');
  await app.rows(sql`update captcha set answer_hash = ${hash} where key = ${row?.['key']}`);
  return 'heard';
}

describe('login page, refusals', () => {
  it('says what is missing, field by field, and asks the server nothing', async () => {
    const { user, onSignedIn } = show(guarded);
    await screen.findByRole('img', { name: 'Verification picture' });
    await user.clear(field('Tenant ID'));
    await user.click(submit());
    for (const words of ['Enter the tenant ID', 'Enter your username', 'Enter your password'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText('Enter the characters of the picture')).toBeTruthy();
    expect(document.activeElement).toBe(field('Tenant ID'));
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows the server’s words for a wrong captcha, and another picture', async () => {
    const { user } = show(guarded);
    const before = (await screen.findByRole('img')).getAttribute('src');
    await user.type(field('Username'), 'qm');
    await user.type(field('Password'), password);
    await user.type(field('Verification code'), 'wrong{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/verification code is wrong/));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).not.toBe(before));
    expect((field('Verification code') as HTMLInputElement).value).toBe('');
    expect((field('Password') as HTMLInputElement).value).toBe(password);
    expect(document.activeElement).toBe(field('Verification code'));
    expect(sessionStorage.getItem('saber-token')).toBeNull();
  });

  it('shows the server’s words for a wrong password, in the reader’s language', async () => {
    rememberLanguage('zh');
    const { user, onSignedIn } = show(open);
    await user.type(field('用户名'), 'qm');
    await user.type(field('密码'), 'nonsense');
    await waitFor(() => expect(screen.queryByLabelText('验证码')).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('租户、用户名或密码错误'));
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(useSession.getState().token).toBe('');
  });

  it('ends the login of an account without a project, and leaves no session', async () => {
    const { user, onSignedIn } = show(open);
    await user.type(field('Username'), 'noproject');
    await user.type(field('Password'), password);
    await waitFor(() => expect(screen.queryByLabelText('Verification code')).toBeNull());
    await user.click(submit());
    await waitFor(
      () => expect(screen.getByRole('alert').textContent).toMatch(/does not have any project authorization/),
      {
        timeout: 10_000,
      },
    );
    expect(calls).toContain('POST /blade-auth/oauth/logout');
    expect(useSession.getState()).toMatchObject({ token: '', userInfo: null });
    expect(sessionStorage.getItem('saber-token')).toBeNull();
    const [live] = await open.rows(
      sql`select count(*)::int as n from session s join user_account u on u.id = s.user_id where u.account = 'noproject' and s.end_time is null`,
    );
    expect(live?.['n']).toBe(0);
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

describe('login page, success', () => {
  it('reads the captcha, stores and loads in the order of spec §4', async () => {
    const writes: string[] = [];
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      writes.push(key.replace('saber-', ''));
      Object.defineProperty(this, key, { value, configurable: true, enumerable: true, writable: true });
    });
    await setLockPassword('left over');
    lock();
    writes.length = 0;
    const { user, onSignedIn } = show(guarded);
    await screen.findByRole('img');
    await user.type(field('Username'), ' qm ');
    await user.type(field('Password'), password);
    await user.type(field('Verification code'), await readCaptcha(guarded));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 15_000 });
    setItem.mockRestore();

    const first = (name: string) => writes.indexOf(name);
    const order = ['token', 'refreshToken', 'tenantId', 'userInfo', 'tagList', 'project', 'website'];
    expect(order.map(first)).toEqual(order.map(first).toSorted((a, b) => a - b));
    expect(order.every((name) => first(name) >= 0)).toBe(true);
    expect(useLock.getState().isLock).toBe(false);

    const asked = ['/blade-user/info', '/qcdm/project/jurisdiction/loginProjectList', '/blade-system/param/list'];
    const lists = ['/qcdm/project/roomType/list', '/qcdm/project/block/list'];
    const made = [...asked, ...lists].map((path) => calls.indexOf(`GET ${path}`));
    expect(made.every((at) => at >= 0)).toBe(true);
    expect(made).toEqual(made.toSorted((a, b) => a - b));

    expect(useSession.getState()).toMatchObject({ tenantId: '000000', userInfo: { account: 'qm', roles: ['qm'] } });
    expect(useProject.getState().current?.id).toBe(useProject.getState().projects[0]?.id);
    expect(useTabs.getState()).toMatchObject({ active: '/wel/index', list: [{ close: false }] });
    expect(useWebsite.getState().config['QM_ROLE_ID']).toBeTypeOf('string');
    expect(hasCode('report_add')).toBe(true);
    expect(hasCode('param_add')).toBe(false);
  });

  it('remembers tenant and account, never the password', async () => {
    const { user, onSignedIn } = show(open);
    await user.clear(field('Tenant ID'));
    await user.type(field('Tenant ID'), '000001');
    await user.type(field('Username'), 'admin');
    await user.type(field('Password'), password);
    await waitFor(() => expect(screen.queryByLabelText('Verification code')).toBeNull());
    await user.click(submit());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 15_000 });
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(JSON.parse(localStorage.getItem('saber-lastLogin') ?? '').content).toEqual({
      tenantId: '000001',
      account: 'admin',
    });
    expect(kept).not.toContain(password);
  });

  it('preloads the shell when the captcha has arrived', async () => {
    const { preload } = show(guarded);
    expect(preload).not.toHaveBeenCalled();
    await waitFor(() => expect(preload).toHaveBeenCalled());
  });

  it('shows another picture at a click, with an empty field that waits for its answer', async () => {
    const { user } = show(guarded);
    const before = (await screen.findByRole('img', { name: 'Verification picture' })).getAttribute('src');
    await user.type(field('Verification code'), 'half');
    await user.click(screen.getByRole('button', { name: 'Show another picture' }));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).not.toBe(before));
    expect((field('Verification code') as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(field('Verification code'));
  });

  it('says that caps lock is on while a password is typed, and stops when it is off', () => {
    show(open);
    fireEvent.keyDown(field('Password'), { key: 'Q', modifierCapsLock: true });
    expect(screen.getByText('Caps lock is on')).toBeTruthy();
    fireEvent.keyUp(field('Password'), { key: 'CapsLock' });
    expect(screen.queryByText('Caps lock is on')).toBeNull();
  });

  it('shows the password on demand, and changes language in place', async () => {
    const { user } = show(open);
    await user.type(field('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect((field('Password') as HTMLInputElement).type).toBe('text');
    await user.click(screen.getByRole('button', { name: '中文' }));
    expect((field('密码') as HTMLInputElement).value).toBe('secret');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(document.title).toBe('登录 - QCDM');
  });
});
