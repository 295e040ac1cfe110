import { create } from 'zustand';
import { asText, readStored, writeStored } from './storage.ts';

interface NewBuild {
  /** The server gives out another build than the one that runs here: '' when not, or when the person said later. */
  name: string;
  /** A page says it already. */
  covered: boolean;
}

/** Whether a newer version waits. Said once per version, also across reloads. */
export const useNewBuild = create<NewBuild>()(() => ({ name: '', covered: false }));

/** The build that runs here, by the script that the document started; '' while developing. */
function running(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /\/assets\/([\w.-]+)\.js$/.exec(script?.src ?? '')?.[1] ?? '';
}

let later = '';

/** Takes what the server says it gives out. */
export function heardBuild(name: string): void {
  const here = running();
  const known = ['', here, later, readStored('reloadedFor', asText), useNewBuild.getState().name];
  if (here !== '' && !known.includes(name)) useNewBuild.setState({ name });
}

/** Not now: the next version will be told again. */
export function notNow(): void {
  later = useNewBuild.getState().name;
  useNewBuild.setState({ name: '' });
}

/** Loads the page anew; what is unsaved asks first. A page that stays old (an old copy between) is not told again. */
export function reloadNow(): void {
  const { name } = useNewBuild.getState();
  if (name !== '') writeStored('reloadedFor', name, 'session');
  window.location.reload();
}

/** A page shows that it could not be loaded: its own button does. */
export function coverNewBuild(covered: boolean): void {
  useNewBuild.setState({ covered });
}
