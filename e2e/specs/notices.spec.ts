import type { Page } from '@playwright/test';
import { type Caller, signIn } from '#tests/support/caller.ts';
import { draftInput } from '#tests/support/ncr.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

const bell = (page: Page, language: 'en' | 'zh' = 'en') =>
  page.getByRole('button', { name: language === 'en' ? /^Notices/ : /^通知/ });
const countOf = async (page: Page, language?: 'en' | 'zh') =>
  Number(/\d+/.exec((await bell(page, language).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

/** Signs in by calls, which cannot read a picture. */
async function caller(site: Site, account: string): Promise<Caller> {
  site.deps.config.captcha = 'off';
  try {
    return await signIn((path, init) => fetch(site.url + path, init), account);
  } finally {
    site.deps.config.captcha = 'on';
  }
}

/** A complete draft of qm's for subm, made by calls. */
async function draft(site: Site): Promise<{ id: string; send: () => Promise<unknown> }> {
  const [qm, subm] = [await caller(site, 'qm'), await caller(site, 'subm')];
  const { body } = await qm.post('/qcdm/report/submit', await draftInput(qm, subm.userId, 1));
  const { id, version } = body.data;
  return { id, send: () => qm.post('/qcdm/report/send', { id, version }) };
}

/** The page has its live connection. */
const listening = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/notice/stream'));

test('a report is sent, and the contractor’s bell rings without a reload; its link opens the record', async ({
  people,
  site,
}) => {
  const { page: subm } = await people.open('subm');
  await listening(subm);
  const { page: qm } = await people.open('qm');
  const { id } = await draft(site);
  const before = await countOf(subm);
  await qm.goto(`${site.url}/qaqc/report/detail/${id}`);
  await qm.getByRole('button', { name: 'Send report' }).click();
  const ask = qm.getByRole('dialog').getByRole('button', { name: 'Send report' });
  if (await ask.isVisible().catch(() => false)) await ask.click();
  await expect(bell(subm)).toHaveAccessibleName(`Notices: ${before + 1} unread`);
  const code = await qm.getByRole('heading', { level: 1 }).innerText();

  await bell(subm).click();
  const panel = subm.getByRole('dialog', { name: 'Notices' });
  const sent = panel.getByRole('link', { name: /To repair: MGR-NCR-/ });
  await expect(sent.first()).toBeVisible();
  const shown = await sent.count();
  await expect(panel.getByRole('tab', { selected: true })).toHaveText(/^Messages \(\d+\)$/);
  await expect(panel.getByRole('tab', { selected: true })).toBeFocused();
  expect(await barriers(subm)).toEqual([]);
  // Another one arrives while it is open.
  await (await draft(site)).send();
  await expect(bell(subm)).toHaveAccessibleName(`Notices: ${before + 2} unread`);
  await expect(sent).toHaveCount(shown + 1);

  await subm.keyboard.press('ArrowRight');
  await expect(panel.getByRole('heading', { name: 'No notices yet' })).toBeVisible();
  await subm.keyboard.press('ArrowLeft');
  await subm.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(subm)).toBeFocused();

  await bell(subm).click();
  await panel.getByRole('link').nth(1).click();
  await expect(panel).toBeHidden();
  await expect(subm).toHaveURL(new RegExp(`/qaqc/report/detail/${id}$`));
  await expect(subm.getByRole('main').getByRole('heading', { level: 1 })).toContainText(code.split('\n')[0]!.trim());
  await expect(bell(subm)).toHaveAccessibleName(`Notices: ${before + 1} unread`);
  await bell(subm).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(subm)).toHaveAccessibleName('Notices');
});

test(
  'on a phone in Chinese; hidden it lets go of its connection, and looked at again it knows',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('subm', { phone: true, language: 'zh' });
    await listening(page);
    const before = await countOf(page, 'zh');
    await (await draft(site)).send();
    await expect(bell(page, 'zh')).toHaveAccessibleName(`通知：${before + 1} 条未读`);

    const looked = (visible: boolean) =>
      page.evaluate(
        (state) => {
          Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        },
        visible ? 'visible' : 'hidden',
      );
    await looked(false);
    await (await draft(site)).send();
    await page.waitForTimeout(600);
    expect(await countOf(page, 'zh')).toBe(before + 1);
    await looked(true);
    await expect(bell(page, 'zh')).toHaveAccessibleName(`通知：${before + 2} 条未读`);

    await bell(page, 'zh').tap();
    const panel = page.getByRole('dialog', { name: '通知' });
    await expect(panel.getByRole('link').first()).toContainText('待整改：MGR-NCR-');
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await panel.getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/qaqc\/report\/detail\/\d+$/);
  },
);

