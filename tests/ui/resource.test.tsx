import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearEverything } from '#api/local-sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { signIn } from '#api/sign-in.ts';
import { Look } from '#app/look.tsx';
import { finishSignIn } from '#app/sign-in-flow.ts';
import { param } from '#domain/resources/param.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import { rememberLanguage } from '#stores/language.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { serve } from './setup.ts';

let app: TestApp;
beforeAll(async () => {
  app = serve(await testApp({ seed: 'minimal' }));
});
beforeEach(() => rememberLanguage('en'));
afterEach(() => {
  clearEverything();
  queryClient.clear();
});

/** The real page of parameters, as this person sees it. */
async function params(account: string, address = '/params') {
  const who = { tenantId: '000000', account, password: 'Qcdm@2026', captchaKey: '', captchaCode: '' };
  const answer = await signIn(who);
  if (!answer.ok) throw new Error(answer.message);
  await finishSignIn(answer.body, '000000');
  const router = createMemoryRouter([{ path: '/params', element: <ResourcePage resource={param} /> }], {
    initialEntries: [address],
  });
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

const admin = () => app.as('admin');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const drawer = () => screen.findByRole('dialog');
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input[id],textarea[id]' });

async function storeParam(name: string, key: string) {
  const body = { paramName: name, paramKey: key, paramValue: '1' };
  const { body: answer } = await (await admin()).post('/blade-system/param/submit', body);
  return answer.data as { id: string; version: number };
}

describe('resource page', () => {
  it('offers nothing that the roles do not hold', async () => {
    await params('qm', '/params?paramKey=QM_ROLE_ID');
    const line = await row('QM_ROLE_ID');
    expect(within(line).queryAllByRole('button').filter((b) => !/^Copy/.test(b.getAttribute('aria-label') ?? ''))).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('lists with a count, searches as typed, keeps the search in the address, and says when nothing fits', async () => {
    const { router, user } = await params('admin');
    await row('QM_ROLE_ID');
    expect(screen.getAllByText(/^\d+ records$/).length).toBeGreaterThan(0);
    await user.type(await screen.findByLabelText('Parameter key'), 'qm_role');
    await waitFor(() => expect(router.state.location.search).toBe('?paramKey=qm_role'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /PM_ROLE_ID/ })).toBeNull());
    await row('QM_ROLE_ID');

    await user.type(screen.getByLabelText('Parameter key'), ' no such{Enter}');
    expect(await screen.findByText('No entry fits these filters.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await row('PM_ROLE_ID');
    expect(router.state.location.search).toBe('');
  });

  it('sorts on the server', async () => {
    const { router, user } = await params('admin');
    await row('QM_ROLE_ID');
    await user.click(screen.getByRole('columnheader', { name: /Parameter key/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=paramKey-asc'));
    await waitFor(() => expect(screen.getAllByRole('row')[1]?.textContent).toContain('ADMIN_ID'));
  });

  it('adds: says first what is missing, then what the server refuses at its field, then saves', async () => {
    const { user } = await params('admin');
    await row('QM_ROLE_ID');
    await user.click(screen.getByRole('button', { name: /Add/ }));
    await drawer();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Required')).toHaveLength(3);
    await waitFor(async () => expect(document.activeElement).toBe(await field('Parameter name')));

    await user.type(await field('Parameter name'), 'Site radio channel');
    await user.type(await field('Parameter key'), 'QM_ROLE_ID');
    await user.type(await field('Parameter value'), '7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/already in use/)).toBeTruthy();
    expect((await field('Parameter name')).value).toBe('Site radio channel');

    await user.clear(await field('Parameter key'));
    await user.type(await field('Parameter key'), 'site.radio');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { body } = await (await admin()).get('/blade-system/param/list', { paramKey: 'site.radio' });
    expect(body.data.records).toMatchObject([{ paramName: 'Site radio channel', paramValue: '7', version: 0 }]);
  });

  it('edits; a lost race is explained, keeps the input and offers the latest version', async () => {
    const { id, version } = await storeParam('Crane hours', 'crane.hours');
    const { user } = await params('admin', '/params?paramKey=crane.hours');
    await user.click(await screen.findByRole('button', { name: 'Crane hours' }));
    const name = await field('Parameter name');
    expect(name.value).toBe('Crane hours');

    const other = await (await admin()).post('/blade-system/param/submit', { id, version, paramName: 'Crane times' });
    expect(other.body.code).toBe(200);
    await user.type(name, ' of today');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else changed this entry meanwhile')).toBeTruthy();
    expect(name.value).toBe('Crane hours of today');

    await user.click(screen.getByRole('button', { name: 'Load the latest version' }));
    await waitFor(async () => expect((await field('Parameter name')).value).toBe('Crane times'));
    await user.type(await field('Parameter name'), ' today');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await row('Crane times today');
  });

  it('asks before unsaved input is left', async () => {
    const { user } = await params('admin');
    await row('QM_ROLE_ID');
    await user.click(screen.getByRole('button', { name: /Add/ }));
    await user.type(await field('Parameter name'), 'Half');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect((await field('Parameter name')).value).toBe('Half');
  });

  it('removes one or several after a confirmation that names them', async () => {
    await storeParam('Gone one', 'gone.1');
    await storeParam('Gone two', 'gone.2');
    await storeParam('Gone three', 'gone.3');
    const { user } = await params('admin', '/params?paramKey=gone.');
    await user.click(within(await row('gone.1')).getByRole('button', { name: 'Remove Gone one' }));
    expect(await screen.findByText('Remove “Gone one”?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await row('gone.1');

    await user.click(await screen.findByRole('checkbox', { name: 'Gone two' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gone three' }));
    await user.click(screen.getByRole('button', { name: 'Remove 2' }));
    const question = await screen.findByRole('dialog');
    expect(within(question).getByText('Remove 2 entries?')).toBeTruthy();
    expect(within(question).getByText('Gone three')).toBeTruthy();
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /gone\.[23]/ })).toBeNull());
    await row('gone.1');
  });

  it('says what went wrong and reads again', async () => {
    const { user } = await params('admin', '/params?sort=paramKey-asc');
    await row('ADMIN_ID');
    expect(user).toBeTruthy();
  });

  it('speaks Chinese', async () => {
    rememberLanguage('zh');
    const { user } = await params('admin');
    await user.click(await screen.findByRole('button', { name: /新增/ }));
    await user.click(await screen.findByRole('button', { name: /保\s?存/ }));
    expect(await screen.findAllByText('必填')).toHaveLength(3);
  });
});
