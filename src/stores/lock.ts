import { create } from 'zustand';
import { asFlag } from './checked.ts';
import { asText, readOwn, removeStored, writeStored } from './storage.ts';

interface LockState {
  isLock: boolean;
  /** A salted slow hash of the lock password, never the password; '' while none is set. docs/decisions/010 */
  lockPasswd: string;
}

/** The screen lock of this browser tab. spec §9: session storage. */
export const useLock = create<LockState>()(() => ({
  isLock: readOwn('isLock', asFlag) ?? false,
  lockPasswd: readOwn('lockPasswd', asText) ?? '',
}));

/** Sets the password that the next lock is opened with. */
export async function setLockPassword(password: string): Promise<void> {
  const { lockHash } = await import('./lock-hash.ts');
  const lockPasswd = await lockHash(password);
  writeStored('lockPasswd', lockPasswd, 'session');
  useLock.setState({ lockPasswd });
}

/** Locks this window; without a lock password nothing could open it again, so that nothing happens. spec §4 */
export function lock(): void {
  if (useLock.getState().lockPasswd === '') return;
  writeStored('isLock', true, 'session');
  useLock.setState({ isLock: true });
}

/** Opens the lock when the password is the one it was closed with; both are forgotten then. wire.md §2 */
export async function unlock(password: string): Promise<boolean> {
  const { fitsLockHash } = await import('./lock-hash.ts');
  const { lockPasswd } = useLock.getState();
  if (!(await fitsLockHash(password, lockPasswd)) || lockPasswd !== useLock.getState().lockPasswd) return false;
  clearLock();
  return true;
}

/** Forgets lock and password: login and logout do. spec §4 */
export function clearLock(): void {
  removeStored('isLock', 'session');
  removeStored('lockPasswd', 'session');
  useLock.setState({ isLock: false, lockPasswd: '' });
}
