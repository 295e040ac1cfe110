import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { param, project, projectMember, report, user } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

const banner = (page: Page, name = 'Project targets') => page.getByRole('region', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const onPhone = { width: 390, height: 844 };

/** The number of reports that a list says it holds. */
async function listed(page: Page): Promise<number> {
  const note = page.getByText(/^\d+ (?:reports|found)$|^1 report$/);
  await expect(note).toBeVisible();
  return Number.parseInt((await note.textContent()) ?? '', 10);
}

async function hideFrom(site: Site, kind: 'BM'): Promise<string> {
  const id = site.deps.nextId();
  const value = { paramKey: 'BANNER_HIDDEN_ROLE', paramName: 'x', paramValue: roleIdOf('000000', kind) };
  await site.deps.db.insert(param).values({ id, tenantId: '000000', ...value } as never);
  return id;
}

test('the banner judges live figures, unfolds to every threshold, and moves nothing', async ({ people, site }) => {
  const { page } = await people.open('qm');
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/qcdm/project/figures', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/qaqc/report/new`);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const before = await page.getByRole('main').boundingBox();
  await expect(banner(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(banner(page)).toContainText(/Missed\s*NCR closed within 7 days\s*\d+(\.\d)? %/);
  expect((await page.getByRole('main').boundingBox())?.y).toBe(before?.y);
  await page.unroute('**/qcdm/project/figures');

  await banner(page).getByRole('button', { name: 'All targets' }).click();
  const rows = banner(page).getByRole('listitem');
  await expect(rows).toHaveCount(13);
  // The page is about NCR reports: their target comes first, and leads to them.
  await expect(rows.first()).toContainText('NCR closed within 7 days');
  await expect(rows.first()).toContainText('Else a quality memo is issued');
  await expect(rows.filter({ hasText: 'CONQUAS' })).toHaveText('CONQUAS score > 95Not measured yet');
  await banner(page).getByRole('button', { name: 'All targets' }).press('Enter');
  await expect(rows).toHaveCount(0);

  const count = Number.parseInt((await banner(page).getByRole('link').textContent()) ?? '', 10);
  await banner(page).getByRole('link').click();
  await page.waitForURL('**/qaqc/report/index?overdue=1*');
  await expect.poll(() => listed(page)).toBe(count);
});

test(
  'the banner shows contractors their own figures, and is hidden for the configured roles',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('subm', { phone: true });
    await expect(banner(page)).toContainText('(your work)');
    await banner(page).getByRole('button', { name: 'All targets' }).click();
    await expect(banner(page).getByRole('listitem')).toHaveCount(13);
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);

    const { page: admin } = await people.open('admin');
    await expect(admin.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(admin)).toHaveCount(0);
    // The parameter names other roles: administrators see it now, block managers no longer.
    const id = await hideFrom(site, 'BM');
    await admin.reload();
    await expect(banner(admin)).toContainText('NCR closed within 7 days');
    const { page: bm } = await people.open('bm', { language: 'zh' });
    await expect(bm.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(bm, '项目目标')).toHaveCount(0);
    await site.deps.db.delete(param).where(eq(param.id, id));
  },
);

test(
  'the dashboard: every number leads to as many reports; charts have tables',
  { tag: '@sweep' },
  async ({ people }) => {
    const { page } = await people.open('qm');
    await page.getByRole('link', { name: 'Open the dashboard' }).click();
    await page.waitForURL('**/wel/dashboard');
    const numbers = page.getByRole('navigation', { name: 'NCR reports at a glance' });
    await expect(numbers.getByRole('link')).toHaveCount(7);

    const chart = card(page, 'Running by contractor');
    const late = chart.getByRole('link', { name: /^\d+ overdue$/ }).first();
    const count = Number.parseInt((await late.textContent()) ?? '', 10);
    await late.click();
    await page.waitForURL(/contractorId=\d+&overdue=1/);
    await expect.poll(() => listed(page)).toBe(count);
    await page.goBack();

    const weekly = card(page, 'Sent and closed per week');
    await weekly.getByRole('link').last().hover();
    await expect(weekly.getByText(/^Week from \S+: \d+ sent, \d+ closed$/).last()).toBeVisible();
    await weekly.getByRole('button', { name: /show as a table$/ }).click();
    await expect(weekly.getByRole('row')).toHaveCount(13);
    expect(await barriers(page)).toEqual([]);
    const closed = weekly.getByRole('row').nth(2).getByRole('link').last();
    const inWeek = Number(await closed.textContent());
    await closed.click();
    await page.waitForURL(/closeTime_ge=.*closeTime_le=/);
    await expect.poll(() => listed(page)).toBe(inWeek);
    const filter = page.getByRole('button', { name: /^Remove filter: Closed/ });
    await filter.click();
    await expect(filter).toHaveCount(0);
    await expect.poll(() => listed(page)).toBeGreaterThan(inWeek);
  },
);

test('the dashboard on a phone, and of a project without reports', async ({ people, site }) => {
  const { db } = site.deps;
  const id = site.deps.nextId();
  const names = { projectName: '新地块', projectNameEn: 'Vacant lot', projectAbbreviation: 'VL', projectCode: 'VL' };
  await db.insert(project).values({ id, tenantId: '000000', ...names, sort: 99 });
  const [qm] = await db
    .select()
    .from(user)
    .where(and(eq(user.account, 'qm'), eq(user.tenantId, '000000')));
  await db.insert(projectMember).values({ projectId: id, userId: qm!.id });

  const { page } = await people.open('qm', { phone: true });
  await page.goto(`${site.url}/wel/dashboard`);
  await expect(card(page, 'Waiting longest').getByRole('listitem')).toHaveCount(5);
  expect(page.viewportSize()).toEqual(onPhone);
  expect(await sticksOut(page)).toEqual([]);

  await page.getByRole('button', { name: /^Switch project/ }).click();
  await page.getByRole('menuitem', { name: 'Vacant lot' }).click();
  await page.waitForURL('**/wel/index');
  await expect(page.getByRole('button', { name: /^Switch project/ })).toHaveAccessibleName(/Vacant lot/);
  await expect(banner(page)).toContainText('Nothing due yet');
  await page.goto(`${site.url}/wel/dashboard`);
  await page.getByRole('button', { name: 'Raise the first report' }).click();
  await page.waitForURL('**/qaqc/report/new');
  expect(await db.select().from(report).where(eq(report.projectId, id))).toEqual([]);
});
