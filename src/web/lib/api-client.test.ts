import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAuditEndpoint, startAuditEndpoint } from '#shared/api/audits.ts';
import { callEndpoint, endpointPath, queryString } from './api-client.ts';
import { ApiCallError, ConnectionError } from './api-error.ts';

const started = { auditId: 'a1', status: 'queued' };

function answerWith(status: number, body: string, headers: Record<string, string> = {}) {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status, headers }));
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('callEndpoint', () => {
  it('sends cookies always and a content type only with a body', async () => {
    const asked = answerWith(202, JSON.stringify(started));
    expect(
      await callEndpoint(startAuditEndpoint, { body: { url: 'a.example' }, headers: { 'idempotency-key': 'k' } }),
    ).toEqual(started);
    const [path, options] = asked.mock.calls[0] ?? [];
    expect(path).toBe('/api/audits');
    expect(options).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: '{"url":"a.example"}',
    });
    answerWith(404, '{}');
    await callEndpoint(getAuditEndpoint, { params: { auditId: 'a1' } }).catch(() => {});
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
  });

  it('reads the one error shape, with when to try again', async () => {
    const body = { success: false, error: 'Too many.', code: 'too-many-requests', requestId: 'r' };
    answerWith(429, JSON.stringify(body), { 'retry-after': '40' });
    await expect(callEndpoint(startAuditEndpoint, { body: { url: 'a.example' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 429,
      code: 'too-many-requests',
      sentence: 'Too many.',
      message: `429: ${JSON.stringify(body)}`,
      retryAfterSeconds: 40,
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [503, ''],
    [200, '{"auditId":7}'],
    [200, 'no json'],
  ])('turns an answer nobody agreed on (%d %s) into a sentence', async (status, body) => {
    answerWith(status, body);
    const failure = await callEndpoint(startAuditEndpoint, { body: { url: 'a.example' } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ApiCallError);
    expect(failure).toMatchObject({ status, code: 'unexpected-answer' });
  });

  it('distinguishes a lost connection from a response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callEndpoint(startAuditEndpoint, { body: { url: 'a.example' } })).rejects.toBeInstanceOf(
      ConnectionError,
    );
  });
});

describe('endpointPath', () => {
  it('fills in and escapes', () => {
    expect(endpointPath('/api/audits/:auditId/events', { auditId: 'a/b' })).toBe('/api/audits/a%2Fb/events');
  });
});

it('puts what is given of a query after the path', () => {
  expect(queryString({ search: 'a&b c', cursor: undefined, limit: 50, plan: '' })).toBe('?search=a%26b+c&limit=50');
  expect(queryString(undefined)).toBe('');
});
