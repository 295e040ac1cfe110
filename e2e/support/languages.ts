import { expect, type Page } from '@playwright/test';

export type Language = 'en' | 'zh';

/** Names that are the same in both languages, and units. */
const names =
  /\b(?:QCDM|NCR|QA|QC|RE|RTO|CM|RFSI|PQMS|PPVC|PBU|CONQUAS|PDF|ID|SMS|SSO|QQ|VIP|vip|iView|D2|Hey|LTE|Excel|xlsx|jpe?g|png|HTTP|URL|Chromium|Chrome|Linux|HeadlessChrome|Asia\/Singapore|Ctrl|Esc|Enter|ms|kB|MB|English|en|zh)\b|#[0-9a-f]{6}\b|Mozilla\/.+/gi;
/** What antd and its icons are called in their own code, and cannot be told otherwise. */
const builtIn =
  /^(?:eye|eye-invisible|down|up|left|right|search|caret-down|double-left|double-right|ellipsis|(?:In|De)crease Value)$/;
/** Each language is called by its own name. */
const ownName = /中文/g;
/** The answers whose words the server says in the reader's language: names of menus, entries of dictionaries. */
const worded = /\/(?:routes|top-menu|dictionary|sources)$/;

/** Remembers what the server answers: that is people's own text, in whatever language they wrote it. */
export function watchData(page: Page): Set<string> {
  const data = new Set<string>();
  const keep = (value: unknown): void => {
    if (typeof value === 'string') for (const part of value.split(/[\n/·,]/)) data.add(part.trim());
    if (typeof value === 'string') data.add(value.trim());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(keep);
  };
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || worded.test(new URL(response.url()).pathname)) return;
    response.json().then(keep, () => undefined);
  });
  return data;
}

/** What the page says or has read out, once each: visible texts, and names, hints and placeholders of what is visible. */
export function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const shown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('svg, style, script, noscript');
    // A name of its own hides the names inside, as it does for those who listen.
    const heard = (one: Element) =>
      shown(one) && !one.closest('[aria-hidden="true"]') && !one.parentElement?.closest('[aria-label]:is(button, a)');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && shown(node.parentElement)) said.add(node.nodeValue ?? '');
    for (const one of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (heard(one))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.add(one.getAttribute(name) ?? '');
    return [...said].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** What the page says when it has said everything: nothing is on its way, and two looks see the same. */
export async function spokenAtRest(page: Page): Promise<string[]> {
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.locator('.ant-skeleton:visible, .ant-spin-spinning:visible')).toHaveCount(0);
  let said: string[] = [];
  const same = async () => {
    const before = said.join();
    said = await spoken(page);
    return said.join() === before;
  };
  await expect.poll(same, { intervals: [80, 80, 120] }).toBe(true);
  return said;
}

/** What is said in the other language, or is no language at all, once people's own text is taken away. */
export function foreign(said: readonly string[], language: Language, data: ReadonlySet<string>): string[] {
  const theirs = [...data].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length);
  return said.filter((text) => {
    if (builtIn.test(text)) return false;
    if (/\{\w+\}|\bundefined\b|\bNaN\b|\[object |Invalid Date/.test(text)) return true;
    let rest = text;
    for (const one of theirs) if (rest.includes(one)) rest = without(rest, one);
    rest = rest.replace(names, ' ').replace(ownName, ' ');
    return language === 'zh' ? /[a-z]{2,}/i.test(rest) : /\p{Script=Han}|\b[a-z]+[A-Z]\w*/u.test(rest);
  });
}

/** The text without a piece of data; “QC” is not taken out of “QCDM”. */
function without(text: string, data: string): string {
  const literal = data.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const before = /^[A-Za-z]/.test(data) ? '(?<![A-Za-z])' : '';
  const after = /[A-Za-z]$/.test(data) ? '(?![A-Za-z])' : '';
  return text.replaceAll(new RegExp(before + literal + after, 'g'), ' ');
}
