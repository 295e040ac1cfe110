import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** What axe finds serious or critical on the page as it stands, one line per rule and element. */
export async function barriers(page: Page): Promise<string[]> {
  await atRest(page);
  const found = await violations(page);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`));
}

/** How many pixels the page can be scrolled sideways, and what sticks out of it. */
export async function sticksOut(page: Page): Promise<string[]> {
  await atRest(page);
  // Not innerWidth: a phone zooms out to show what is too wide, and calls that its width.
  return page.evaluate((width) => {
    const over = (document.scrollingElement?.scrollWidth ?? 0) - width;
    if (over <= 0) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > width + 1,
    );
    return [`${over} px too wide`, ...wide.slice(0, 8).map((one) => one.outerHTML.slice(0, 160))];
  }, page.viewportSize()!.width);
}

/** Colours and places are judged when nothing loads or moves any more. */
async function atRest(page: Page): Promise<void> {
  await loaded(page);
  await expect(page.locator('.ant-skeleton:visible, .ant-spin-spinning:visible')).toHaveCount(0);
  const moving = () =>
    document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations === 1)
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/** Nothing more has arrived for a while. The network itself is never idle: the bell listens. */
async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  let before = -1;
  const more = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const came = now - before;
    before = now;
    return came;
  };
  await expect.poll(more, { intervals: [300] }).toBe(0);
}
