import { escalateOverdue } from '#server/modules/ncr/jobs.ts';
import { addPhotos, choose } from '../pages/report.ts';
import { sitePhotos } from '../support/photos.ts';
import { expect, test } from '../support/site.ts';

const DAY = 86_400_000;

/** The same job on a phone and in Chinese: raise and send, hand over, repair, verify; then one runs past its deadline. */
test('手机上的中文流程', async ({ people, site }) => {
  test.setTimeout(240_000);
  const photos = await sitePhotos();
  const { page: qm } = await people.open('qm', { phone: true, language: 'zh' });
  const fits = async () =>
    expect(await qm.evaluate(() => document.scrollingElement!.scrollWidth <= window.innerWidth)).toBe(true);

  await test.step('新建并发送', async () => {
    await fits();
    await qm.goto(`${site.url}/qaqc/report/index`);
    await expect(qm.getByRole('heading', { name: 'NCR 报告' })).toBeVisible();
    await fits();
    await qm
      .getByRole('link', { name: '新建报告' })
      .or(qm.getByRole('button', { name: '新建报告' }))
      .click();
    await choose(qm, '专业', '建筑');
    await qm.getByRole('textbox', { name: '问题描述' }).fill('厨房瓷砖空鼓');
    await choose(qm, '楼栋或区域', 'Block B');
    await choose(qm, '楼层', 'Level 3');
    await choose(qm, '分包经理', '王强');
    await addPhotos(qm.getByRole('group', { name: '缺陷 1 的照片' }), [photos.rotated], 1);
    await fits();
    await qm.getByRole('button', { name: '发送报告' }).click();
    await expect(qm.getByText('报告已发送，整改期限 7 天')).toBeVisible();
    await expect(qm.getByRole('heading', { name: /-NCR-B-/ })).toBeVisible();
    await fits();
  });
  const code = /\w+-NCR-B-\d{6}-\d{4}/.exec(await qm.getByRole('heading', { name: /-NCR-/ }).innerText())![0];

  await test.step('转交给另一分包经理，期限不变', async () => {
    const { page: subm } = await people.open('subm', { phone: true, language: 'zh' });
    await subm.goto(`${site.url}/qaqc/report/index?mine=1&keyword=${code}`);
    await subm.getByRole('link', { name: code }).click();
    await subm.getByRole('toolbar').getByRole('button', { name: '转交' }).click();
    const dialog = subm.getByRole('dialog');
    await choose(dialog, '新的分包经理', /金福|Kim Hock/);
    await dialog.getByRole('textbox', { name: '原因' }).fill('属于机电专业');
    await dialog.getByRole('button', { name: '转交' }).click();
    await expect(subm.getByText('已转交').first()).toBeVisible();
  });

  await test.step('接手人整改并提交', async () => {
    const { page: subm2 } = await people.open('subm2', { phone: true, language: 'zh' });
    await subm2.goto(`${site.url}/qaqc/report/index?mine=1&keyword=${code}`);
    await subm2.getByRole('link', { name: code }).click();
    await subm2.getByRole('article', { name: '缺陷 1' }).getByRole('button', { name: '登记整改' }).click();
    const drawer = subm2.getByRole('dialog');
    await drawer.getByRole('textbox', { name: '整改说明' }).fill('重新铺贴');
    await addPhotos(drawer.getByRole('group', { name: '整改后照片' }), [photos.located], 1);
    await drawer.getByRole('button', { name: '保存' }).click();
    await expect(drawer).toHaveCount(0);
    await subm2.getByRole('button', { name: '提交整改' }).click();
    await expect(subm2.getByText('已提交验收').first()).toBeVisible();
  });

  await test.step('验收前已过期限：标记逾期，并出现备忘录草稿', async () => {
    site.ahead(7 * DAY + 60_000);
    await escalateOverdue(site.deps);
    site.ahead(-7 * DAY - 60_000);
    await qm.reload();
    await expect(qm.getByRole('complementary', { name: '历史记录' })).toContainText('已升级为备忘录');
    await expect(qm.getByRole('region', { name: '质量备忘录' })).toBeVisible();
    await fits();
  });

  await test.step('验收通过，关闭', async () => {
    await qm
      .getByRole('group', { name: '缺陷 1 的验收结论' })
      .getByRole('button', { name: '通过', exact: true })
      .click();
    await qm.getByRole('button', { name: '验收整改' }).click();
    await expect(qm.getByText('所有缺陷已通过，报告已关闭')).toBeVisible();
    await expect(qm.getByRole('complementary', { name: '历史记录' })).toContainText('属于机电专业');
    await fits();
  });

  await test.step('切换到英文再切换回来', async () => {
    await qm.getByRole('button', { name: '更多工具' }).click();
    await qm.getByRole('button', { name: '语言' }).click();
    await qm.getByRole('menuitem', { name: 'English' }).click();
    await expect(qm.getByRole('complementary', { name: 'History' })).toBeVisible();
    expect(await qm.evaluate(() => document.documentElement.lang)).toMatch(/^en/);
    await qm.getByRole('button', { name: 'Language' }).click();
    await qm.getByRole('menuitem', { name: '中文' }).click();
    await expect(qm.getByRole('complementary', { name: '历史记录' })).toBeVisible();
    expect(await qm.evaluate(() => document.documentElement.lang)).toMatch(/^zh/);
  });
});
