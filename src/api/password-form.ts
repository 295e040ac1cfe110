import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { passwordForm, sm2PublicKey } from './client-settings.ts';

/** A password as the sign-in sends it. wire.md §2 */
export async function sentPassword(password: string): Promise<string> {
  if (passwordForm !== 'sm2') return chosenPassword(password);
  // A file of its own: only a build that is told so ever fetches it.
  const { sealed } = await import('./sm2-password.ts');
  return sealed(password, sm2PublicKey);
}

/** A password as a person changes it: servers of the sm2 form take it plain there. wire.md §2 */
export function chosenPassword(password: string): string {
  return passwordForm === 'md5' ? bytesToHex(md5(utf8ToBytes(password))) : password;
}
