import { sm2 } from 'sm-crypto-v2';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** The module as a build with these settings has it. */
async function built(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('./password-form.ts');
}
afterEach(() => vi.unstubAllEnvs());

describe('how a password travels', () => {
  it('as md5 in lower-case hex unless the build says otherwise', async () => {
    const { sentPassword, chosenPassword } = await built({});
    expect(await sentPassword('admin')).toBe('21232f297a57a5a743894a0e4a801fc3');
    expect(chosenPassword('密码')).toBe('a8105204604a0b11e916f3879aae3b0b');
  });
  it('plain', async () => {
    const { sentPassword, chosenPassword } = await built({ VITE_PASSWORD_FORM: 'plain' });
    expect([await sentPassword('admin'), chosenPassword('admin')]).toEqual(['admin', 'admin']);
  });
  it('sealed for the server’s key at the sign-in, plain where it is changed', async () => {
    const { publicKey, privateKey } = sm2.generateKeyPairHex();
    const { sentPassword, chosenPassword } = await built({
      VITE_PASSWORD_FORM: 'sm2',
      VITE_SM2_PUBLIC_KEY: publicKey,
    });
    const sent = await sentPassword('pass 密码');
    expect(sent).toMatch(/^[0-9a-f]{214}$/);
    expect(sm2.doDecrypt(sent, privateKey, 0)).toBe('pass 密码');
    expect(chosenPassword('pass 密码')).toBe('pass 密码');
  });
});
