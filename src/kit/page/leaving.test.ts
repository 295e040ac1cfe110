import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeTab } from '#stores/tab-rules.ts';
import { addTab, closeTab, resetTabs } from '#stores/tabs.ts';
import { bindFeedback } from '../feedback.ts';
import { mayLeave, mayLose, unsavedTabs, watchInput } from './leaving.ts';

let asked: string[] = [];
let reply = true;
let stops: (() => void)[] = [];

/** Input of a page, unsaved or not. */
function input(page: string, unsaved = true) {
  stops.push(watchInput({ page, dirty: () => unsaved }));
}
const open = (value: string, keepAlive = true) =>
  addTab({ ...homeTab, value, label: value, meta: { i18n: `Page ${value}`, keepAlive }, close: true });

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/here' } }));
  asked = [];
  reply = true;
  stops = [
    bindFeedback({
      show: () => undefined,
      ask: ({ title, content }) => {
        asked.push(`${title} ${String(content)}`);
        return Promise.resolve(reply);
      },
    }),
  ];
  resetTabs();
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

describe('unsaved input', () => {
  it('counts by page, shown or not, as long as it is unsaved', () => {
    input('/a');
    input('/a');
    input('/b', false);
    input('/c');
    expect(unsavedTabs()).toEqual(['/a', '/c']);
    stops.splice(1).forEach((stop) => stop());
    expect(unsavedTabs()).toEqual([]);
  });

  it('does not ask when a tab is left for another one, because its page is kept', () => {
    open('/a');
    input('/a');
    expect(mayLeave('/a', '/b')).toBe(true);
    expect(asked).toEqual([]);
  });

  it.each([
    ['has no tab', () => undefined],
    ['is not kept', () => open('/a', false)],
    ['was closed', () => (open('/a'), closeTab('/a'))],
  ])('asks when a page is left that %s', async (_what, before) => {
    before();
    input('/a');
    reply = false;
    expect(await mayLeave('/a', '/b')).toBe(false);
    expect(asked).toHaveLength(1);
    // The query of an address is state of the same page.
    expect(mayLeave('/a', '/a')).toBe(true);
  });

  it('asks about the pages that are given up, by name, and about no others', async () => {
    open('/a');
    input('/a');
    expect(mayLose(['/b'])).toBe(true);
    reply = false;
    expect(await mayLose(['/a', '/b'])).toBe(false);
    expect(asked[0]).toContain('Page /a');
    expect(unsavedTabs()).toEqual(['/a']);
  });

  it('asks once: after a yes it no longer counts, not even for the browser', async () => {
    input('/a');
    input('/here');
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(true);
    expect(await mayLose()).toBe(true);
    expect(mayLose()).toBe(true);
    expect(asked).toHaveLength(1);
    expect(unload()).toBe(false);
  });
});
