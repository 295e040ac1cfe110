import type { Locator, Page } from '@playwright/test';
import { unreadable } from '../support/contrast.ts';
import { barriers } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const names = ['default', 'white', 'star', 'bule', 'iview', 'vip', 'cool', 'd2', 'hey', 'lte'] as const;

/** What the page stores, as this product and the Blade clients write it. wire.md §5 */
const store = (page: Page, entries: Readonly<Record<string, unknown>>) =>
  page.addInitScript((all) => {
    for (const [name, content] of Object.entries(all))
      localStorage.setItem(`saber-${name}`, JSON.stringify({ dataType: typeof content, content, datetime: 1 }));
  }, entries);

/** The colours that are painted: the page's ground and words, and what a fill of the main colour would be. */
const worn = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const root = getComputedStyle(document.documentElement);
    return [
      document.documentElement.dataset['theme'],
      backgroundColor,
      color,
      root.getPropertyValue('--look-brand'),
      root.colorScheme,
    ];
  });

/** Another page without a new start, as Back and Forward do. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Theme and colour' }).click();
  const panel = page.getByRole('dialog', { name: 'Theme and colour' });
  await expect(panel).toBeVisible();
  return panel;
}

test('the first paint wears the theme and the colour, before any of our files runs', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  await store(page, {
    themeName: 'theme-vip',
    colorName: '#11A983',
    paint: 'vip #11A983 #2bc79c #6adcbd #121316',
    language: 'zh',
  });
  // No script of ours arrives: what is there is what stands in the document.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await worn(page)).toEqual(['vip', 'rgb(18, 19, 22)', 'rgb(244, 239, 231)', '#2bc79c', 'dark']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(complaints).toEqual([]);
  await context.close();
});

test('rubbish in the storage is as good as nothing', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await store(page, {
    themeName: 'star"><img src=x onerror=alert(1)>',
    colorName: 'red;background:url(//evil.example)',
    paint: 'default red url(//evil.example) #000000 #000000',
    language: ['zh'],
    dateFormat: { format: '<b>' },
  });
  await page.goto(`${site.url}/login`);
  await page.locator('form img').waitFor();
  expect((await worn(page))[0]).toBe('default');
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(faults).toEqual([]);
  await context.close();
});

test('a dark system shows the dark theme until somebody chooses; the names of old clients are understood', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  expect((await worn(page))[0]).toBe('star');
  for (const [stored, theme] of [
    ['theme-default', 'default'],
    ['theme-bule', 'bule'],
    ['bule', 'bule'],
    ['theme-renren', 'star'],
  ] as const) {
    await page.evaluate((name) => localStorage.setItem('saber-themeName', name), stored);
    await page.reload();
    expect((await worn(page))[0], stored).toBe(theme);
  }
  await context.close();
});

test('the login page can be read in all ten', async ({ browser, site }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await page.locator('form img').waitFor();
  await page.locator('button[type="submit"]').click();
  for (const name of names) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), name);
    expect.soft(await unreadable(page), name).toEqual([]);
  }
  await context.close();
});

test(
  'main pages can be read in all ten, also in a colour of one’s own',
  { tag: '@sweep' },
  async ({ people, site }) => {
    test.setTimeout(240_000);
    const { page } = await people.open('qm');
    await page.goto(`${site.url}/qaqc/report/index?status=closed`);
    const record = await page.getByRole('main').getByRole('link', { name: /-NCR-/ }).first().getAttribute('href');
    const look = async (what: string, more: readonly string[]) => {
      for (const path of ['/wel/index', '/qaqc/report/index', ...more]) {
        await goTo(page, path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await unreadable(page), `${what}: ${path}`).toEqual([]);
      }
    };
    const pick = async (label: Locator) => {
      await label.click();
      expect.soft(await unreadable(page), 'panel').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    const [form, detail] = ['/qaqc/report/new', String(record)];
    for (const [at, name] of names.entries()) {
      const panel = await openPanel(page);
      await pick(panel.locator(`label:has([value="${name}"])`));
      // Both dark ones are seen with the record here, with the form below.
      await look(name, [at % 2 === 0 || name === 'vip' ? detail : form]);
    }
    const panel = await openPanel(page);
    await panel.locator('label:has([value="vip"])').click();
    await pick(panel.getByTitle('Green'));
    await look('vip in green', [form]);
  },
);

test('the panel is used by keyboard, shows at once what is picked, and gives all of it back', async ({ people }) => {
  const { page } = await people.open('qm');
  const button = page.getByRole('button', { name: 'Theme and colour' });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Theme and colour' });
  const chosen = (value: string) => panel.locator(`input[value="${value}"]`);
  await expect(chosen('default')).toBeChecked();
  await chosen('default').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chosen('star')).toBeChecked();
  expect(await worn(page)).toEqual(['star', 'rgb(11, 15, 30)', 'rgb(234, 238, 250)', '#7d9bff', 'dark']);
  const token = (name: string) =>
    page
      .locator('.ant-app')
      .first()
      .evaluate((app, of) => getComputedStyle(app).getPropertyValue(of), name);
  expect(await token('--ant-color-primary')).toBe('#7d9bff');
  expect(await token('--ant-motion-duration-mid')).toBe('0s');
  // Tab leaves the group of themes for that of the colours.
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('radio', { name: "The theme's own" })).toBeFocused();
  await panel.getByRole('textbox', { name: 'Colour code' }).fill('#ffff00');
  await expect.poll(() => token('--ant-color-primary')).toBe('#ffff00');
  await panel.getByRole('textbox', { name: 'Colour code' }).fill('#ffff0');
  await expect(panel.getByText('Six digits, like #409EFF')).toBeVisible();
  await panel.getByRole('radio', { name: 'Green' }).press(' ');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect((await worn(page))[0]).toBe('star');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('saber-colorName') ?? '{}'))).toMatchObject({
    dataType: 'string',
    content: '#11A983',
  });
  await openPanel(page);
  await panel.getByRole('button', { name: 'Back to the default' }).click();
  expect((await worn(page))[0]).toBe('default');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('saber-colorName');
});
