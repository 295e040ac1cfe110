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
const admin = (path: string): Place => ({ name: path, path: `/${path}/index`, ready: heading });
const places: Readonly<Record<'qm' | 'admin', readonly Place[]>> = {
  qm: [
    { name: 'home', path: '/wel/index', ready: heading },
    { name: 'NCR list', path: '/qaqc/report/index', ready: rows },
    { name: 'new report', path: '/qaqc/report/new', ready: form },
    { name: 'defect types with an open drawer', path: '/setup/defectType/index', ready: drawer },
    { name: 'building structure', path: '/project/structure/index', ready: heading },
  ],
  admin: [
    ...['user', 'dept', 'post', 'menu', 'topmenu', 'param', 'dict', 'dictbiz', 'tenant', 'client'].map((name) =>
      admin(`system/${name}`),
    ),
    ...['role', 'matrix', 'datascope', 'apiscope'].map((name) => admin(`authority/${name}`)),
    ...['base/region', 'resource/oss', 'desk/notice', 'work/leave', 'setup/defectType'].map(admin),
    ...['log/usual', 'log/api', 'log/error', 'log/audit', 'outbox', 'online'].map((name) => admin(`monitor/${name}`)),
    ...['horizontal', 'vertical'].map((name) => admin(`dict-${name}`)),
    ...['upload', 'select', 'teams', 'model'].map((name) => ({ ...admin(name), path: `/demo/${name}` })),
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

async function look(page: Page, site: Site, list: readonly Place[], judge: (name: string) => Promise<void>) {
  for (const { name, path, ready } of list) {
    await page.goto(site.url + path);
    await ready(page);
    await judge(name);
  }
}

test('at a desk nothing keeps anybody out', { tag: '@sweep' }, async ({ browser, people, site }) => {
  test.setTimeout(300_000);
  await loginPage(browser, site, 'en');
  const { page } = await people.open('qm');
  await look(page, site, places.qm, async (name) => expect.soft(await barriers(page), name).toEqual([]));
  await openRecord(page, site);
  expect.soft(await barriers(page), 'record').toEqual([]);
});

test('administration at a desk keeps nobody out', { tag: '@sweep' }, async ({ people, site }) => {
  test.setTimeout(300_000);
  const { page } = await people.open('admin');
  await look(page, site, places.admin, async (name) => expect.soft(await barriers(page), name).toEqual([]));
});

for (const language of ['en', 'zh'] as const)
  test(
    `on a phone nothing keeps anybody out or sticks out, ${language}`,
    { tag: '@sweep' },
    async ({ browser, people, site }) => {
      test.setTimeout(400_000);
      await loginPage(browser, site, language, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      });
      for (const account of ['qm', 'admin'] as const) {
        const { page } = await people.open(account, { phone: true, language });
        const judge = async (name: string) => {
          expect.soft(await sticksOut(page), name).toEqual([]);
          // What axe judges is the same in both languages but for the words, and those are all asked for in languages.spec.ts.
          if (language === 'en') expect.soft(await barriers(page), name).toEqual([]);
        };
        await look(page, site, places[account], judge);
        if (account === 'admin') continue;
        await openRecord(page, site);
        await judge('record');
      }
    },
  );
