import { scryptAsync } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

// Loaded when somebody locks or unlocks. Written in JavaScript, because browsers lend their own slow hashes only to pages
// that come by https; in slices, so that the page lives on meanwhile. docs/decisions/010
const LOG_N = 15;
const R = 8;
const P = 1;
const SLICE_MS = 8;

/** A salted slow hash of a lock password: `scrypt$15$8$1$salt$hash`. */
export async function lockHash(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return ['scrypt', LOG_N, R, P, bytesToHex(salt), bytesToHex(await derive(password, salt))].join('$');
}

/** Whether the hash was made of this password; false for a hash that is none. */
export async function fitsLockHash(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = /^scrypt\$15\$8\$1\$([\da-f]{32})\$([\da-f]{64})$/.exec(hash) ?? [];
  return key !== '' && bytesToHex(await derive(password, hexToBytes(salt))) === key;
}

function derive(password: string, salt: Uint8Array): Promise<Uint8Array> {
  // The same sign can be typed as one character or as two.
  return scryptAsync(password.normalize('NFKC'), salt, { N: 2 ** LOG_N, r: R, p: P, dkLen: 32, asyncTick: SLICE_MS });
}
