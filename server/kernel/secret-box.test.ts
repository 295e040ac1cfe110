import { expect, test } from 'vitest';
import type { Config } from './context.ts';
import { openSecret, shutSecret } from './secret-box.ts';

const under = (secret: string) => ({ config: { secret } as Config });
const deps = under('a secret of this server');

test('opens what it shut, and says nothing of it meanwhile', () => {
  const box = shutSecret(deps, 'here', 'clé 密钥');
  expect(openSecret(deps, 'here', box)).toBe('clé 密钥');
  expect(Buffer.from(box.slice(3), 'base64url').includes('密钥')).toBe(false);
  expect(shutSecret(deps, 'here', 'clé 密钥')).not.toBe(box);
});

test('does not open under another secret, elsewhere, or when anything was changed', () => {
  const box = shutSecret(deps, 'here', 'secret');
  expect(openSecret(under('another secret'), 'here', box)).toBeNull();
  expect(openSecret(deps, 'there', box)).toBeNull();
  expect(openSecret(deps, 'here', `${box.slice(0, -2)}${box.endsWith('AA') ? 'BB' : 'AA'}`)).toBeNull();
  for (const rubbish of ['', 'secret', 'v1.', 'v1.AAAA', 'v2.AAAA'])
    expect(openSecret(deps, 'here', rubbish)).toBeNull();
});
