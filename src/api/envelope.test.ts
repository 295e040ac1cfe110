import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { opened } from './envelope.ts';
import { worthRetrying } from './query-client.ts';

const refusal = (status: number, body: unknown): ApiError => {
  try {
    opened(status, body);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('was not refused');
};

describe('the envelope', () => {
  it.each([
    ['data of a success', 200, { code: 200, success: true, data: { a: 1 }, msg: 'ok' }, { a: 1 }],
    ['a code said as text', 200, { code: '200', data: [] }, []],
    ['a flat body without a code', 200, { access_token: 'x' }, { access_token: 'x' }],
    ['a success without data', 200, { code: 200, msg: 'ok' }, { code: 200, msg: 'ok' }],
    ['plain text', 200, 'pong', 'pong'],
  ])('opens %s', (_what, status, body, data) => {
    expect(opened(status, body)).toEqual(data);
  });

  it.each([
    ['a business refusal', 400, { code: 400, msg: 'no', data: {} }, 400, 'no'],
    ['a refusal inside HTTP 200', 200, { code: 401, msg: 'sign in' }, 401, 'sign in'],
    ['a failed login', 400, { error: 'invalid_grant', error_description: 'wrong' }, 400, 'wrong'],
    ['a page of a proxy', 404, '<html>', 404, /unexpected answer \(404\)/],
    ['a refusal without words', 409, { code: 409 }, 409, 'Operation failed'],
  ])('refuses %s', (_what, status, body, code, msg) => {
    const error = refusal(status, body);
    expect(error.code).toBe(code);
    expect(error.msg).toMatch(msg);
  });

  it('hands on what single fields are told', () => {
    const error = refusal(400, { code: 400, msg: 'check', data: { fields: { 'defects.0.defectImg': 'Required' } } });
    expect(error.fields).toEqual({ 'defects.0.defectImg': 'Required' });
  });
});

describe('asking again', () => {
  it.each([
    [0, new ApiError(0, ''), true],
    [1, new ApiError(503, ''), true],
    [2, new ApiError(503, ''), false],
    [0, new ApiError(400, ''), false],
    [0, new ApiError(401, ''), false],
    [0, new ApiError(404, ''), false],
    [0, new ApiError(409, ''), false],
    [0, new TypeError('bug'), false],
  ])('after %i failures with %o: %s', (failures, error, again) => {
    expect(worthRetrying(failures, error)).toBe(again);
  });
});
