import { describe, expect, it } from 'vitest';
import { ApiError, ConnectionError } from './api-error.ts';
import { isWorthRetrying, retryDelayMs } from './query-client.ts';

const answer = (status: number, message = '') =>
  new ApiError({ status, message, code: 'internal-error', retryAfterSeconds: null });

describe('isWorthRetrying', () => {
  it.each([
    [answer(404), false],
    [answer(429), false],
    [answer(408), true],
    [answer(500), true],
    [answer(503, 'Answered 404 times'), true],
    [new ConnectionError('away'), true],
  ])('%s: %s', (error, expected) => {
    expect(isWorthRetrying(error)).toBe(expected);
  });
});

describe('retryDelayMs', () => {
  it('doubles from one second and stops growing at thirty', () => {
    expect([0, 1, 2, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 30000, 30000]);
  });
});
