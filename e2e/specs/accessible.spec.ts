import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

/** A page, and how to know that it is there, or what is opened on it first. */
interface Place {
  name: string;
  path: string;
  ready: (page: Page) => Promise<void>;
}

const heading = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
const rows = (page: Page) => expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
const form = (page: Page) => expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
const drawer = async (page: Page) => {
  await page.getByRole('button', { name: /^(Add|新增)/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** What a person meets, by who may open it. */
const places: Readonly<Record<'qm' | 'admin', readonly Place[]>> = {
  qm: [
    { name: 'home', path: '/wel/index', ready: heading },
    { name: 'NCR list', path: '/qaqc/report/index', ready: rows },
    { name: 'new report', path: '/qaqc/report/new', ready: form },
    { name: 'defect types with an open drawer', path: '/setup/defectType/index', ready: drawer },
    { name: 'building structure', path: '/project/structure/index', ready: heading },
  ],
  admin: [
    { name: 'defect types', path: '/setup/defectType/index', ready: heading },
    { name: 'parameters', path: '/system/param/index', ready: heading },
    { name: 'system dictionary', path: '/system/dict/index', ready: heading },
    { name: 'business dictionary', path: '/system/dictbiz/index', ready: heading },
  ],
};

/** A closed report: it has every part that a record can have. */
async function openRecord(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/qaqc/report/index?status=closed`);
  await page.getByRole('main').getByRole('link', { name: /-NCR-/ }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('-NCR-');
}

async function loginPage(browser: Browser, site: Site, language: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  if (language === 'zh') await page.getByRole('button', { name: '中文' }).click();
  await page.locator('form img').waitFor();
  expect.soft(await barriers(page), 'login').toEqual([]);
  expect.soft(await sticksOut(page), 'login').toEqual([]);
  await context.close();
}

test('at a desk nothing keeps anybody out', async ({ browser, people, site }) => {
  test.setTimeout(300_000);
  await loginPage(browser, site, 'en');
  for (const account of ['qm', 'admin'] as const) {
    const { page } = await people.open(account);
    for (const { name, path, ready } of places[account]) {
      await page.goto(site.url + path);
      await ready(page);
      expect.soft(await barriers(page), name).toEqual([]);
    }
    if (account === 'admin') continue;
    await openRecord(page, site);
    expect.soft(await barriers(page), 'record').toEqual([]);
  }
});

for (const language of ['en', 'zh'] as const)
  test(`on a phone nothing keeps anybody out or sticks out, ${language}`, async ({ browser, people, site }) => {
    test.setTimeout(300_000);
    await loginPage(browser, site, language, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    for (const account of ['qm', 'admin'] as const) {
      const { page } = await people.open(account, { phone: true, language });
      for (const { name, path, ready } of places[account]) {
        await page.goto(site.url + path);
        await ready(page);
        expect.soft(await sticksOut(page), name).toEqual([]);
        // What axe judges is the same in both languages but for the words, and those are all asked for in languages.spec.ts.
        if (language === 'en') expect.soft(await barriers(page), name).toEqual([]);
      }
      if (account === 'admin') continue;
      await openRecord(page, site);
      expect.soft(await sticksOut(page), 'record').toEqual([]);
      if (language === 'en') expect.soft(await barriers(page), 'record').toEqual([]);
    }
  });