test('an administrator announces, everybody hears it and reads it', async ({ people, site }) => {
  const { page: cm } = await people.open('cm');
  await listening(cm);
  const admin = await caller(site, 'admin');
  await admin.post('/blade-desk/notice/submit', {
    title: 'Crane 2 is closed on Friday',
    category: '1',
    content: 'Use crane 1, and book it a day ahead.',
  });
  await expect(bell(cm)).toHaveAccessibleName('Notices: 1 unread');
  await bell(cm).click();
  const panel = cm.getByRole('dialog', { name: 'Notices' });
  await panel.getByRole('button', { name: 'Crane 2 is closed on Friday', exact: false }).first().click();
  await expect(panel.getByText('Use crane 1, and book it a day ahead.')).toBeVisible();
  await expect(bell(cm)).toHaveAccessibleName('Notices');
});

test(
  'what must be acknowledged is written with headings and links, asked for until it is, and counted',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page: admin } = await people.open('admin');
    await admin.goto(`${site.url}/desk/notice/index`);
    await admin.getByRole('button', { name: 'Add' }).first().click();
    const form = admin.getByRole('dialog');
    await form.getByLabel('Title').fill('New lifting rules');
    await form.getByRole('combobox', { name: 'Type' }).click();
    await admin.getByTitle('Announcement').last().click();
    await form.getByRole('switch', { name: 'Must be read' }).click();
    const content = form.getByRole('textbox', { name: 'Content' });
    await content.fill('Before every lift');
    await form.getByRole('button', { name: 'Heading' }).click();
    await content.press('End');
    await content.press('Enter');
    await content.pressSequentially('- check the **sling** <b>twice</b>\n- see [the plan](https://plan.example/lift)');
    await form.getByText('Preview', { exact: true }).click();
    await expect(form.getByRole('heading', { name: 'Before every lift' })).toBeVisible();
    await expect(form.getByRole('link', { name: 'the plan' })).toHaveAttribute('href', 'https://plan.example/lift');
    await expect(form.getByText('<b>twice</b>')).toBeVisible();
    expect(await barriers(admin)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(admin.getByRole('row').filter({ hasText: 'New lifting rules' })).toContainText(/0 of \d+/);

    const { page: em } = await people.open('em', { phone: true, language: 'zh' });
    const ask = em.getByRole('dialog', { name: 'New lifting rules' });
    await expect(ask.getByRole('heading', { name: 'Before every lift' })).toBeVisible();
    await em.keyboard.press('Escape');
    await expect(ask).toBeVisible();
    expect(await sticksOut(em)).toEqual([]);
    expect(await barriers(em)).toEqual([]);
    await ask.getByRole('button', { name: '我已阅读' }).tap();
    await expect(ask).toBeHidden();

    await admin.reload();
    await admin
      .getByRole('dialog', { name: 'New lifting rules' })
      .getByRole('button', { name: 'I have read this' })
      .click();
    await admin.getByRole('button', { name: /^2 of \d+/ }).click();
    const readers = admin.getByRole('dialog', { name: 'Who has read this' });
    await readers.getByText(/^Not yet \(/).click();
    await expect(readers.getByRole('listitem').filter({ hasText: 'subm2' })).toContainText('Not yet');
    await readers.getByText('Acknowledged (2)').click();
    await expect(readers.getByRole('listitem')).toHaveCount(2);
    expect(await barriers(admin)).toEqual([]);
    // The next tests of this site are not asked for it.
    const [row] = (await (await caller(site, 'admin')).get('/blade-desk/notice/list', { title: 'New lifting' })).body
      .data.records;
    await (await caller(site, 'admin')).post('/blade-desk/notice/remove', undefined, { ids: row.id });
  },
);
