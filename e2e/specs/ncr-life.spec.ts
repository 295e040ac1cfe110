import { desc } from 'drizzle-orm';
import { file } from '#server/db/schema.ts';
import { addPhotos, choose, isPortrait } from '../pages/report.ts';
import { renamed, sitePhotos } from '../support/photos.ts';
import { expect, test } from '../support/site.ts';

/** One report from the first photo to its closing, by three people in browsers of their own. */
test('raise, repair, fail, repair again, close', async ({ people, site }) => {
  test.setTimeout(240_000);
  const photos = await sitePhotos();
  const { page: qm } = await people.open('qm');

  await test.step('the QA/QC manager lands at home in the first project, with the menu of the role', async () => {
    await expect(qm.getByRole('heading', { level: 1 })).toContainText(/Good (morning|afternoon|evening)/);
    await expect(qm.getByRole('banner')).toContainText('Meranti Green Residences');
    const menu = qm.getByRole('navigation').first();
    await menu.getByText('QA/QC').click();
    await expect(menu.getByText('NCR reports')).toBeVisible();
    await expect(menu.getByText('System', { exact: true })).toHaveCount(0);
    await menu.getByText('NCR reports').click();
    await expect(qm.getByRole('heading', { name: 'NCR reports' })).toBeVisible();
    for (const state of ['In repair', 'To verify', 'Draft', 'Closed'])
      await expect(qm.getByRole('main').getByText(state).first()).toBeVisible();
  });

  await test.step('reports past their deadline are marked', async () => {
    const views = qm.getByRole('navigation', { name: 'Views of the list' });
    await views.getByText('Overdue').click();
    await expect(
      qm
        .getByRole('main')
        .getByText(/overdue \d+ days?/)
        .first(),
    ).toBeVisible();
    await views.getByText('All').click();
  });

  await test.step('a draft with two defects; bad files are refused and nothing else is lost', async () => {
    await qm
      .getByRole('link', { name: 'New report' })
      .or(qm.getByRole('button', { name: 'New report' }))
      .click();
    await choose(qm, 'Discipline', 'Architectural');
    await qm.getByRole('textbox', { name: 'Description' }).fill('Hollow tiles in the living room <b>not bold</b>');
    await choose(qm, 'Block or zone', 'Block A');
    await choose(qm, 'Level', 'Level 5');
    await choose(qm, 'Unit', '#05-03');
    await choose(qm, 'Room', 'Kitchen');
    await qm.getByRole('textbox', { name: 'Gridline' }).fill('C-D/4-5');
    await choose(qm, 'Contractor manager', 'Wang Qiang');

    const first = qm.getByRole('group', { name: 'Photos of defect 1' });
    await addPhotos(first, [photos.rotated], 1);
    await first.locator('input[type="file"]').first().setInputFiles([photos.heic, photos.damaged]);
    await expect(first.getByRole('alert')).toContainText('HEIC');
    await expect(first.getByRole('alert')).toContainText('damaged');
    await first.locator('input[type="file"]').first().setInputFiles(renamed(photos.heic));
    await expect(first.getByRole('alert')).toContainText('“IMG_2041.jpg” is a HEIC photo');
    await addPhotos(first, [photos.large, photos.located], 3);
    expect(await isPortrait(first.locator('img').first())).toBe(true);
    await qm.getByRole('textbox', { name: 'Position' }).first().fill('Bay 1');
    await expect(qm.getByRole('textbox', { name: 'Description' })).toHaveValue(/Hollow tiles/);

    await qm.getByRole('button', { name: 'Add defect' }).click();
    const second = qm.getByRole('group', { name: 'Photos of defect 2' });
    await addPhotos(second, [photos.located], 1);
    await qm.getByRole('textbox', { name: 'Position' }).nth(1).fill('Bay 2');

    const stored = await site.deps.db.select().from(file).orderBy(desc(file.id)).limit(4);
    expect(stored.every((one) => one.size <= 500 * 1024)).toBe(true);
    const resized = stored.find((one) => one.width === 1600 || one.height === 1600);
    expect(resized?.takenAt).toContain('2014-09-21');
    expect(stored.some((one) => one.lat !== null && one.lng !== null)).toBe(true);
  });

  await test.step('saved as a draft, come back to, sent', async () => {
    await qm.getByRole('button', { name: 'Save draft' }).click();
    await expect(qm.getByText('Draft saved')).toBeVisible();
    await qm.getByRole('navigation').first().getByText('NCR reports').click();
    await qm.getByRole('row').filter({ hasText: 'not bold' }).getByRole('link').click();
    await expect(qm.getByText('<b>not bold</b>')).toBeVisible();
    await qm.getByRole('button', { name: 'Send report' }).click();
    await expect(qm.getByText('Report sent. It is due in 7 days')).toBeVisible();
    await expect(qm.getByRole('heading', { name: /-NCR-A-\d{6}-\d{4}/ })).toBeVisible();
  });

  const code = /\w+-NCR-A-\d{6}-\d{4}/.exec(await qm.getByRole('heading', { name: /-NCR-/ }).innerText())![0];
  const { page: subm } = await people.open('subm');

  await test.step('it waits for the contractor’s manager with its clock; commit says why not yet', async () => {
    await subm.goto(`${site.url}/qaqc/report/index?mine=1`);
    await subm.getByRole('link', { name: code }).click();
    await expect(subm.getByRole('main')).toContainText(/6 days left|7 days left/);
    const commit = subm.getByRole('button', { name: 'Commit report' });
    await expect(commit).toHaveAttribute('aria-disabled', 'true');
    await commit.hover();
    await expect(subm.getByText('Defects not repaired yet: 2')).toBeVisible();
  });

  const repair = async (defect: string, note: string) => {
    await subm
      .getByRole('article', { name: defect })
      .getByRole('button', { name: /Record repair/ })
      .click();
    const drawer = subm.getByRole('dialog');
    await drawer.getByRole('textbox', { name: 'What was done' }).fill(note);
    await addPhotos(drawer.getByRole('group', { name: 'Photos after the repair' }), [photos.located], 1);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toHaveCount(0);
  };
  await test.step('both defects are repaired with photo and note, and committed', async () => {
    await repair('Defect 1', 'Hacked and relaid');
    await repair('Defect 2', 'Grouted');
    await subm.getByRole('button', { name: 'Commit report' }).click();
    await confirmIfAsked(subm);
    await expect(subm.getByText('Committed for verification').first()).toBeVisible();
  });

  await test.step('one passes, one fails with comment and photo: back, round 2, same deadline', async () => {
    await qm.reload();
    const deadline = await deadlineOf(qm);
    await qm.getByRole('group', { name: 'Verdict on defect 1' }).getByRole('button', { name: 'Pass' }).click();
    const verdict = qm.getByRole('group', { name: 'Verdict on defect 2' });
    await verdict.getByRole('button', { name: 'Fail' }).click();
    await verdict.getByRole('textbox', { name: 'What is still wrong' }).fill('Still hollow at the corner');
    await addPhotos(verdict.getByRole('group', { name: /Photos of what is still wrong/ }), [photos.located], 1);
    await qm.getByRole('button', { name: 'Confirm repair' }).click();
    await confirmIfAsked(qm);
    await expect(qm.getByText('Back to the contractor for another round')).toBeVisible();
    await expect(qm.getByRole('main')).toContainText('Round 2');
    expect(await deadlineOf(qm)).toBe(deadline);
  });

  await test.step('repaired again, committed, passed: closed', async () => {
    await subm.reload();
    await expect(subm.getByRole('article', { name: 'Defect 2' })).toContainText('Still hollow at the corner');
    await repair('Defect 2', 'Relaid completely');
    await subm.getByRole('button', { name: 'Commit report' }).click();
    await confirmIfAsked(subm);
    await expect(subm.getByRole('main').getByText('To verify').first()).toBeVisible();
    await qm.reload();
    await qm.getByRole('group', { name: 'Verdict on defect 2' }).getByRole('button', { name: 'Pass' }).click();
    await qm.getByRole('button', { name: 'Confirm repair' }).click();
    await confirmIfAsked(qm);
    await expect(qm.getByText('All defects passed. The report is closed')).toBeVisible();
  });

  await test.step('the history tells who did what in which role, with photos; before and after stand side by side', async () => {
    await qm.reload();
    const history = qm.getByRole('complementary', { name: 'History' });
    for (const said of [
      'Report sent',
      'Repair recorded',
      'Committed for verification',
      'Repair failed',
      'Verification done',
    ])
      await expect(history.getByText(said).first()).toBeVisible();
    await expect(history).toContainText('Wang Qiang');
    await expect(history).toContainText('Sub-contractor manager');
    await expect(history).toContainText('QA/QC manager');
    await expect(history.locator('img').first()).toBeVisible();
    const defect = qm.getByRole('article', { name: 'Defect 1' });
    await expect(defect.getByText('Before', { exact: true }).first()).toBeVisible();
    await expect(defect.getByText('After', { exact: true }).first()).toBeVisible();
  });
});

async function confirmIfAsked(page: import('@playwright/test').Page) {
  const ok = page.getByRole('dialog').getByRole('button', { name: /Commit|Confirm|OK|Yes/ });
  if (
    await ok.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
  )
    await ok.click();
}

async function deadlineOf(page: import('@playwright/test').Page): Promise<string> {
  await expect(page.getByText('Deadline').first()).toBeVisible();
  return page.getByText('Deadline').first().locator('xpath=..').innerText();
}
