import { create } from 'zustand';
import { listOf } from './checked.ts';
import { asText, readStored, writeStored } from './storage.ts';

const MOST_RECENT = 5;

/** What a person chose last in the command palette, newest first, by its key; dies with the browser tab. */
export const usePalette = create<{ open: boolean; recent: string[] }>()(() => ({
  open: false,
  recent: readStored('paletteRecent', listOf(asText)) ?? [],
}));

/** Opens or shuts the palette. */
export function showPalette(open: boolean): void {
  usePalette.setState({ open });
}

/** Remembers a choice. */
export function noteChoice(key: string): void {
  const recent = [key, ...usePalette.getState().recent.filter((one) => one !== key)].slice(0, MOST_RECENT);
  writeStored('paletteRecent', recent, 'session');
  usePalette.setState({ recent });
}
