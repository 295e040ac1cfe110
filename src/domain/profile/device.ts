/** What a session was opened with, as far as the browser says. */
export interface Device {
  /** '' when it is no browser we know. */
  browser: string;
  system: string;
  kind: 'phone' | 'tablet' | 'desktop' | 'other';
}

// The first one that is found counts: most browsers also call themselves by the names of others.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bQQ(?:Browser)?\//, 'QQ'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\biPhone\b|\biPod\b/, 'iPhone', 'phone'],
  [/HarmonyOS/, 'HarmonyOS', 'phone'],
  [/Android.*Mobile/, 'Android', 'phone'],
  [/Android/, 'Android', 'tablet'],
  [/Windows/, 'Windows', 'desktop'],
  [/Macintosh|Mac OS X/, 'macOS', 'desktop'],
  [/CrOS/, 'ChromeOS', 'desktop'],
  [/Linux|X11/, 'Linux', 'desktop'],
];

/** Browser and system in words, from the user agent of a session. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1] ?? '';
  const system = systems.find(([mark]) => mark.test(userAgent));
  return { browser, system: system?.[1] ?? '', kind: browser === '' ? 'other' : (system?.[2] ?? 'other') };
}

/** A session of one's own, as session/list tells it. */
export interface OwnSession extends Device {
  id: string;
  address: string;
  /** Signed in at, last used at: wire dates. */
  createTime: string;
  lastSeen: string;
  /** The one that asks. */
  current: boolean;
}

/** A linked account elsewhere, as identity/list tells it. */
export interface OwnIdentity {
  id: string;
  source: string;
  /** What the source is called, in Chinese and in English. */
  sourceName: string;
  sourceNameEn: string;
  /** What the person is called there. */
  name: string;
  createTime: string;
  lastTime: string;
}
