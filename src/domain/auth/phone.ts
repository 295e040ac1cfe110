import type { Words } from '../kernel/words.ts';

/** Digits of the code that is sent to a phone. wire.md §9.1: exactly 4. */
export const SMS_DIGITS = 4;

const words = {
  empty: ['Please enter your phone number', '请输入手机号码'],
  length: ['The phone number must have 11 digits', '手机号码长度不为11位'],
  format: ['The phone number may only have digits', '手机号码格式不正确'],
} as const satisfies Record<string, Words>;

/**
 * What is wrong with a phone number, or null: empty, not eleven long, not of digits, each said by itself. spec §5.
 * Which numbers are given out differs by country and is not checked. ASSUMED: 009
 */
export function phoneFault(phone: string): Words | null {
  if (phone === '') return words.empty;
  if ([...phone].length !== 11) return words.length;
  return /^\d{11}$/.test(phone) ? null : words.format;
}

/** What is wrong with a code as it was typed, or null. */
export function smsCodeFault(code: string): Words | null {
  return new RegExp(`^\\d{${SMS_DIGITS}}$`).test(code)
    ? null
    : [`Enter the code of ${SMS_DIGITS} digits`, `请输入${SMS_DIGITS}位数的验证码`];
}
