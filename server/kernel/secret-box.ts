import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Deps } from './context.ts';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Shuts a secret that must be said again later, as keys of other systems are: AES-256-GCM under a key that follows from
 * SECRET. `about` is bound to it, so that it opens only where it was put. docs/decisions/025
 */
export function shutSecret(deps: Pick<Deps, 'config'>, about: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(deps), iv).setAAD(Buffer.from(about));
  const shut = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), shut]).toString('base64url')}`;
}

/** The secret in a box; null when it was shut under another SECRET, put elsewhere, or is no box at all. */
export function openSecret(deps: Pick<Deps, 'config'>, about: string, box: string): string | null {
  const [version, content = ''] = box.split('.');
  const bytes = Buffer.from(content, 'base64url');
  if (version !== VERSION || bytes.length < IV_BYTES + TAG_BYTES) return null;
  const cipher = createDecipheriv('aes-256-gcm', keyOf(deps), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
  } catch {
    // Not ours, or not any more: whoever asked says what to do about it.
    return null;
  }
}

function keyOf({ config }: Pick<Deps, 'config'>): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', config.secret, '', 'qcdm secret box', 32));
}
