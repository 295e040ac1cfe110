import '../support/jsdom-blob.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearEverything } from '#api/local-sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { signIn } from '#api/sign-in.ts';
import { Look } from '#app/look.tsx';
import { guardedHistory } from '#app/guarded-history.ts';
import { ShellRouter } from '#app/shell-router.tsx';
import { listenToApi } from '#api/signals.ts';
import { finishSignIn } from '#app/sign-in-flow.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { rememberLanguage } from '#stores/language.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { act, draftInput, jpeg, managerOf, repairAll, sentReport } from '../support/ncr.ts';
import { photos } from '../support/photos.ts';
import { calls, serve } from './setup.ts';

let app: TestApp;
beforeAll(async () => {
  app = serve(await testApp());
  listenToApi({ signedOut: () => undefined });
});
beforeEach(() => rememberLanguage('en'));
afterEach(() => {
  clearEverything();
  queryClient.clear();
});

/** Signs in as the login page does, and opens the product at an address. */
async function enter(account: string, path: string) {
  const answer = await signIn({ tenantId: '000000', account, password: 'Qcdm@2026', captchaKey: '', captchaCode: '' });
  if (!answer.ok) throw new Error(answer.message);
  await finishSignIn(answer.body, '000000');
  const history = guardedHistory(UNSAFE_createMemoryHistory({ initialEntries: [path], v5Compat: true }));
  render(
    <Look>
      <FeedbackHost />
      <QueryClientProvider client={queryClient}>
        <ShellRouter history={history} />
      </QueryClientProvider>
    </Look>,
  );
  // A hidden input is how files are chosen; what it accepts is for the file dialog only.
  return { history, user: userEvent.setup({ applyAccept: false }) };
}

const people = async () => ({ qm: await app.as('qm'), subm: await app.as('subm') });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const file = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name);
/** The reason a button gives for not being pressed. */
const reasonOf = (one: HTMLElement) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent;
/** A photo that arrived can be taken out again. (Between jsdom and Node a file loses its name: not asserted.) */
const arrived = /^Remove .+\.jpg$/;
const detail = (report: Pick<Report, 'id'>) => `/qaqc/report/detail/${report.id}`;

describe('NCR list', () => {
  it('shows the contractor manager what waits for them, and offers them no new report', async () => {
    const { qm, subm } = await people();
    const report = await sentReport(qm, subm);
    const { history, user } = await enter('subm', '/qaqc/report/index');
    // The first page of the file: its chunks are fetched by whoever comes first.
    const code = await screen.findByText(report.reportCode, {}, { timeout: 40_000 });
    const row = code.closest('tr')!;
    expect(within(row).getByText('You')).toBeTruthy();
    expect(within(row).getByText(/days left/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New report' })).toBeNull();

    await user.click(screen.getByText('My turn'));
    await waitFor(() => expect(history.now().location.search).toBe('?mine=1'));
    expect(await screen.findByText(report.reportCode)).toBeTruthy();

    await user.click(within(screen.getByRole('navigation', { name: 'Views of the list' })).getByText('Draft'));
    expect(await screen.findByText('No report fits these filters')).toBeTruthy();
  });
});

describe('NCR report page', () => {
  it('says why commit may not be pressed, and sends nothing when it is pressed all the same', async () => {
    const { qm, subm } = await people();
    const report = await sentReport(qm, subm);
    const { user } = await enter('subm', detail(report));
    const commit = await button('Commit report');
    expect(commit.getAttribute('aria-disabled')).toBe('true');
    expect(reasonOf(commit)).toMatch(/not repaired yet/);
    await user.click(commit);
    expect(calls.filter((call) => call.includes('/commit'))).toEqual([]);
  });

  it('tells the worker of the contractor that only the manager commits', async () => {
    const { qm, subm } = await people();
    const repaired = await repairAll(subm, await sentReport(qm, subm));
    await enter('sub', detail(repaired));
    expect(reasonOf(await button('Commit report'))).toMatch(/assigned contractor's manager/);
    expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  });

  it('records a repair with note and photo only, and then lets the manager commit', async () => {
    const { qm, subm } = await people();
    const report = await sentReport(qm, subm, 1);
    const { user } = await enter('subm', detail(report));
    await user.click(await button('Record repair'));
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    expect(await within(drawer).findByText('Add at least one photo after the repair')).toBeTruthy();
    expect(calls.filter((call) => call.includes('/fix'))).toEqual([]);

    await user.type(within(drawer).getByLabelText('What was done'), 'Retiled');
    await user.upload(within(drawer).getByTestId('photo-files'), file(await jpeg(7), 'after.jpg'));
    await within(drawer).findByRole('button', { name: arrived });
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await button('Commit report')).getAttribute('aria-disabled')).toBeNull());
    await user.click(await button('Commit report'));
    await waitFor(() => expect(within(screen.getByRole('heading', { level: 1 })).getByText('To verify')).toBeTruthy());
  });

  it('refuses a failed verdict without comment and photo before it is sent', async () => {
    const { qm, subm } = await people();
    const committed = await act(subm, 'commit', await repairAll(subm, await sentReport(qm, subm, 2)));
    const { user } = await enter('qm', detail(committed));
    const confirm = await button('Confirm repair');
    expect(reasonOf(confirm)).toBe('Judge at least one defect first');

    const first = await screen.findByRole('group', { name: 'Verdict on defect 1' });
    await user.click(within(first).getByRole('button', { name: 'Fail' }));
    await user.click(await button('Confirm repair'));
    expect(await within(first).findByText('Say why it failed')).toBeTruthy();
    expect(within(first).getByText('Add a photo of what is still wrong')).toBeTruthy();
    expect(calls.filter((call) => call.includes('/confirm'))).toEqual([]);

    await user.type(within(first).getByLabelText('What is still wrong'), 'Still hollow');
    await user.upload(within(first).getByTestId('photo-files'), file(await jpeg(9), 'still.jpg'));
    await within(first).findByRole('button', { name: arrived });
    const second = screen.getByRole('group', { name: 'Verdict on defect 2' });
    await user.click(within(second).getByRole('button', { name: 'Pass' }));
    await user.click(await button('Confirm repair'));
    expect(await screen.findByText('Back to the contractor for another round')).toBeTruthy();
    expect((await screen.findAllByText('Round 2')).length).toBeGreaterThan(0);
    expect(screen.getByText('1 of 2 passed')).toBeTruthy();
  });

  it('explains a lost race and loads the new state', async () => {
    const { qm, subm } = await people();
    const report = await sentReport(qm, subm, 1);
    const { user } = await enter('subm', detail(await repairAll(subm, report)));
    const commit = await button('Commit report');
    const current = await subm.get<Report>('/qcdm/report/detail', { id: report.id });
    await act(subm, 'commit', current.body.data);
    await user.click(commit);
    const ask = await screen.findByRole('dialog', { name: 'Somebody was faster' });
    await user.click(within(ask).getByRole('button', { name: 'Load the new state' }));
    await waitFor(() => expect(within(screen.getByRole('heading', { level: 1 })).getByText('To verify')).toBeTruthy());
  });
});

