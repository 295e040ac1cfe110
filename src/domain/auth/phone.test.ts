import { describe, expect, test } from 'vitest';
import { phoneFault, smsCodeFault } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['', 'Please enter your phone number'],
    ['1', 'The phone number must have 11 digits'],
    ['1380000100', 'The phone number must have 11 digits'],
    ['138000010033', 'The phone number must have 11 digits'],
    ['abc', 'The phone number must have 11 digits'],
    ['1380000100a', 'The phone number may only have digits'],
    ['１３８０００１０００３', 'The phone number may only have digits'],
    ['138 0001003', 'The phone number may only have digits'],
    ['+6581234567', 'The phone number may only have digits'],
    ['13800001003', undefined],
    ['00000000000', undefined],
  ])('%j: %s', (phone, words) => {
    expect(phoneFault(phone)?.[0]).toBe(words);
  });
});

test.each([
  ['', false],
  ['123', false],
  ['12345', false],
  ['12a4', false],
  ['0000', true],
])('a code %j', (code, good) => {
  expect(smsCodeFault(code) === null).toBe(good);
});
