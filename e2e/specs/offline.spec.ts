import { barriers } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

test('installed once, the product starts without a network and says so', async ({ people, site }) => {
  const { page, context } = await people.open('qm');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link!.href)).json() as Promise<{ icons: { src: string }[]; start_url: string }>;
  });
  expect(manifest.start_url).toBe('/');
  for (const { src } of manifest.icons) expect((await page.request.get(`${site.url}${src}`)).status()).toBe(200);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Nothing a person was answered is kept for the next one.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);

  // At rest: what is on the page stays on it.
  await barriers(page);
  await context.setOffline(true);
  const banner = page.getByText('You are offline.');
  await expect(banner).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
