import { describe, expect, it } from 'vitest';
import { ApiCallError, ConnectionError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const { queries, mutations } = createQueryClient().getDefaultOptions();

const refused = (status: number) =>
  new ApiCallError({ status, code: 'internal-error', sentence: '', retryAfterSeconds: null });

/** How many retries follow when `error` persists. */
function retriesOf(retry: unknown, error: Error): number {
  if (typeof retry !== 'function') throw new Error('There is no rule for retries.');
  let failures = 0;
  while (failures < 10 && retry(failures, error)) failures += 1;
  return failures;
}

describe('the defaults of asking', () => {
  it('keep an answer fresh for five minutes and unused for ten', () => {
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000 });
  });

  it('do not ask again by the clock or when the window comes back', () => {
    expect(queries?.refetchOnWindowFocus).toBe(false);
    expect(queries?.refetchInterval).toBeUndefined();
  });

  it('try a question three times more and a change twice, but not after a refusal', () => {
    for (const error of [refused(500), refused(408), new ConnectionError('away')]) {
      expect(retriesOf(queries?.retry, error)).toBe(3);
      expect(retriesOf(mutations?.retry, error)).toBe(2);
    }
    expect(retriesOf(queries?.retry, refused(404))).toBe(0);
    expect(retriesOf(mutations?.retry, refused(402))).toBe(0);
  });

  it('wait one second before a change is tried again', () => {
    expect(mutations?.retryDelay).toBe(1_000);
  });
});