describe('NCR draft', () => {
  it('says what is lacking, keeps input over a reload, and refuses bad files one by one', async () => {
    const { user } = await enter('qm', '/qaqc/report/new');
    const send = await button('Send report');
    expect(reasonOf(send)).toBe('Please fill in the discipline and the description');
    await user.type(screen.getByLabelText('Description'), 'Honeycomb at column C4');

    const chosen = [
      file(await jpeg(3), 'good.jpg'),
      file(photos.heic(), 'phone.jpg'),
      file((await jpeg(4)).slice(0, -20), 'cut.jpg'),
      file(new TextEncoder().encode('not a photo'), 'notes.jpg'),
    ];
    await user.upload(screen.getByTestId('photo-files'), chosen);
    expect(await screen.findByRole('button', { name: arrived })).toBeTruthy();
    expect(await screen.findByText(/“phone.jpg” is a HEIC photo/)).toBeTruthy();
    expect(await screen.findByText(/“cut.jpg” is damaged/)).toBeTruthy();
    expect(await screen.findByText(/“notes.jpg” is not one/)).toBeTruthy();
    expect(calls.filter((call) => call.includes('put-file'))).toHaveLength(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Honeycomb at column C4');

    const key = Object.keys(sessionStorage).find((name) => name.startsWith('saber-draft-ncr-'));
    await waitFor(() => expect(sessionStorage.getItem(key ?? '')).toMatch(/Honeycomb.*fileId/));
  });

  it('saves a draft, comes back to it, and sends it', async () => {
    const { qm, subm } = await people();
    const manager = await managerOf(qm, subm.userId);
    const stored = await qm.post<Report>('/qcdm/report/submit', await draftInput(qm, manager.userId, 1));
    const { history, user } = await enter('qm', `/qaqc/report/edit/${stored.body.data.id}`);
    const description = await screen.findByLabelText<HTMLTextAreaElement>('Description');
    expect(description.value).toBe('Hollow tiles at the living room floor');
    await user.clear(description);
    await user.type(description, 'Hollow tiles, 6 of 20');
    await user.click(await button('Save draft'));
    expect(await screen.findByText('Draft saved')).toBeTruthy();
    await waitFor(async () => expect((await button('Send report')).getAttribute('aria-disabled')).toBeNull());
    await user.click(await button('Send report'));
    await waitFor(() => expect(history.now().location.pathname).toBe(detail(stored.body.data)));
    expect(await screen.findByText('Hollow tiles, 6 of 20')).toBeTruthy();
    const { body } = await qm.get<Report>('/qcdm/report/detail', { id: stored.body.data.id });
    expect(body.data).toMatchObject({ status: 'open', description: 'Hollow tiles, 6 of 20' });
  });

  it('is not for those who only repair', async () => {
    const { qm, subm } = await people();
    const report = await sentReport(qm, subm, 1);
    await enter('subm', `/qaqc/report/edit/${report.id}`);
    expect(await screen.findByText('This report has been sent and can no longer be edited')).toBeTruthy();
  });
});

describe('home', () => {
  it('shows what waits for the person, and every number leads to its list', async () => {
    const { qm, subm } = await people();
    await sentReport(qm, subm, 1);
    const { body } = await subm.get('/qcdm/report/page', { mine: 1, sort: 'deadline', order: 'asc' });
    await enter('subm', '/wel/index');
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    expect(await within(waiting).findByRole('link', { name: body.data.records[0].reportCode })).toBeTruthy();
    expect(await within(waiting).findByText(`See all ${body.data.total}`)).toBeTruthy();
    const overdue = screen.getByRole('link', { name: /Overdue/ });
    expect(overdue.getAttribute('href')).toBe('/qaqc/report/index?overdue=1&sort=deadline-asc');
  });
});
