import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditStarted } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { ENDPOINT_MATRIX } from '#test/endpoint-matrix.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { rateLimits } from '../store/audits/audit-schema.ts';

/** Rows of the catalogue of hostile inputs, section "Requests to our own API", by their numbers. */

let fixture: ServiceFixture;
let free: TestAccount;
let owner: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  [free, owner] = [await openAccount(fixture, {}), await openAccount(fixture, { role: 'owner', plan: 'agency' })];
});
afterAll(() => fixture.close());

/** Paths of every endpoint that takes a body, with made-up objects in their places. */
const WRITES = Object.keys(ENDPOINT_MATRIX).flatMap((endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ');
  return method === 'GET' || path === '/api/auth/logout' ? [] : [{ method, path: path.replace(/:\w+/g, 'made-up') }];
});
const READS = Object.keys(ENDPOINT_MATRIX).flatMap((endpoint) => {
  const [method, path = ''] = endpoint.split(' ');
  return method === 'GET' ? [path.replace(/:\w+/g, 'made-up')] : [];
});

/** An answer that tells nothing but a sentence, or the success that the contract names. */
async function expectOrderly(response: Response, what: string): Promise<void> {
  const text = await response.text();
  if (response.ok) return;
  const error = ErrorBody.strict().parse(JSON.parse(text));
  expect(error.code, what).not.toBe('internal-error');
  expect(text, what).not.toMatch(/node_modules|at \/|Failed query|select |insert /);
}

describe('108: hostile bodies', () => {
  const deep = `{"url":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`;
  const BODIES: readonly (readonly [what: string, body: string])[] = [
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['text', '"x"'],
    ['deep', deep],
    ['__proto__', '{"__proto__":{"isAdmin":true,"plan":"agency"},"constructor":{"prototype":{"plan":"agency"}}}'],
    ['twice the same key', '{"email":"a@porchlight.example","email":["b"],"url":1,"url":2}'],
    [
      'NUL and lone surrogates',
      '{"url":"\\u0000\\ud800","email":"\\u0000","name":"\\udfff","reason":"\\u0000\\u0000\\u0000"}',
    ],
    [
      'NUL in every text',
      JSON.stringify({
        ...{
          url: 'a\u0000.example',
          urls: ['a\u0000.example'],
          name: 'a\u0000b',
          token: 'a\u0000',
          userAbId: 'a\u0000bcdefgh',
        },
        ...{
          email: 'a\u0000b@porchlight.example',
          password: '\u000012345678',
          currentPassword: '\u0000',
          newPassword: '\u000012345678',
        },
        ...{
          reason: 'be\u0000cause',
          text: 'a\u0000b',
          basis: 'a\u0000b',
          author: 'a\u0000',
          authorRole: null,
          isPublished: false,
        },
        ...{
          kind: 'claim',
          role: 'user',
          plan: 'pro',
          until: null,
          suspended: false,
          addOnId: 'qa-year-pack',
          auditId: 'a\u0000',
        },
        ...{ price: 'pro\u0000', targetKeyword: 'a\u0000', properties: { text: 'a\u0000b' } },
      }),
    ],
    ['long text', JSON.stringify({ url: 'x'.repeat(90_000), email: 'y'.repeat(5000), name: 'z'.repeat(5000) })],
    ['wrong kinds', '{"url":[],"email":{},"password":1,"reason":[],"urls":{},"name":false,"token":[],"percent":"1e9"}'],
  ];

  it.each(BODIES)('%s is answered in order by every endpoint, to those it lets in', async (what, body) => {
    for (const { method, path } of WRITES) {
      await fixture.database.orm.delete(rateLimits);
      for (const ask of path.startsWith('/api/admin/') ? [owner.ask] : [free.ask, owner.ask]) {
        const response = await ask(path, { method, body, headers: { 'content-type': 'application/json' } });
        await expectOrderly(response, `${what}: ${method} ${path}`);
      }
    }
    expect(Object.hasOwn(Object.prototype, 'plan') || 'isAdmin' in {}).toBe(false);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
    'sent as %s reaches no endpoint that takes JSON',
    async (type) => {
      for (const { method, path } of WRITES) {
        await fixture.database.orm.delete(rateLimits);
        const body = 'email=a%40porchlight.example&password=12345678&reason=because';
        const response = await owner.ask(path, { method, body, headers: { 'content-type': type } });
        if (response.ok) expect(path, 'takes no body').toMatch(/sessions|resend-verification|report-brand|access\/end/);
        else await expectOrderly(response, `${method} ${path}`);
      }
    },
  );

  it('of 100 MB in pieces is not read beyond the limit', async () => {
    let pulled = 0;
    const piece = new Uint8Array(16 * 1024).fill(0x20);
    const endless = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull(controller) {
          pulled += piece.byteLength;
          if (pulled > 100 * 1024 * 1024) controller.close();
          else controller.enqueue(piece);
        },
      });
    for (const path of ['/api/audits', '/api/auth/login', '/api/auth/register', '/api/events']) {
      pulled = 0;
      const headers = { 'content-type': 'application/json' };
      const request = new Request(`http://localhost${path}`, {
        method: 'POST',
        body: endless(),
        duplex: 'half',
        headers,
      });
      const response = await fixture.service.app.request(request);
      expect(response.status, path).toBe(413);
      expect(pulled, path).toBeLessThan(256 * 1024);
    }
  });
});

