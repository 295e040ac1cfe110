import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { menu, param, project, projectMember, roleMenu, user } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

const side = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const top = (page: Page) => page.getByRole('navigation', { name: 'Top menu' });
const search = (page: Page) => page.getByRole('button', { name: 'Search menu' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search menu' });
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const projects = (page: Page) => page.getByRole('button', { name: /^Switch project/ });
const onPhone = { width: 390, height: 844 };

/** Entries of the menu that embed pages, for quality managers. */
async function addLinks(site: Site): Promise<void> {
  const { db } = site.deps;
  const [like] = await db.select().from(menu).where(eq(menu.code, 'report'));
  const links = {
    guide: 'https://docs.example/guide.html$start',
    strange: 'https://strange.example/page.html',
    moved: 'https://docs.example/moved.html',
    manual: '/manual.html',
    lost: '/lost.html',
  };
  for (const [code, path] of Object.entries(links)) {
    const id = site.deps.nextId();
    await db.insert(menu).values({ ...like!, id, code, path, name: code, nameEn: code, parentId: '0', sort: 50 });
    await db.insert(roleMenu).values({ roleId: roleIdOf('000000', 'QM'), menuId: id });
  }
}

test('top menu: an item loads its side menu and goes to its page; reload keeps it; Home brings all back', async ({
  people,
  site,
}) => {
  const { page } = await people.open('qm');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/menu/routes') && asked.push(new URL(request.url()).search));
  await expect(top(page).getByRole('menuitem')).toHaveText(['Home', 'Quality', 'Project', 'Office']);
  await top(page).getByRole('menuitem', { name: 'Project' }).click();
  await page.waitForURL('**/project/structure/index');
  expect(asked).toContainEqual(expect.stringMatching(/^\?topMenuId=\d+$/));
  await expect(side(page)).not.toContainText('QA/QC');
  await page.reload();
  await expect(heading(page, 'Building structure')).toBeVisible();
  await expect(top(page).getByRole('menuitem', { name: 'Project' })).toHaveClass(/selected/);
  await expect(side(page)).not.toContainText('QA/QC');
  // What the top menu leaves out of sight is still there.
  await page.goto(`${site.url}/setup/defectType/index`);
  await expect(heading(page, 'Defect types')).toBeVisible();
  asked.length = 0;
  await top(page).getByRole('menuitem', { name: 'Home' }).click();
  await page.waitForURL('**/wel/index');
  // A start may read its own menu anew while the person chooses: the choice is what is asked last.
  await expect.poll(() => asked.at(-1)).toBe('');
  await expect(side(page)).toContainText('QA/QC');
  // Where there is less room it folds, and keyboards reach it all the same.
  await page.setViewportSize({ width: 993, height: 768 });
  await top(page).getByRole('menuitem', { name: 'More' }).hover();
  // The one in the sidebar, and the one that is folded.
  await expect(page.getByRole('menuitem', { name: 'Project', exact: true })).toHaveCount(2);
});

test('sidebar: one heading open, fly-outs when collapsed, search by the beginning of a name', async ({ people }) => {
  const { page } = await people.open('qm');
  await side(page).getByText('Project', { exact: true }).click();
  await expect(side(page).getByRole('link', { name: 'Rooms', exact: true })).toBeVisible();
  await side(page).getByText('Quality set-up').click();
  await expect(side(page).getByRole('link', { name: 'Defect types' })).toBeVisible();
  await expect(side(page).getByRole('link', { name: 'Rooms', exact: true })).toBeHidden();

  await search(page).click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await field(page).fill('ROOM');
  await expect(page.getByRole('option')).toHaveText(['RoomsProject', 'Room typesProject']);
  expect(await barriers(page)).toEqual([]);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await page.waitForURL('**/project/roomtype/index');
  await search(page).click();
  await field(page).fill('缺陷');
  await expect(page.getByRole('option')).toHaveText(['Defect typesQuality set-up']);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();

  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect(page.getByRole('link', { name: 'QCDM', exact: true })).toHaveText('Q');
  const before = Date.now();
  await side(page).getByRole('menuitem').nth(0).hover();
  await expect(page.getByRole('menuitem', { name: 'NCR reports' })).toBeVisible();
  expect(Date.now() - before).toBeGreaterThan(190);
  await page.mouse.move(700, 500);
  await search(page).click();
  await field(page).fill('ncr');
  await page.getByRole('option', { name: 'NCR reports' }).click();
  await page.waitForURL('**/qaqc/report/index');
  await page.getByRole('button', { name: 'Expand menu' }).click();
});

test('full screen and back; no button where the browser cannot', async ({ people }) => {
  const { page } = await people.open('qm');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Language' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
});

test('switching the project: input is asked about, the hide list is read, many are searched', async ({
  people,
  site,
}) => {
  const { page } = await people.open('bm');
  const { db } = site.deps;
  const [bm] = await db
    .select()
    .from(user)
    .where(and(eq(user.account, 'bm'), eq(user.tenantId, '000000')));
  const others = await Promise.all(
    Array.from({ length: 9 }, async (_, n) => {
      const id = site.deps.nextId();
      const name = `Tower ${n + 1}`;
      await db.insert(project).values({
        id,
        tenantId: '000000',
        projectName: `${n + 1} 号楼`,
        projectNameEn: name,
        projectAbbreviation: `TW${n + 1}`,
        projectCode: name,
        sort: 50 + n,
      });
      await db.insert(projectMember).values({ projectId: id, userId: bm!.id });
      return id;
    }),
  );
  const key = hideParamOf(others[6]!);
  const lists = JSON.stringify({ [roleIdOf('000000', 'BM')]: 'quality_setup', default: 'qaqc' });
  const id = site.deps.nextId();
  await db.insert(param).values({ id, tenantId: '000000', paramKey: key, paramName: 'x', paramValue: lists } as never);

  await page.goto(`${site.url}/qaqc/report/new`);
  await page.getByRole('main').getByRole('textbox').first().fill('Half a sentence');
  const choose = async () => {
    await projects(page).click();
    const finder = page.getByRole('combobox', { name: 'Search project' });
    await expect(page.getByRole('option', { name: 'Meranti Green Residences' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await finder.fill('tw7');
    await expect(page.getByRole('option')).toHaveText(['Tower 7TW7']);
    await finder.press('Enter');
  };
  await choose();
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Half a sentence');
  await expect(projects(page)).toHaveAccessibleName('Switch project: Meranti Green Residences');
  await expect(side(page)).toContainText('Quality set-up');

  const read = page.waitForRequest((request) => decodeURIComponent(request.url()).includes(`paramKey=${key}`));
  await choose();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await read;
  await expect(projects(page)).toHaveAccessibleName('Switch project: Tower 7');
  await page.waitForURL('**/wel/index');
  await expect(side(page)).toContainText('QA/QC');
  await expect(side(page)).not.toContainText('Quality set-up');
});

test('what the project hides differs by role, and the address opens nothing', async ({ people, site }) => {
  // The demo hides the building from technical officers, not from resident engineers.
  const { page: officer } = await people.open('rto');
  await expect(side(officer)).toContainText('QA/QC');
  await expect(side(officer)).not.toContainText('Project');
  await expect(top(officer)).not.toContainText('Project');
  await officer.goto(`${site.url}/project/block/index`);
  await expect(heading(officer, 'No access')).toBeVisible();
  const { page: engineer } = await people.open('re');
  await expect(side(engineer)).toContainText('Project');
  await engineer.goto(`${site.url}/project/block/index`);
  await expect(heading(engineer, 'Blocks and zones')).toBeVisible();
});

test('embedded pages: named sites and own pages only, in a sandbox; the rest has a window of its own', async ({
  people,
  site,
}) => {
  await addLinks(site);
  const { page, context } = await people.open('qm');
  const policy = "default-src 'none'; frame-ancestors 'self'; script-src 'unsafe-inline'";
  const html = (body: string) => ({ contentType: 'text/html', headers: { 'Content-Security-Policy': policy }, body });
  const own = `<h1>The manual</h1><script>try { parent.document.title = 'taken' } catch { document.body.append(' kept in') }
    try { localStorage.x = 1 } catch { document.body.append(' without origin') }</script>`;
  await context.route('https://docs.example/guide.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The guide</h1>' }),
  );
  await context.route('https://docs.example/moved.html', (route) =>
    route.fulfill({ status: 302, headers: { location: 'https://strange.example/' } }),
  );
  await context.route('https://strange.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'strange' }),
  );
  await context.route(`${site.url}/manual.html`, (route) => route.fulfill(html(own)));
  const embedded = page.frameLocator('main iframe');

  await page.goto(`${site.url}/myiframe/guide`);
  await expect(embedded.getByRole('heading', { name: 'The guide' })).toBeVisible();
  await expect(page.locator('main iframe')).toHaveAttribute('src', 'https://docs.example/guide.html#start');
  // spec §2: no tab of its own.
  await expect(page.getByRole('tab')).toHaveText(['Home']);

  await page.goto(`${site.url}/myiframe/manual`);
  await expect(embedded.locator('body')).toContainText('kept in without origin');
  await expect(page).toHaveTitle('manual - QCDM');

  await page.goto(`${site.url}/myiframe/strange`);
  await expect(heading(page, 'This page is not shown here')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open in a new window' }).click();
  expect((await popup).url()).toBe('https://strange.example/page.html');
  expect(await barriers(page)).toEqual([]);
});

test('on a phone: menu, top menu and search in a drawer, tools behind one button, nothing sticks out', async ({
  people,
}) => {
  const { page } = await people.open('qm', { phone: true });
  await expect(page.getByRole('button', { name: 'Language' })).toBeHidden();
  await expect(projects(page)).toContainText('MGR');
  expect(await sticksOut(page)).toEqual([]);
  const more = page.getByRole('button', { name: 'More tools' });
  await more.click();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Language' }).press('Escape');
  await expect(page.getByRole('button', { name: 'Language' })).toBeHidden();
  await expect(more).toBeFocused();

  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'QCDM' });
  await drawer.getByRole('button', { name: 'Project', exact: true }).click();
  await page.waitForURL('**/project/structure/index');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer).not.toContainText('QA/QC');
  await search(page).click();
  await field(page).fill('ncr');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('option', { name: 'NCR reports' }).click();
  await page.waitForURL('**/qaqc/report/index');
  await expect(drawer).toBeHidden();
  expect(page.viewportSize()).toEqual(onPhone);
});
