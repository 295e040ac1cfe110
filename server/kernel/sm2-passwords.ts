/** A point (128 digits, the 04 before it left out), at least one byte, a digest (64). wire.md §2: C1C2C3 in hex */
const SEALED = /^(?:[0-9a-f]{2}){97,353}$/i;

// Only some installations are asked for it: the library comes when it is used.
const library = async () => (await import('sm-crypto-v2')).sm2;

/** Whether a password travels in the SM2 form: much longer than md5-hex, and nothing but hex. ASSUMED: 026 */
export function isSealed(password: string): boolean {
  return SEALED.test(password);
}

/** What was sealed with the public key that belongs to this private one; null when it was not, or when there is no key. */
export async function unsealed(privateKey: string | undefined, sealed: string): Promise<string | null> {
  if (!privateKey || !isSealed(sealed)) return null;
  const { doDecrypt } = await library();
  // Some clients send the 04; and a point may begin with 04 by itself.
  for (const form of sealed.startsWith('04') ? [sealed, sealed.slice(2)] : [sealed]) {
    try {
      const text = doDecrypt(form.toLowerCase(), privateKey, 0, { output: 'string' });
      if (text !== '') return text;
    } catch {
      // No point of the curve: made for nobody.
    }
  }
  return null;
}

/** The public key that clients are configured with, 130 hex digits; '' without a private one. */
export async function publicKeyOf(privateKey: string | undefined): Promise<string> {
  return privateKey ? (await library()).getPublicKeyFromPrivateKey(privateKey) : '';
}
