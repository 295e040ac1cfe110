import type { Page } from '@playwright/test';
import { choose } from '../pages/report.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Open pages' });
const tab = (page: Page, name: string | RegExp) => bar(page).getByRole('tab', { name, exact: true });
const names = (page: Page) => bar(page).getByRole('tab').allTextContents();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();

/** Opens a page from the menu at the side, as people do. */
async function open(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const link = menu.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await menu.getByText(group, { exact: true }).click();
  await link.click();
  await heading(page, name);
}
const openReports = (page: Page) => open(page, 'QA/QC', 'NCR reports');
const openTypes = (page: Page) => open(page, 'Quality set-up', 'Defect types');
const openIssues = (page: Page) => open(page, 'Quality set-up', 'Report issues');

const description = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: /Description/ })
    .first();
const pressMenu = (page: Page, entry: string) => page.getByRole('menuitem', { name: entry, exact: true }).click();

test('what was half done is still there: input, filters, place, record names; Back and reload', async ({ people }) => {
  const { page } = await people.open('qm');
  await openReports(page);
  await page
    .getByRole('radio', { name: /^Closed/ })
    .locator('..')
    .click();
  await expect(page).toHaveURL(/status=closed/);
  const record = page.getByRole('main').getByRole('link', { name: /-NCR-/ }).first();
  const code = (await record.textContent())!;
  await record.click();
  // One tab per record, called by its code.
  await expect(tab(page, code)).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'NCR reports').click();
  await page.getByRole('button', { name: 'New report' }).click();
  await description(page).fill('Hollow tiles at the entrance');
  await openTypes(page);
  expect(await names(page)).toEqual(['Home', 'NCR reports', code, 'New NCR report', 'Defect types']);
  // Nobody asks, because nothing is lost; and nothing of the form is in the document meanwhile.
  await expect(page.locator('main textarea')).toHaveCount(0);
  await page.evaluate(() => {
    Object.assign(window, { sameLife: true });
    // What the form itself remembers must not be what comes back.
    for (const key of Object.keys(sessionStorage)) if (key.includes('draft')) sessionStorage.removeItem(key);
  });
  await tab(page, 'New NCR report').click();
  await expect(description(page)).toHaveValue('Hollow tiles at the entrance');
  await expect(page).toHaveTitle('New NCR report - QCDM');

  // The menu leads to the list as it was left, too.
  await openReports(page);
  await expect(page).toHaveURL(/\/qaqc\/report\/index\?status=closed$/);
  await page.goBack();
  await expect(page).toHaveURL(/report\/new$/);
  await expect(description(page)).toHaveValue('Hollow tiles at the entrance');
  await page.goForward();
  await expect(page).toHaveURL(/status=closed$/);

  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 90));
  await openTypes(page);
  expect(await scrolled()).toBe(0);
  await tab(page, 'NCR reports').click();
  await expect.poll(scrolled).toBe(90);
  // An address that does not exist stands alone, and the way back finds everything as it was.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/404');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goBack();
  await tab(page, 'New NCR report').click();
  await expect(description(page)).toHaveValue('Hollow tiles at the entrance');
  expect(await page.evaluate(() => 'sameLife' in window)).toBe(true);

  await openReports(page);
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await page.reload();
  await asked;
  await heading(page, 'NCR reports');
  await expect(page).toHaveURL(/status=closed$/);
  expect(await names(page)).toEqual(['Home', 'NCR reports', code, 'New NCR report', 'Defect types']);
  await expect(tab(page, 'NCR reports')).toHaveAttribute('aria-selected', 'true');
});

