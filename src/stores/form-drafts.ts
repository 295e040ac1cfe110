import { readWithTime, removeStored, writeStored } from './storage.ts';

/** What was typed into a form and not saved yet. spec §9: it dies with the browser tab. */
export interface FormDraft {
  values: unknown;
  /** When it was typed, in milliseconds. */
  at: number;
}

const nameOf = (form: string) => `draft-${form}`;
const anything = (content: unknown) => (content === null ? undefined : content);

/** Keeps a local copy of what a form holds, under the name of the form and its record. */
export function keepFormDraft(form: string, values: unknown): void {
  writeStored(nameOf(form), values, 'session');
}

/** The local copy of a form, or null. What it holds is for the form to check: it may be of an older version. */
export function formDraft(form: string): FormDraft | null {
  const found = readWithTime(nameOf(form), anything);
  return found ? { values: found.value, at: found.datetime } : null;
}

/** Forgets the local copy: it was saved or given up. */
export function dropFormDraft(form: string): void {
  removeStored(nameOf(form), 'session');
}
