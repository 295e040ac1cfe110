// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { themeNames } from './theme-names.ts';

const stored = (name: string) =>
  JSON.parse(localStorage.getItem(`saber-${name}`) ?? 'null') as { content?: unknown } | null;

/** The store as a page that starts now reads it. */
async function freshStart() {
  vi.resetModules();
  return import('./prefs.ts');
}

function systemIs(dark: boolean): void {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: dark, media: query }) as MediaQueryList;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  systemIs(false);
});

describe('theme and colour', () => {
  it.each(themeNames)('%s is kept on the device in the stored spelling', async (name) => {
    const { setTheme, usePrefs } = await freshStart();
    setTheme(name);
    expect(usePrefs.getState()).toMatchObject({ theme: `theme-${name}`, followsSystem: false });
    expect(stored('themeName')).toMatchObject({ dataType: 'string', content: `theme-${name}` });
    expect(sessionStorage).toHaveLength(0);
    expect((await freshStart()).usePrefs.getState().theme).toBe(`theme-${name}`);
  });

  it.each(['blue', 'theme-', 'theme-renren', '__proto__', 'theme-star ', '<b>'])('%s is no theme', async (name) => {
    const { setTheme, usePrefs } = await freshStart();
    setTheme(name);
    expect(usePrefs.getState()).toMatchObject({ theme: 'theme-default', followsSystem: true });
    expect(stored('themeName')).toBeNull();
  });

  it('follows a dark system until something is chosen', async () => {
    systemIs(true);
    expect((await freshStart()).usePrefs.getState()).toMatchObject({ theme: 'theme-star', followsSystem: true });
    localStorage.setItem('saber-themeName', 'theme-default');
    expect((await freshStart()).usePrefs.getState()).toMatchObject({ theme: 'theme-default', followsSystem: false });
  });

  it('a colour is kept on top of the theme, and both are given back', async () => {
    const { forgetLook, setColour, setTheme, usePrefs } = await freshStart();
    expect(usePrefs.getState()).toMatchObject({ colour: '#409EFF', ownColour: true });
    setTheme('theme-cool');
    for (const rubbish of ['red', '#fff', '#12345g', 'url(//x)', '']) setColour(rubbish);
    expect(usePrefs.getState().ownColour).toBe(true);
    setColour('#11A983');
    expect(usePrefs.getState()).toMatchObject({ theme: 'theme-cool', colour: '#11A983', ownColour: false });
    expect(stored('colorName')?.content).toBe('#11A983');
    forgetLook();
    expect(usePrefs.getState()).toMatchObject({ theme: 'theme-default', colour: '#409EFF', ownColour: true });
    expect([stored('themeName'), stored('colorName'), stored('paint')]).toEqual([null, null, null]);
  });
});

it('a date format that nobody may choose changes nothing', async () => {
  const { dateFormats, setDateFormat, usePrefs } = await freshStart();
  for (const format of dateFormats) {
    setDateFormat(format);
    expect(usePrefs.getState().dateFormat).toBe(format);
    expect(stored('dateFormat')?.content).toBe(format);
  }
  for (const rubbish of ['', 'yyyy-mm-dd', 'YYYY', '<b>YYYY</b>']) setDateFormat(rubbish);
  expect(usePrefs.getState().dateFormat).toBe('MM-DD-YYYY');
});
