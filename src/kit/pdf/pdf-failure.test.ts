import { expect, test } from 'vitest';
import { failureOf } from './pdf-failure.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error('why'), { name, ...more });

test.each([
  [named('ResponseException', { status: 404 }), 'missing'],
  [named('ResponseException', { status: 403 }), 'missing'],
  [named('ResponseException', { status: 502 }), 'unreachable'],
  [named('ResponseException', { status: 0 }), 'unreachable'],
  [named('InvalidPDFException'), 'damaged'],
  [named('UnknownErrorException'), 'damaged'],
  [named('UnknownErrorException', { message: 'Failed to fetch' }), 'unreachable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [undefined, 'damaged'],
])('%s means %s', (error, word) => expect(failureOf(error)).toBe(word));
