import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { createAdaptorServer } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { migrate, openDb } from '#server/db/open.ts';
import { captcha } from '#server/db/schema.ts';
import { FIRST_PASSWORD, seed } from '#server/db/seed/seed.ts';
import type { Deps } from '#server/kernel/context.ts';
import { diskStore } from '#server/kernel/disk-store.ts';
import { idGenerator } from '#server/kernel/ids.ts';
import { captchaHash } from '#server/modules/auth/captcha-service.ts';

const CODE = 'ABCDE';

/** The real product on a real port: the built SPA, the real app, a database of its own with the demo project. */
export interface Site {
  url: string;
  deps: Deps;
  /** Moves the server's clock ahead. */
  ahead: (ms: number) => void;
}

interface Person {
  page: Page;
  context: BrowserContext;
}

export interface People {
  /** Opens a browser of its own, signs the person in through the login page, and waits for the home page. */
  open: (account: string, how?: { phone?: boolean; language?: 'en' | 'zh' }) => Promise<Person>;
}

async function startSite(): Promise<{ site: Site; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'qcdm-e2e-'));
  const opened = await openDb({});
  await migrate(opened.db);
  let offset = 0;
  const deps: Deps = {
    db: opened.db,
    config: {
      secret: 'the browser tests sign with this',
      captcha: 'on',
      timeZone: 'Asia/Singapore',
      projectHeader: 'Project-Id',
      webRoot: process.env['WEB_DIR'] ?? join(import.meta.dirname, '../../dist/web'),
      production: false,
      trustProxy: false,
      frameOrigins: ['https://docs.example'],
    },
    files: diskStore(folder),
    log: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + offset),
    nextId: idGenerator(),
  };
  await seed(deps, 'demo');
  const server = createAdaptorServer({ fetch: createApp(deps).fetch }) as Server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { site: { url, deps, ahead: (ms) => (offset += ms) }, close };
}

/** Types the login form as a person does; the picture's answer is set to one the test can read. */
export async function signIn(site: Site, page: Page, account: string, password = FIRST_PASSWORD): Promise<void> {
  await page.locator('input[name="account"]').fill(account);
  await page.locator('input[name="password"]').fill(password);
  await answerCaptcha(site, page);
  await page.locator('button[type="submit"]').click();
}

/** Key of the captcha that a page shows. */
const captchaOf = new WeakMap<Page, Promise<string>>();

/** Remembers every captcha that the page is given; to be called before the login page is opened. */
export function watchCaptcha(page: Page): void {
  page.on('response', (response) => {
    if (!response.url().endsWith('/oauth/captcha')) return;
    captchaOf.set(
      page,
      // A page that moved on takes the answer with it; the next page brings another captcha.
      response.json().then(
        (body: { key: string }) => body.key,
        () => '',
      ),
    );
  });
}

/** Makes CODE the answer of the picture that is shown, and types it. */
export async function answerCaptcha(site: Site, page: Page): Promise<void> {
  await page.locator('form img').waitFor();
  const key = (await captchaOf.get(page))!;
  await site.deps.db
    .update(captcha)
    .set({ answerHash: captchaHash(site.deps, key, CODE) })
    .where(eq(captcha.key, key));
  await page.locator('input[name="captcha"]').fill(CODE);
}

/** Tests with a site per worker and people with browsers of their own. A page error or console error fails the test. */
export const test = base.extend<{ people: People }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from the pattern
    async ({}, provide) => {
      const { site, close } = await startSite();
      await provide(site);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  people: async ({ browser, site }, provide) => {
    const open: Person[] = [];
    const faults: string[] = [];
    await provide({
      open: async (account, how = {}) => {
        const context = await browser.newContext({
          viewport: how.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
          hasTouch: how.phone ?? false,
          isMobile: how.phone ?? false,
        });
        const page = await context.newPage();
        // The worker of pdf.js ends with this in itself when a document is closed while it comes; the page hears nothing.
        page.on('pageerror', ({ message }) => {
          if (!/^Worker was terminated\.?$/.test(message)) faults.push(`${account}: ${message}`);
        });
        page.on('console', (message) => {
          if (message.type() === 'error' && !expected(message.text())) faults.push(`${account}: ${message.text()}`);
        });
        open.push({ page, context });
        watchCaptcha(page);
        await page.goto(`${site.url}/login`);
        if (how.language === 'zh') await page.getByRole('button', { name: '中文' }).click();
        await signIn(site, page, account);
        await page.waitForURL('**/wel/index');
        return { page, context };
      },
    });
    await Promise.all(open.map(({ context }) => context.close()));
    if (faults.length > 0) throw new Error(`errors in the browser:\n${faults.join('\n')}`);
  },
});

/** Chromium writes to the console by itself: a refusal (status 4xx), and what a test that goes offline asks for. */
function expected(text: string): boolean {
  return /^Failed to load resource: (?:the server responded with a status of 4|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  );
}

export { expect } from '@playwright/test';
