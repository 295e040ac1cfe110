import { say } from '#domain/kernel/words.ts';
import { sayNow } from '#locale/words.ts';
import { languageNow } from '#stores/language.ts';
import { staysAlive, useTabs } from '#stores/tabs.ts';
import { confirm } from '../feedback.ts';
import { pageWords } from './page-words.ts';

/** Input of a page that is not saved while `dirty` says so; of a page that is kept but not shown as well. */
export interface Input {
  /** Path of the page: the value of its tab. */
  page: string;
  dirty: () => boolean;
}

const inputs = new Set<Input>();

/** Counts an input as long as its page exists; answers how to stop. Closing or reloading the browser tab asks, too. */
export function watchInput(input: Input): () => void {
  inputs.add(input);
  window.addEventListener('beforeunload', askBrowser);
  return () => forget((one) => one === input);
}

/** Paths of the open pages that hold unsaved input, shown or not. */
export function unsavedTabs(): string[] {
  return [...new Set([...inputs].filter((input) => input.dirty()).map((input) => input.page))];
}

/** Input of these pages no longer counts: they are given up. */
export function forgetInput(pages: readonly string[]): void {
  forget((input) => pages.includes(input.page));
}

/**
 * Before pages are given up (a tab is closed, the project is switched): asks when they hold unsaved input, by default
 * whether any does. After a yes it no longer counts, so that nobody asks twice.
 */
export function mayLose(pages?: readonly string[]): true | Promise<boolean> {
  const unsaved = unsavedTabs().filter((page) => pages?.includes(page) ?? true);
  return unsaved.length === 0 || askToLose(unsaved);
}

/**
 * Whether a person may go from one path to another: at once, or after they were asked. Going to another tab loses
 * nothing; the router of the shell calls it.
 */
export function mayLeave(from: string, to: string): true | Promise<boolean> {
  // The query of an address is state of the same page: changing it loses nothing.
  return from === to || staysAlive(from) || mayLose([from]);
}

/** Asks whether what was entered may be lost; the pages are named when it is not plain which one is meant. */
export async function askToLose(pages: readonly string[] = []): Promise<boolean> {
  const { leaveTitle, leaveText, leaveNamed, leave, stay } = pageWords.words;
  const plain = pages.length === 0 || (pages.length === 1 && pages[0] === window.location.pathname);
  const yes = await confirm({
    title: leaveTitle,
    content: plain ? sayNow(leaveText) : sayNow(leaveNamed, { pages: pages.map(nameOf).join(', ') }),
    okText: leave,
    cancelText: stay,
    danger: true,
  });
  if (yes) forgetInput(pages);
  return yes;
}

function nameOf(page: string): string {
  const tab = useTabs.getState().list.find((one) => one.value === page);
  return tab ? say([tab.meta.i18n || tab.label, tab.label], languageNow()) : page;
}

function forget(which: (input: Input) => boolean): void {
  for (const input of inputs) if (which(input)) inputs.delete(input);
  if (inputs.size === 0) window.removeEventListener('beforeunload', askBrowser);
}

function askBrowser(event: BeforeUnloadEvent): void {
  if (unsavedTabs().length > 0) event.preventDefault();
}
