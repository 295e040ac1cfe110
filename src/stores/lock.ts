import { create } from 'zustand';
import { asText, type Check, readStored, removeStored, writeStored } from './storage.ts';

interface LockState {
  isLock: boolean;
  lockPasswd: string;
}

const asFlag: Check<boolean> = (content) => (typeof content === 'boolean' ? content : undefined);

/** The screen lock of this browser tab. spec §9: session storage. */
export const useLock = create<LockState>()(() => ({
  isLock: readStored('isLock', asFlag) ?? false,
  lockPasswd: readStored('lockPasswd', asText) ?? '',
}));

/** Locks with the password the person chose. */
export function lock(lockPasswd: string): void {
  writeStored('lockPasswd', lockPasswd, 'session');
  writeStored('isLock', true, 'session');
  useLock.setState({ isLock: true, lockPasswd });
}

/** Opens the lock when the password is the one it was closed with. wire.md §2 */
export function unlock(password: string): boolean {
  if (password !== useLock.getState().lockPasswd) return false;
  clearLock();
  return true;
}

/** Forgets lock and password: login and logout do. spec §4 */
export function clearLock(): void {
  removeStored('isLock', 'session');
  removeStored('lockPasswd', 'session');
  useLock.setState({ isLock: false, lockPasswd: '' });
}
