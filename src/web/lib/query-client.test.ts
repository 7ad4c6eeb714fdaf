import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { createQueryClient, isWorthRetrying, retryDelayMs } from './query-client.ts';

const answer = (status: number, message = '') =>
  new ApiCallError({ status, sentence: message, code: 'internal-error', retryAfterSeconds: null });

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

describe('createQueryClient', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', { protocol: 'http:' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['not-signed-in', null],
    ['wrong-credentials', { email: 'dana@lantern.example' }],
  ] as const)('takes %s for what it is', async (code, userAfterwards) => {
    const client = createQueryClient();
    client.setQueryData(['current-user'], { email: 'dana@lantern.example' });
    const refused = new ApiCallError({ status: 401, sentence: '', code, retryAfterSeconds: null });
    await client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refused) }).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getQueryData(['current-user'])).toEqual(userAfterwards);
  });
});
