import { sm2 } from 'sm-crypto-v2';

/** Seals a password as open Blade clients do: C1C2C3 in hex, the leading 04 left out. wire.md §2 */
export function sealed(password: string, publicKey: string): string {
  return sm2.doEncrypt(password, publicKey, 0);
}
