import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenTo } from '#api/event-stream.ts';
import { clearEverything } from '#api/local-sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { signIn } from '#api/sign-in.ts';
import { Look } from '#app/look.tsx';
import { ErrorLogButton } from '#app/shell/error-log-button.tsx';
import { NoticeBell } from '#app/shell/notice-bell.tsx';
import { finishSignIn } from '#app/sign-in-flow.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { rememberLanguage } from '#stores/language.ts';
import { forgetLogs, logError, useErrorLog } from '#stores/error-log.ts';
import { lock, setLockPassword, unlock } from '#stores/lock.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { sentReport } from '../support/ncr.ts';
import { calls, serve } from './setup.ts';

let app: TestApp;
beforeAll(async () => {
  app = serve(await testApp());
});
beforeEach(() => {
  rememberLanguage('en');
  look('hidden');
});
afterEach(() => {
  look('hidden');
  clearEverything();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether anybody looks at the window. */
function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function show(account: string) {
  const answer = await signIn({ tenantId: '000000', account, password: 'Qcdm@2026', captchaKey: '', captchaCode: '' });
  if (!answer.ok) throw new Error(answer.message);
  await finishSignIn(answer.body, '000000');
  const page = render(
    <Look>
      <FeedbackHost />
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <ErrorLogButton />
          <NoticeBell />
        </MemoryRouter>
      </QueryClientProvider>
    </Look>,
  );
  return { ...page, user: userEvent.setup() };
}
const streams = () => calls.filter((call) => call.endsWith('/notice/stream')).length;
const bell = () => screen.getByRole('button', { name: /^Notices/ });

describe('bell', () => {
  it('holds no connection for a window that nobody looks at; looked at, it rings; gone, it lets go', async () => {
    const [qm, subm] = [await app.as('qm'), await app.as('subm')];
    const page = await show('subm');
    await new Promise((done) => setTimeout(done, 1800));
    expect(streams()).toBe(0);
    look('visible');
    await waitFor(() => expect(streams()).toBe(1));
    await sentReport(qm, subm, 1);
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notices: 1 unread'));

    await page.user.click(bell());
    const panel = await screen.findByRole('dialog', { name: 'Notices' });
    await page.user.click(await within(panel).findByRole('button', { name: /^Mark as read: To repair/ }));
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('Notices'));
    await page.user.click(within(panel).getByRole('tab', { name: 'Mail' }));
    expect(await within(panel).findByText('No mail yet')).toBeTruthy();
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
    page.unmount();
  });
});

describe('live connection', () => {
  it('comes back ever more slowly, asks in the old way at least once a minute, and stops when told', async () => {
    vi.useFakeTimers();
    look('visible');
    const tried: number[] = [];
    vi.stubGlobal('fetch', async () => {
      tried.push(Date.now());
      throw new TypeError('no connection');
    });
    const missed = vi.fn();
    const began = Date.now();
    const stop = listenTo('/stream', () => undefined, missed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(tried.length).toBeGreaterThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const waits = tried.map((at, i) => at - (tried[i - 1] ?? began));
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    expect(tried.length).toBeLessThan(60);
    expect(missed.mock.calls.length).toBe(tried.length - 1);
    stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(waits.length).toBe(tried.length);
  });

  it('gives up on one that says nothing, and is closed while the screen is locked', async () => {
    vi.useFakeTimers();
    look('visible');
    const open: AbortSignal[] = [];
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      open.push(signal);
      const body = new ReadableStream({
        start: (to) => signal.addEventListener('abort', () => to.error(signal.reason)),
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    });
    const stop = listenTo(
      '/stream',
      () => undefined,
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(29_000);
    expect(open.map((signal) => signal.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(open.map((signal) => signal.aborted)).toEqual([true, false]);
    vi.useRealTimers();
    await setLockPassword('7');
    lock();
    expect(open[1]!.aborted).toBe(true);
    await unlock('7');
    await waitFor(() => expect(open).toHaveLength(3));
    stop();
    expect(open[2]!.aborted).toBe(true);
  });
});

describe('error log', () => {
  it('keeps one error once, at most a hundred, and forgets only what was sent', async () => {
    forgetLogs(useErrorLog.getState().logs);
    const error = new Error('once');
    logError(error, 'window');
    logError(error, 'page');
    expect(useErrorLog.getState().logs).toHaveLength(1);
    for (let i = 0; i < 120; i += 1) logError(`error ${i}${'x'.repeat(5000)}`, 'window');
    const { logs } = useErrorLog.getState();
    expect(logs).toHaveLength(100);
    expect(logs[0]!.message.length).toBeLessThanOrEqual(2000);
    logError('later', 'window');
    forgetLogs(logs);
    expect(useErrorLog.getState().logs.map((log) => log.message)).toEqual(['later']);
  });

  it('stays as it is when the server refuses the upload, and is empty after it took it', async () => {
    forgetLogs(useErrorLog.getState().logs);
    for (let i = 0; i < 100; i += 1) logError(`error ${i}`, 'window');
    const qm = await app.as('qm');
    for (let i = 0; i < 3; i += 1) await qm.post('/user/send-logs', useErrorLog.getState().logs);
    const { user } = await show('qm');
    await user.click(await screen.findByRole('button', { name: 'Error log: 100' }));
    const send = async () => {
      await user.click(await screen.findByRole('button', { name: 'Send to the server' }));
      const [ask] = await screen.findAllByText('Send the local log to the server?');
      const dialog = ask!.closest<HTMLElement>('[role=dialog]')!;
      await user.click(within(dialog).getByRole('button', { name: 'Send to the server' }));
    };
    await send();
    await waitFor(() => expect(calls.at(-1)).toBe('POST /blade-auth/oauth/logout'));
    expect(useErrorLog.getState().logs).toHaveLength(100);
    app.clock.advance({ minutes: 11 });
    await waitFor(() => expect(screen.queryByText('Send the local log to the server?')).toBeNull());
    await send();
    expect(await screen.findByText('Sent successfully')).toBeTruthy();
    expect(useErrorLog.getState().logs).toEqual([]);
  });
});
