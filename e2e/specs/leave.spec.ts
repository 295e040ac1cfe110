import type { Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

/** Chooses in a select: a name, or the first there is. */
const pick = async (page: Page, label: string, option?: string) => {
  await page.getByLabel(label).click();
  const open = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  await (option ? open.filter({ hasText: option }) : open).first().click();
};
const day = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).fill(text);
  await page.getByLabel(label).press('Enter');
};

test('leave is asked for at a desk, decided on a phone in Chinese, and both hear of it', async ({ people, site }) => {
  const { page: qm } = await people.open('qm');
  await qm.goto(`${site.url}/work/leave/index`);
  await expect(qm.getByRole('heading', { name: 'You have not asked for leave yet' })).toBeVisible();
  expect(await barriers(qm)).toEqual([]);
  await qm.getByRole('button', { name: 'Apply: Leave' }).first().click();
  await expect(qm).toHaveURL(/\/work\/process\/leave\/form\/leave$/);

  // Refused in words at the fields, before anything is sent.
  await qm.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(qm.getByText('Required')).toHaveCount(5);
  await pick(qm, 'Kind', 'Annual leave');
  await pick(qm, 'Approver', 'Tan Wei Ming');
  await day(qm, 'First day', '2026-12-07');
  await day(qm, 'Last day', '2026-12-04');
  await expect(qm.getByText('Ends before it begins')).toBeVisible();
  await day(qm, 'Last day', '2026-12-09');
  await expect(qm.getByText('3 days, weekends and holidays included')).toBeVisible();
  await qm.getByLabel('Reason').fill('Visiting my parents; Li Na stands in for me');
  expect(await barriers(qm)).toEqual([]);
  await qm.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(qm).toHaveURL(/\/leave\/detail\/(\d+)\/\1$/);
  const main = qm.getByRole('main');
  await expect(main.getByText('To decide').first()).toBeVisible();
  await expect(main.getByText('Waits for Tan Wei Ming')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await barriers(qm)).toEqual([]);

  const { page: pm } = await people.open('pm', { phone: true, language: 'zh' });
  await pm.goto(`${site.url}/work/leave/index`);
  await expect(pm.getByText('Visiting my parents')).toBeVisible();
  expect(await sticksOut(pm)).toEqual([]);
  expect(await barriers(pm)).toEqual([]);
  await pm.getByRole('link', { name: '年假' }).tap();
  await expect(pm).toHaveURL(/\/leave\/handle\/(\d+)\/\1\/\1$/);
  await expect(pm.getByText('轮到您审批')).toBeVisible();
  await pm.getByRole('button', { name: '驳回' }).tap({ force: true });
  await expect(pm.getByText('请先填写驳回原因').first()).toBeVisible();
  await pm.getByRole('textbox', { name: '您的审批意见' }).fill('祝旅途愉快');
  expect(await sticksOut(pm)).toEqual([]);
  expect(await barriers(pm)).toEqual([]);
  await pm.getByRole('button', { name: '批准' }).tap();
  await expect(pm.getByText('请假已批准')).toBeVisible();
  await expect(pm.getByRole('button', { name: '批准' })).toHaveCount(0);

  const bell = qm.getByRole('button', { name: /^Notices/ });
  await bell.click();
  await qm
    .getByRole('dialog', { name: 'Notices' })
    .getByRole('link', { name: /Your leave was approved/ })
    .click();
  await expect(main.getByText('祝旅途愉快').first()).toBeVisible();
  await expect(main.getByText('Approved').first()).toBeVisible();

  // The same days once more are refused at the field.
  await qm.goto(`${site.url}/work/process/leave/form/leave`);
  await pick(qm, 'Kind', 'Sick leave');
  await pick(qm, 'Approver');
  await day(qm, 'First day', '2026-12-09');
  await day(qm, 'Last day', '2026-12-10');
  await qm.getByLabel('Reason').fill('A cold');
  await qm.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(qm.getByText('You have leave from 2026-12-07 to 2026-12-09 already')).toBeVisible();
});

test('an own application is withdrawn; contractors find no leave here', { tag: '@sweep' }, async ({ people, site }) => {
  const { page } = await people.open('bm');
  await page.goto(`${site.url}/work/process/leave/form/leave`);
  await pick(page, 'Kind', 'Other leave');
  await pick(page, 'Approver');
  await day(page, 'First day', '2026-12-07');
  await day(page, 'Last day', '2026-12-07');
  await page.getByLabel('Reason').fill('Moving house');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Application withdrawn')).toBeVisible();
  await page.goto(`${site.url}/work/leave/index`);
  await expect(page.getByRole('row').filter({ hasText: 'Moving house' })).toContainText('Withdrawn');

  const { page: sub } = await people.open('sub');
  await sub.goto(`${site.url}/work/leave/index`);
  await expect(sub.getByRole('heading', { name: 'No access' })).toBeVisible();
});