test('closing: the one before opens, home stays, unsaved input is asked about, a saved form does not come back', async ({
  people,
}) => {
  const { page } = await people.open('qm');
  await openReports(page);
  await openTypes(page);
  await openIssues(page);
  await expect(bar(page).getByRole('button', { name: 'Close Home' })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Close Report issues' }).click();
  await heading(page, 'Defect types');
  // The middle button closes another one, and the shown page stays.
  await tab(page, 'NCR reports').click({ button: 'middle' });
  expect(await names(page)).toEqual(['Home', 'Defect types']);
  await tab(page, 'Home').click({ button: 'middle' });
  expect(await names(page)).toEqual(['Home', 'Defect types']);

  await openReports(page);
  await page.getByRole('button', { name: 'New report' }).click();
  await description(page).fill('Cracked lintel');
  await openTypes(page);
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await tab(page, 'Defect types').click({ button: 'right' });
  await pressMenu(page, 'Close others');
  await expect(dialog).toContainText('New NCR report');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await names(page)).toEqual(['Home', 'Defect types', 'NCR reports', 'New NCR report']);

  await tab(page, 'New NCR report').click();
  await expect(description(page)).toHaveValue('Cracked lintel');
  await choose(page.getByRole('main'), 'Discipline', 'Architectural');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL(/report\/edit\/\d+$/);
  expect(await names(page)).toEqual(['Home', 'Defect types', 'NCR reports', 'Edit NCR report']);
  await openReports(page);
  await page.getByRole('button', { name: 'New report' }).click();
  await expect(description(page)).toHaveValue('');

  await description(page).fill('Never mind');
  await bar(page).getByRole('button', { name: 'Close New NCR report' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/report\/edit\/\d+$/);
  await bar(page).getByRole('button', { name: 'All open pages' }).click();
  await page.getByRole('button', { name: 'Close all' }).click();
  await page.waitForURL('**/wel/index');
  expect(await names(page)).toEqual(['Home']);
});

test('by keys and by hand: menu, search, order, overflow, refresh', async ({ people }) => {
  const { page } = await people.open('qm');
  await openReports(page);
  await openTypes(page);
  await openIssues(page);

  // One stop for the Tab key; arrows inside; Shift F10 opens the menu, Escape gives the focus back.
  await tab(page, 'Report issues').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Defect types')).toBeFocused();
  await expect(bar(page).locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Move left' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: 'Move left' })).toHaveCount(0);
  await expect(tab(page, 'Defect types')).toBeFocused();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  expect(await names(page)).toEqual(['Home', 'Defect types', 'NCR reports', 'Report issues']);
  await expect(tab(page, 'Defect types')).toBeFocused();
  await page.keyboard.press('Enter');
  await heading(page, 'Defect types');

  const from = (await tab(page, 'Report issues').boundingBox())!;
  const to = (await tab(page, 'Defect types').boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 10, { steps: 6 });
  await page.mouse.move(to.x + 4, to.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['Home', 'Report issues', 'Defect types', 'NCR reports']);
  // Dragging opens nothing, and home is first whatever is dropped on it.
  await heading(page, 'Defect types');

  await bar(page).getByRole('button', { name: 'All open pages' }).click();
  await page.getByRole('combobox', { name: 'Search open pages' }).fill('ncr');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await heading(page, 'NCR reports');

  await page.evaluate(() => document.querySelector('main h1')!.setAttribute('data-old', ''));
  const asked = page.waitForRequest(/report\/page/);
  await tab(page, 'NCR reports').click({ button: 'right' });
  await pressMenu(page, 'Refresh this page');
  await asked;
  await heading(page, 'NCR reports');
  await expect(page.locator('[data-old]')).toHaveCount(0);

  await page.setViewportSize({ width: 800, height: 700 });
  const links = page.getByRole('main').getByRole('link', { name: /-NCR-/ });
  for (const at of [0, 1, 2, 3]) {
    await links.nth(at).click();
    await heading(page, /-NCR-/);
    // Other tests make reports meanwhile: what the list reads again may move its rows.
    const again = page.waitForResponse(/report\/page/);
    await tab(page, 'NCR reports').click();
    await again;
  }
  await expect(bar(page).getByRole('button', { name: 'Scroll right' })).toBeVisible();
  await tab(page, /-NCR-/).last().focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, /-NCR-/).last()).toBeInViewport();
  await expect(bar(page).getByRole('button', { name: 'Scroll left' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(bar(page).getByRole('tab')).toHaveCount(7);
  await expect(bar(page).locator('[role=tab]:focus')).toHaveCount(1);
});

test('on a phone one line stands for the strip', { tag: '@sweep' }, async ({ people }) => {
  const { page } = await people.open('qm', { phone: true });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('QA/QC', { exact: true }).click();
  await page.getByRole('link', { name: 'NCR reports', exact: true }).click();
  await heading(page, 'NCR reports');
  await page.getByRole('button', { name: /New report/ }).click();
  await description(page).fill('Wet ceiling');
  const picker = page.getByRole('button', { name: /All open pages: 3/ });
  await picker.click();
  await expect(page.getByRole('option')).toHaveCount(3);
  expect(await barriers(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole('option', { name: 'NCR reports', exact: true }).click();
  await heading(page, 'NCR reports');
  await picker.click();
  await page.getByRole('option', { name: 'New NCR report' }).click();
  await expect(description(page)).toHaveValue('Wet ceiling');
  await page.getByRole('button', { name: 'Close New NCR report' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await heading(page, 'NCR reports');
});
