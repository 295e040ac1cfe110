import { logAudit, logError } from '#server/db/schema.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

/** Tells a change of permissions, as server/kernel/audit.ts would. */
async function changed(site: Site): Promise<void> {
  await site.deps.db.insert(logAudit).values({
    id: site.deps.nextId(),
    tenantId: '000000',
    createBy: 'admin',
    action: 'role.grant',
    targetKind: 'role',
    targetId: '1',
    targetName: 'Site engineers',
    before: JSON.stringify({ menus: ['report', 'report_add'], status: 'on' }),
    after: JSON.stringify({ menus: ['report', 'gallery_view'], status: 'off' }),
    remoteIp: '10.0.0.7',
  } as never);
}

async function broke(site: Site): Promise<void> {
  await site.deps.db.insert(logError).values({
    id: site.deps.nextId(),
    tenantId: '000000',
    createBy: 'qm',
    serviceId: 'server',
    message: 'the printer is on fire',
    exceptionName: 'PrinterError',
    requestUri: '/qcdm/report/send',
    method: 'POST',
    stackTrace: 'PrinterError: the printer is on fire\n    at print.ts:1:1',
    params: '{"id":"7"}',
  } as never);
}

test('administrators read who came, what was written, what broke and what was granted', async ({ people, site }) => {
  await Promise.all([changed(site), broke(site)]);
  const { page } = await people.open('admin');
  await page.goto(`${site.url}/monitor/log/usual/index`);
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toContainText('admin');
  expect(await barriers(page)).toEqual([]);

  // How long they are kept is said and changed here, which is itself a call that is noted.
  await page.getByRole('button', { name: 'Kept 90 days' }).click();
  await page.getByRole('spinbutton', { name: 'Days' }).fill('120');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Kept 120 days' })).toBeVisible();

  await page.goto(`${site.url}/monitor/log/api/index`);
  await page.getByRole('textbox', { name: 'Search everything' }).fill('retention admin');
  const call = page.getByRole('row').filter({ hasText: '/blade-log/retention' });
  await expect(call).toContainText('200');
  await call.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('"days": 120');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Search everything' }).fill('no such thing');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();

  await page.goto(`${site.url}/monitor/log/error/index`);
  const error = page.getByRole('row').filter({ hasText: 'the printer is on fire' });
  await expect(error).toContainText('Server');
  await error.getByRole('button', { name: 'the printer is on fire' }).click();
  await expect(page.getByRole('dialog', { name: 'the printer is on fire' })).toContainText('at print.ts:1:1');
});

test(
  'on a phone in Chinese a change of permissions is told as what came and what went',
  { tag: '@sweep' },
  async ({ people, site }) => {
    await changed(site);
    const { page } = await people.open('admin', { phone: true, language: 'zh' });
    await page.goto(`${site.url}/monitor/log/audit/index`);
    await page.getByRole('button', { name: '角色：授权' }).first().tap();
    const detail = page.getByRole('dialog', { name: '角色：授权 · Site engineers' });
    await expect(detail.getByText('新增（1）')).toBeVisible();
    await expect(detail.getByRole('listitem').filter({ hasText: 'gallery_view' })).toBeVisible();
    await expect(detail.getByRole('listitem').filter({ hasText: 'report_add' })).toBeVisible();
    await expect(detail.getByText('变更前')).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  },
);

test('nobody else finds them', async ({ people, site }) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/monitor/log/audit/index`);
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
});
