import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Everything the product says, as it stands in its sources. */
const said = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => textOf(join('src', file)))
  .join('\n');

describe('the quick guide', () => {
  const pages = { en: textOf('docs/guide/quick-guide-en.html'), zh: textOf('docs/guide/quick-guide-zh.html') };

  it.each(['en', 'zh'] as const)('names buttons and states as the screens do (%s)', (language) => {
    const named = [...pages[language].matchAll(/<b>([^<]+)<\/b>/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !said.includes(`'${name}'`))).toEqual([]);
  });

  it('says as much in both languages', () => {
    const shape = (html: string) => [...html.matchAll(/<(section|h2|li|tr|kbd)>/g)].map((match) => match[1]).join(' ');
    expect(shape(pages.zh)).toBe(shape(pages.en));
  });

  it.each(['en', 'zh'])('is printed, and quick to load (%s)', (language) => {
    const bytes = readFileSync(join(root, `public/guide/quick-guide-${language}.pdf`));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThan(400_000);
  });
});
