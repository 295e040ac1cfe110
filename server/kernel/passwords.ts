import { createHash, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice: 19 MiB, two passes, one lane. docs/decisions/003 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Browsers of this family send md5-hex, scripts the plain text: both become md5-hex before hashing. wire.md §2 */
function canonical(password: string): string {
  return /^[0-9a-f]{32}$/i.test(password)
    ? password.toLowerCase()
    : createHash('md5').update(password, 'utf8').digest('hex');
}

/** argon2id over md5-hex of a password, given plain or as md5-hex. */
export function hashPassword(password: string): Promise<string> {
  return hash(canonical(password), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the one of this hash. Without a hash (no such account) the same work is done and the answer is
 * no, so that the time of a refusal does not tell whether an account exists.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(randomUUID());
  const right = await verify(stored ?? (await decoy), canonical(password));
  return right && stored !== undefined;
}
