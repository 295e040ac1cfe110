import { randomInt } from 'node:crypto';
import { outbox } from '#server/db/schema.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

/** Asks for a code as the login page does. */
async function ask(site: Site, phone: string): Promise<void> {
  const query = new URLSearchParams({ tenantId: '000000', phone });
  const answer = await fetch(`${site.url}/api/blade-auth/oauth/sms/send-validate?${query}`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('saber:saber_secret')}` },
  });
  expect(answer.status).toBe(200);
}

test(
  'administrators read the codes that this server sends, at a desk and on a phone',
  { tag: '@sweep' },
  async ({ people, site }) => {
    await ask(site, '13800001003');
    await site.deps.db.insert(outbox).values({
      id: String(randomInt(1_000_000)),
      tenantId: '000000',
      recipient: '13800001011',
      content: '•••• is your QCDM sign-in code. It is good for 5 minutes. Do not tell it to anybody.',
      state: 'failed',
      transport: 'webhook',
      attempts: 7,
      lastError: 'HTTP 503',
    });
    const { page } = await people.open('admin');
    await page.goto(`${site.url}/monitor/outbox/index`);
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '13800001003' });
    await expect(row).toContainText(/\d{4} is your QCDM sign-in code/);
    await expect(row).toContainText('Sent');
    await expect(page.getByRole('row').filter({ hasText: '13800001011' })).toContainText('HTTP 503');
    await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);

    const small = await people.open('admin', { phone: true, language: 'zh' });
    await small.page.goto(`${site.url}/monitor/outbox/index`);
    await expect(small.page.getByText('13800001003')).toBeVisible();
    expect(await sticksOut(small.page)).toEqual([]);
    expect(await barriers(small.page)).toEqual([]);
  },
);

test('nobody else finds it', async ({ people, site }) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/monitor/outbox/index`);
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
});
