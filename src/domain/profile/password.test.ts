import { expect, test } from 'vitest';
import { newPasswordFault, passwordStrength } from './password.ts';

test.each([
  ['', 'Enter a new password'],
  ['1234567', 'At least 8 characters'],
  ['密码密码密码密', 'At least 8 characters'],
  ['x'.repeat(257), 'At most 256 characters'],
  ['12345678', undefined],
  ['d41d8cd98f00b204e9800998ecf8427e', undefined],
])('%j: %s', (password, words) => {
  expect(newPasswordFault(password)?.[0]).toBe(words);
});

test.each([
  ['', 0],
  ['Ab1!', 1],
  ['aaaaaaaaaaaa', 1],
  ['password2026', 1],
  ['1234567890', 1],
  ['siewling-qm-account', 1],
  ['lighthouse', 2],
  ['Lighthouse', 2],
  ['Lighthouse7', 3],
  ['Lighthouse-7-Harbour', 4],
  ['correct horse battery', 4],
])('%j is as hard to guess as %d of 4', (password, strength) => {
  expect(passwordStrength(password, 'siewling')).toBe(strength);
});
