import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const onPhone = { width: 390, height: 844 };

test('self-check signed out, in both languages, on a phone; says what is wrong', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: onPhone, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${site.url}/tool`);
  const fact = (name: string) => page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(page.getByText('Everything that can be checked works')).toBeVisible();
  await expect(fact('Server')).toContainText(/Answers in \d+ ms/);
  await expect(fact('Build on the server')).toContainText('The same');
  await expect(fact('Live messages')).toContainText('Checked when signed in');
  await expect(fact('Clock of this device')).toContainText('In step with the server');
  expect(await sticksOut(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  // A clock that is an hour late, and a server that is gone.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  await page.reload();
  await expect(fact('Clock of this device')).toContainText('60 min behind the server');
  await expect(page.getByText('1 to look at')).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(fact('本机时钟')).toContainText('比服务器慢 60 分钟');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: '重新检查' }).click();
  await expect(fact('服务器')).toContainText('无响应');
  await page.getByRole('button', { name: '复制报告' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('! 服务器: 无响应');
  await context.close();
});

test('self-check signed in: the stream, no secrets in the report, and a clean start', async ({ people, site }) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/tool`);
  await expect(page.getByText('Arrive as they happen', { exact: true })).toBeVisible();
  await page.getByText('The report as text').click();
  const said = (await page.locator('pre').textContent()) ?? '';
  expect(said).toMatch(/Of this window: \d+ entries/);
  const stored = await page.evaluate(() =>
    Object.values({ ...sessionStorage, ...localStorage }).flatMap((text) => {
      const { content } = JSON.parse(String(text)) as { content: unknown };
      return typeof content === 'string' && content.length > 8 ? [content] : [];
    }),
  );
  expect(stored.length).toBeGreaterThan(1);
  for (const secret of stored) expect(said).not.toContain(secret);
  expect(said).not.toContain('qm');

  const token = await page.evaluate(() => {
    const { content } = JSON.parse(sessionStorage.getItem('saber-token') ?? '{}') as { content: string };
    return content;
  });
  const headers = { Authorization: 'Basic c2FiZXI6c2FiZXJfc2VjcmV0', 'Blade-Auth': `bearer ${token}` };
  const known = async () => (await page.request.get(`${site.url}/api/blade-user/info`, { headers })).status();
  expect(await known()).toBe(200);
  await page.getByRole('button', { name: 'Clear saved data of this device' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await page.getByRole('button', { name: 'Clear saved data of this device' }).click();
  await ask.getByRole('button', { name: 'Clear saved data of this device' }).click();
  await page.waitForURL('**/login');
  expect(await known()).toBe(401);
  await page.goto(`${site.url}/wel/index`);
  await page.waitForURL('**/login*');
});

test(
  '403, 404 and 500 stand alone and lead on; 500 tries again',
  { tag: '@sweep' },
  async ({ people, site, browser }) => {
    const { page } = await people.open('qm');
    for (const [path, title] of [
      ['/403', 'No access'],
      ['/404', 'Page not found'],
      ['/nowhere/at/all', 'Page not found'],
      ['/500', 'Something went wrong'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} - QCDM`);
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
    // Nothing foreign gets on the page by the address, and nothing foreign is gone to.
    await page.goto(`${site.url}/500?from=//evil.example/&request=<b>`);
    await expect(page.getByText('Reference for support')).toHaveCount(0);
    await page.goto(`${site.url}/500?from=/qaqc/report/index?overdue=1&request=4f2a1c9e-77aa-4d`);
    await expect(page.getByText('4f2a1c9e-77aa-4d')).toBeVisible();
    await page.route('**/oauth/captcha', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The server still does not answer')).toBeVisible();
    await page.unroute('**/oauth/captcha');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/qaqc/report/index?overdue=1');

    const context = await browser.newContext({ viewport: onPhone });
    const stranger = await context.newPage();
    for (const path of ['/403', '/404', '/500']) {
      await stranger.goto(site.url + path);
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await sticksOut(stranger)).toEqual([]);
    expect(await barriers(stranger)).toEqual([]);
    await stranger.getByRole('button', { name: 'Back to home' }).click();
    await stranger.waitForURL('**/login');
    await context.close();
  },
);

test(
  'the gallery shows every part, for signed-in people only',
  { tag: '@sweep' },
  async ({ people, site, browser }) => {
    const stranger = await browser.newPage();
    await stranger.goto(`${site.url}/test/index`);
    await stranger.waitForURL('**/login?redirect=*');
    await stranger.close();

    const { page } = await people.open('qm');
    await page.goto(`${site.url}/test/index`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
      'Buttons',
      'States',
      'Forms',
    ]);
    await page.getByRole('button', { name: 'Check and save' }).click();
    await expect(page.getByText('Required').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Answered: Confirm')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize(onPhone);
    expect(await sticksOut(page)).toEqual([]);
  },
);
