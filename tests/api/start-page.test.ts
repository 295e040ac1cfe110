import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import type { AppEnv } from '#server/kernel/context.ts';
import { inlineScripts, staticSite } from '#server/kernel/http-static.ts';
import { security } from '#server/kernel/security.ts';

const root = mkdtempSync(join(tmpdir(), 'qcdm-start-'));
afterAll(() => rmSync(root, { recursive: true }));
const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
writeFileSync(join(root, 'index.html'), page);

async function scriptsAllowed(folder: string): Promise<string> {
  const site = new Hono<AppEnv>();
  site.use(security([], inlineScripts(folder)));
  site.all('*', staticSite(root));
  const policy = (await site.request('/login')).headers.get('content-security-policy');
  return /script-src ([^;]+)/.exec(policy ?? '')?.[1] ?? '';
}

describe('scripts of the start page', () => {
  test('none but our files where no page is', async () => {
    expect(await scriptsAllowed(join(root, 'nowhere'))).toBe("'self'");
    expect(inlineScripts(null)).toEqual([]);
  });

  test('the one that stands in it runs, by its very text', async () => {
    const [text] = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map((match) => match[1] ?? '');
    expect(text).toContain('dataset.theme');
    const hash = createHash('sha256')
      .update(text ?? '')
      .digest('base64');
    expect(await scriptsAllowed(root)).toBe(`'self' 'sha256-${hash}'`);
    expect(await scriptsAllowed(root)).not.toContain('unsafe');
  });
});
