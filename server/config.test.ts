import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

const read = (key: string) =>
  readSettings({ SECRET: 'long enough to be taken', SM2_PRIVATE_KEY: key }).config.sm2PrivateKey;

describe('the key that opens sealed passwords', () => {
  it('is none unless one is set', () => {
    expect(read('')).toBeUndefined();
  });
  it('is 64 hex digits, in either case', () => {
    expect(read('5F1C'.repeat(16))).toBe('5f1c'.repeat(16));
  });
  it('is refused in words when it cannot be one', () => {
    for (const key of ['x', '5f1c', 'g'.repeat(64), '0'.repeat(64), 'f'.repeat(64)])
      expect(() => read(key), key).toThrow(
        new SettingsError('SM2_PRIVATE_KEY must be an SM2 private key of 64 hex digits'),
      );
  });
});
