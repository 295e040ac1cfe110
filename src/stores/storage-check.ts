import type { Area } from './storage.ts';

export interface AreaState {
  /** Something can be written and read again. */
  usable: boolean;
  entries: number;
  /** Names and values as the browser counts them: two bytes a letter. */
  bytes: number;
}

const PROBE = 'qcdm-probe';

/** How an area of web storage does, and how much lies in it; never what. */
export function checkStorage(area: Area): AreaState {
  try {
    const storage = area === 'session' ? window.sessionStorage : window.localStorage;
    storage.setItem(PROBE, PROBE);
    const usable = storage.getItem(PROBE) === PROBE;
    storage.removeItem(PROBE);
    const entries = Object.entries(storage);
    const letters = entries.reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
    return { usable, entries: entries.length, bytes: letters * 2 };
  } catch {
    return { usable: false, entries: 0, bytes: 0 };
  }
}
