import { QueryClientProvider } from '@tanstack/react-query';
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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

// Computing what is visible costs seconds for every question under jsdom; nothing here depends on it.
configure({ defaultHidden: true });

let app: TestApp;
beforeAll(async () => {
  app = serve(await testApp());
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
  const { refusal } = await finishSignIn(answer.body, '000000');
  if (refusal) throw new Error(String(refusal));
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
  return { router, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
}

const admin = () => app.as('admin');
/** The table row that holds this text. */
const row = async (text: string) => (await screen.findByText(text)).closest('tr')!;
/** The question that is asked with this title. */
const question = async (title: string) =>
  within((await screen.findAllByText(title))[0]!.closest<HTMLElement>('[role=dialog]')!);
const button = (name: string) => screen.findByRole('button', { name });
const enter = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input[id],textarea[id]' });

async function storeParam(name: string, key: string) {
  const body = { paramName: name, paramKey: key, paramValue: '1' };
  const { body: answer } = await (await admin()).post('/blade-system/param/submit', body);
  return answer.data as { id: string; version: number };
}

describe('resource page', () => {
  it('offers nothing that the roles do not hold', async () => {
    await params('qm', '/params?paramKey=QM_ROLE_ID');
    const line = await row('QM_ROLE_ID');
    expect(
      within(line)
        .queryAllByRole('button')
        .filter((b) => !b.getAttribute('aria-label')?.startsWith('Copy')),
    ).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('lists with a count, searches as typed, keeps the search in the address, and says when nothing fits', async () => {
    const { router, user } = await params('admin');
    await row('QM_ROLE_ID');
    expect(screen.getAllByText(/^\d+ records$/).length).toBeGreaterThan(0);
    await user.type(await screen.findByPlaceholderText('Parameter key'), 'qm_role');
    await waitFor(() => expect(router.state.location.search).toBe('?paramKey=qm_role'));
    await waitFor(() => expect(screen.queryByText('PM_ROLE_ID')).toBeNull());
    await row('QM_ROLE_ID');

    await user.type(screen.getByPlaceholderText('Parameter key'), ' no such{Enter}');
    expect(await screen.findByText('No entry fits these filters.')).toBeTruthy();
    await user.click(await button('Clear filters'));
    await row('PM_ROLE_ID');
    expect(router.state.location.search).toBe('');
  });

  it('sorts on the server', async () => {
    const { router, user } = await params('admin');
    await row('QM_ROLE_ID');
    await user.click(screen.getAllByText('Parameter key')[0]!);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=paramKey-asc'));
    await waitFor(() => expect(document.querySelector('tbody tr[data-row-key]')?.textContent).toContain('ADMIN_ID'));
  });

  it('adds: says first what is missing, then what the server refuses at its field, then saves', async () => {
    const { user } = await params('admin');
    await row('QM_ROLE_ID');
    await user.click(await button('Add'));
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
    await waitFor(async () => expect(document.activeElement).toBe(await field('Parameter name')));

    await enter('Parameter name', 'Site radio channel');
    await enter('Parameter key', 'QM_ROLE_ID');
    await enter('Parameter value', '7');
    await user.click(await button('Save'));
    expect(await screen.findByText(/already in use/)).toBeTruthy();
    expect((await field('Parameter name')).value).toBe('Site radio channel');

    await enter('Parameter key', 'site.radio');
    fireEvent.keyDown(await field('Parameter value'), { key: 'Enter', ctrlKey: true });
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
    await enter('Parameter name', 'Crane hours of today');
    await user.click(await button('Save'));
    expect(await screen.findByText('Somebody else changed this entry meanwhile')).toBeTruthy();
    expect(name.value).toBe('Crane hours of today');

    await user.click(await button('Load the latest version'));
    await waitFor(async () => expect((await field('Parameter name')).value).toBe('Crane times'));
    await enter('Parameter name', 'Crane times today');
    await user.click(await button('Save'));
    await screen.findByText('Crane times today');
  });

  it('asks before unsaved input is left', async () => {
    const { user } = await params('admin');
    await row('QM_ROLE_ID');
    await user.click(await button('Add'));
    await enter('Parameter name', 'Half');
    await user.click(await button('Cancel'));
    await user.click((await question('Leave without saving?')).getByText('Keep editing'));
    expect((await field('Parameter name')).value).toBe('Half');
  });

  it('removes one or several after a confirmation that names them', async () => {
    await storeParam('Gone one', 'gone.1');
    await storeParam('Gone two', 'gone.2');
    await storeParam('Gone three', 'gone.3');
    const { user } = await params('admin', '/params?paramKey=gone.');
    await user.click(within(await row('gone.1')).getByRole('button', { name: 'Remove Gone one' }));
    await user.click((await question('Remove “Gone one”?')).getByText('Cancel'));
    await row('gone.1');

    await user.click(await screen.findByRole('checkbox', { name: 'Gone two' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gone three' }));
    await user.click(await button('Remove 2'));
    const asked = await question('Remove 2 entries?');
    expect(asked.getByText('Gone three')).toBeTruthy();
    await user.click(asked.getByText('Remove'));
    await waitFor(() => expect(screen.queryByText('gone.2')).toBeNull());
    await row('gone.1');
  });

  it('takes a filter that the server refuses as what it is: it says so and can be cleared', async () => {
    const { router, user } = await params('admin', `/params?paramKey=${'x'.repeat(2001)}`);
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    await user.click(await button('Clear filters'));
    await row('QM_ROLE_ID');
    expect(router.state.location.search).toBe('');
  });

  it('speaks Chinese', async () => {
    rememberLanguage('zh');
    const { user } = await params('admin');
    await user.click(await screen.findByRole('button', { name: /新增/ }));
    await user.click(await screen.findByRole('button', { name: /保\s?存/ }));
    await waitFor(() => expect(screen.getAllByText('必填')).toHaveLength(3));
  });
});
