import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorBody } from '#shared/errors.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const body = (text: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers,
  body: text,
});
const SENTENCE = /^[A-Z].*[.!]$/s;

/** Every way in which a request can be wrong, and what it is answered. */
const CASES: readonly (readonly [what: string, path: string, init: RequestInit, status: number, code: string])[] = [
  ['cut JSON', '/api/audits', body('{"url":'), 400, 'bad-json'],
  ['no body', '/api/audits', { method: 'POST', headers: JSON_TYPE }, 400, 'bad-json'],
  ['invalid UTF-8', '/api/audits', body(new Uint8Array([0x22, 0xff, 0x22])), 400, 'bad-json'],
  ['deep JSON', '/api/audits', body('['.repeat(50_000)), 400, 'bad-json'],
  ['deep valid JSON', '/api/audits', body('['.repeat(20_000) + ']'.repeat(20_000)), 400, 'invalid-request'],
  ['an array', '/api/audits', post([]), 400, 'invalid-request'],
  ['null', '/api/audits', post(null), 400, 'invalid-request'],
  ['no url', '/api/audits', post({}), 400, 'invalid-request'],
  ['a list as url', '/api/audits', post({ url: ['a.example', 'b.example'] }), 400, 'invalid-request'],
  ['a number as url', '/api/audits', post({ url: 42 }), 400, 'invalid-request'],
  ['a long url', '/api/audits', post({ url: `a.example/${'x'.repeat(3000)}` }), 400, 'invalid-request'],
  [
    'a form',
    '/api/audits',
    body('url=a.example', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'wrong-content-type',
  ],
  ['text', '/api/audits', body('{"url":"a.example"}', { 'content-type': 'text/plain' }), 415, 'wrong-content-type'],
  ['no type', '/api/audits', body(new Uint8Array([0x7b, 0x7d]), {}), 415, 'wrong-content-type'],
  ['a body above the limit', '/api/audits', post({ url: 'x'.repeat(110_000) }), 413, 'too-large'],
  [
    'a length above the limit',
    '/api/audits',
    body('{}', { ...JSON_TYPE, 'content-length': '1000000000' }),
    413,
    'too-large',
  ],
  ['a foreign origin', '/api/audits', post({ url: 'a.example' }, { origin: 'https://evil.example' }), 403, 'forbidden'],
  ['no origin at all', '/api/audits', post({ url: 'a.example' }, { origin: 'null' }), 403, 'forbidden'],
  [
    'a look-alike origin',
    '/api/audits',
    post({ url: 'a.example' }, { origin: 'http://localhost.evil.example:3000' }),
    403,
    'forbidden',
  ],
  [
    'a cross-site request',
    '/api/audits',
    post({ url: 'a.example' }, { 'sec-fetch-site': 'cross-site' }),
    403,
    'forbidden',
  ],
  [
    'a same-site request',
    '/api/audits',
    post({ url: 'a.example' }, { 'sec-fetch-site': 'same-site' }),
    403,
    'forbidden',
  ],
  ['an address of this machine', '/api/audits', post({ url: 'http://127.0.0.1/' }), 422, 'blocked-address'],
  ['what is no address', '/api/analyze', post({ url: 'not an address' }), 422, 'invalid-url'],
  ['a site that refuses us', '/api/analyze', post({ url: 'refused.example.com' }), 422, 'robots-refused'],
  ['a bad key', '/api/audits', post({ url: 'a.example' }, { 'idempotency-key': 'with space' }), 400, 'invalid-request'],
  ['an audit that is not there', '/api/audits/0123456789abcdef0123456789abcdef', {}, 404, 'not-found'],
  ['its events', '/api/audits/0123456789abcdef0123456789abcdef/events', {}, 404, 'not-found'],
  [
    'its corrections',
    '/api/audits/0123456789abcdef0123456789abcdef/corrections',
    post({ name: 'A' }),
    404,
    'not-found',
  ],
  ['a strange id', '/api/audits/%00', {}, 404, 'not-found'],
  ['a broken escape', '/api/audits/%E0%A4%A', {}, 404, 'not-found'],
  ['an unknown path', '/api/nothing', {}, 404, 'not-found'],
  ['an unknown path for POST', '/api/nothing', post({}), 404, 'not-found'],
  ['the API itself', '/api', {}, 404, 'not-found'],
  ['another method', '/api/audits', { method: 'DELETE' }, 405, 'method-not-allowed'],
  ['GET where POST is', '/api/analyze', {}, 405, 'method-not-allowed'],
  ['an account where there is none', '/api/auth/me', {}, 401, 'not-signed-in'],
  ['a download of nothing', '/api/export-pdf', {}, 404, 'no-audit'],
];

describe('every error', () => {
  it.each(CASES)('%s: one shape, one sentence', async (_, path, init, status, code) => {
    const response = await fixture.ask(path, init);
    const text = await response.text();
    expect(response.status, text).toBe(status);
    const error = ErrorBody.strict().parse(JSON.parse(text));
    expect(error).toMatchObject({ success: false, code });
    expect(error.error).toMatch(SENTENCE);
    expect(error.error).not.toMatch(/\bat \/|node_modules|stack|undefined|\[object/);
    expect(response.headers.get('x-request-id')).toBe(error.requestId);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    if (status === 429 || status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('names the methods that are there', async () => {
    const response = await fixture.ask('/api/audits', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('POST, GET');
  });

  it('hides what went wrong inside, and logs it under the request id', async () => {
    const { orm } = fixture.database;
    const broken = fixture.database;
    Object.assign(broken, {
      orm: new Proxy(orm, {
        get: () => () => {
          throw new Error('inner detail');
        },
      }),
    });
    const response = await fixture.askAsStranger('/api/audits', post({ url: 'a.example' }));
    Object.assign(broken, { orm });
    const error = ErrorBody.parse(await response.json());
    expect(response.status).toBe(500);
    expect(error).toMatchObject({ code: 'internal-error' });
    expect(JSON.stringify(error)).not.toContain('inner detail');
    expect(fixture.logLines.find((line) => line.includes('inner detail'))).toContain(error.requestId);
  });

  it.each([
    Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('x'), { code: '57P01' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('wrapped', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }),
  ])('a database that is away (%s) is 503 with Retry-After', async (cause) => {
    const { orm } = fixture.database;
    const failing = new Proxy(orm, {
      get: () => () => {
        throw cause;
      },
    });
    Object.assign(fixture.database, { orm: failing });
    const response = await fixture.askAsStranger('/api/audits', post({ url: 'a.example' }));
    Object.assign(fixture.database, { orm });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'temporarily-unavailable' });
  });
});