describe('110: parameters', () => {
  it.each([
    'url=a.example&url=b.example&count=8&count=9',
    'limit=1&limit=2',
    'limit=1e9',
    'limit=-1',
    'limit=NaN',
    'limit=0x10',
    'limit[]=1',
    'cursor=%00',
    `cursor=${'x'.repeat(300)}`,
    `search=${'%25_'.repeat(60)}`,
    'search=%27%20or%201%3D1--',
    'days=1e9',
    'plan=free&plan=agency',
    '__proto__=x&constructor=y',
    '%ff=%fe',
  ])('?%s is answered in order by every endpoint', async (query) => {
    await fixture.database.orm.delete(rateLimits);
    for (const path of READS) {
      const response = await owner.ask(`${path}?${query}`, { headers: { 'sec-fetch-site': 'same-origin' } });
      await expectOrderly(response, `${path}?${query}`);
    }
  });
});

describe('111: a page elsewhere that starts audits in its visitors’ names', () => {
  it.each(['/api/analyze', '/api/audits', '/api/audits/bulk'])('is refused at %s', async (path) => {
    const runs = fixture.engine.runs.length;
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const response = await owner.ask(
        path,
        post({ url: 'victim.example.com', urls: ['victim.example.com'] }, headers),
      );
      expect(response.status).toBe(403);
    }
    expect(fixture.engine.runs).toHaveLength(runs);
  });
});

describe('113: every call sent three times, as the specified client may', () => {
  it('is one audit and one reading with its key', async () => {
    const init = post({ url: 'thrice.example.com' }, { 'idempotency-key': crypto.randomUUID() });
    const answers = await Promise.all([1, 2, 3].map(() => free.ask('/api/audits', init)));
    const ids = await Promise.all(answers.map(async (answer) => AuditStarted.parse(await answer.json()).auditId));
    expect(new Set(ids).size).toBe(1);
    const analyses = await Promise.all([1, 2, 3].map(() => free.ask('/api/analyze', init)));
    expect(
      analyses.map(({ status }) => status),
      'the key belongs to the other endpoint',
    ).toEqual([409, 409, 409]);
  });
});

describe('119: pages of other origins', () => {
  it.each([
    'null',
    'https://evil.example',
    'http://localhost.evil.example:3000',
    'http://localhost:3000.evil.example',
    'http://evil-localhost:3000',
    'http://sub.localhost:3000',
    'file://',
    'http://LOCALHOST:3001',
  ])('%s may neither read nor change', async (origin) => {
    for (const [path, init] of [
      ['/api/auth/me', { headers: { origin } }],
      ['/api/audits', { headers: { origin } }],
      ['/api/audits', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }],
    ] as const) {
      const { headers } = await owner.ask(path, init);
      expect(
        [...headers.keys()].filter((name) => name.startsWith('access-control-')),
        path,
      ).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
    expect((await owner.ask('/api/account/sessions/revoke-others', post({}, { origin }))).status).toBe(403);
  });
});
