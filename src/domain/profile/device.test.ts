import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    ['Edge', 'Windows', 'desktop'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ['Safari', 'macOS', 'desktop'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    ['Samsung Internet', 'Android', 'phone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    ['Chrome', 'Android', 'tablet'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
    ['WeChat', 'iPhone', 'phone'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
    ['Chrome', 'iPhone', 'phone'],
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', ['Firefox', 'Linux', 'desktop']],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    ['Chrome', 'Linux', 'desktop'],
  ],
  ['curl/8.5.0', ['', '', 'other']],
  ['<script>alert(1)</script>', ['', '', 'other']],
  ['', ['', '', 'other']],
])('%s', (userAgent, [browser, system, kind]) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});
