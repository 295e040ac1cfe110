import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** CHROMIUM_PATH, then the system's Chromium, then Playwright's own. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path) => path && existsSync(path),
);

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // Where nobody is there to look again; what passes the second time only is listed as flaky, and is to be mended.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // No traces: taking them reads blob: addresses, which the policy of the page rightly refuses.
    screenshot: 'only-on-failure',
    // What a service worker fetches no test can hold up or break; its own test lets it in.
    serviceWorkers: 'block',
    // A click waits for a menu that slides in by scrolling the page under it, and then misses it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
