import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiKeyEndpoint } from '#shared/api/account.ts';
import { AuditedAnalysis, AuditStarted } from '#shared/api/audits.ts';
import { CurrentUser } from '#shared/api/auth.ts';
import { ErrorBody } from '#shared/errors.ts';
import { openAccount, PASSWORD, type TestAccount } from '#test/account-fixture.ts';
import { ENDPOINT_MATRIX } from '#test/endpoint-matrix.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { users } from '../store/accounts/account-schema.ts';
import { addOnGrants, planGrants, subscriptions } from '../store/billing/billing-schema.ts';

/** Rows of the catalogue of hostile inputs about whoever claims to be somebody else, by their numbers. */

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

describe('116: an audit', () => {
  const auditOf = async (ask: ServiceFixture['ask'], url: string) =>
    AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json()).auditId;

  it('is not opened by the cookie of a session that was logged out, nor by the next account of the browser', async () => {
    const cookies: string[] = [];
    const jar = visitor(fixture.service);
    const ask: ServiceFixture['ask'] = async (path, init) => {
      const response = await jar(path, init);
      cookies.push(...response.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
      return response;
    };
    const account = await openAccount(fixture, { ask });
    const auditId = await auditOf(account.ask, 'logout.example.com');
    const cookie = cookies.join('; ');
    const withOldCookies = () => fixture.service.app.request(`/api/audits/${auditId}`, { headers: { cookie } });
    expect((await withOldCookies()).status).toBe(200);
    await account.ask('/api/auth/logout', post({}));
    expect((await withOldCookies()).status).toBe(404);
    expect((await account.ask(`/api/audits/${auditId}`)).status).toBe(404);
    const next = await openAccount(fixture, { ask: jar });
    expect((await next.ask(`/api/audits/${auditId}`)).status).toBe(404);
    expect(await (await next.ask('/api/audits')).text()).not.toContain(auditId);
  });

  it('of a visitor is the account’s after signing up, and no longer the old cookie’s', async () => {
    const ask = visitor(fixture.service);
    const started = await ask('/api/audits', post({ url: 'signup.example.com' }));
    const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { auditId } = AuditStarted.parse(await started.json());
    const account = await openAccount(fixture, { ask });
    expect((await account.ask(`/api/audits/${auditId}`)).status).toBe(200);
    expect((await fixture.service.app.request(`/api/audits/${auditId}`, { headers: { cookie } })).status).toBe(404);
  });

  it('stays available after a downgrade, with what the plan shows, and only to its owner', async () => {
    const account = await openAccount(fixture, { plan: 'agency' });
    const auditId = await auditOf(account.ask, 'written.downgrade.example.com');
    await account.setPlan('free');
    const texts = await (await account.ask(`/api/audits/${auditId}/texts`)).text();
    expect(texts).toContain('plan-required');
    expect(texts).not.toContain('SECRET-summary-alpha-END');
    for (const path of [`/api/audits/${auditId}`, `/api/audits/${auditId}/texts`]) {
      expect((await account.ask(path)).status).toBe(200);
      for (const ask of [fixture.askAsStranger, free.ask, owner.ask]) expect((await ask(path)).status).toBe(404);
    }
  });

  it.each(['0', '\0', '../audits', '%2e%2e', "' or '1'='1", 'x'.repeat(5000)])(
    'cannot be guessed as %s',
    async (id) => {
      const response = await owner.ask(`/api/audits/${encodeURIComponent(id)}`);
      expect(response.status).toBe(id === '\0' ? 400 : 404);
      ErrorBody.strict().parse(await response.json());
    },
  );
});

describe('117: what a body says of its sender', () => {
  const WISHES = {
    plan: 'agency',
    role: 'owner',
    userId: 'another',
    accountId: 'another',
    owner: { kind: 'account', accountId: 'another' },
    isPro: true,
    isAdmin: true,
    emailVerified: true,
    suspendedAt: null,
    overallScore: 100,
    score: 100,
    priceCents: 1,
    grantedAddOns: ['qa-year-pack'],
  };

  it('grants no role and no plan at sign-up', async () => {
    const ask = visitor(fixture.service);
    const email = 'wishes@porchlight.example';
    expect((await ask('/api/auth/register', post({ email, password: PASSWORD, ...WISHES }))).status).toBe(200);
    const { user } = z.object({ user: CurrentUser }).parse(await (await ask('/api/auth/me')).json());
    expect(user).toMatchObject({ email, plan: 'free', role: 'user', emailVerified: false });
  });

  it('changes nothing of an account at any endpoint', async () => {
    const account = await openAccount(fixture, {});
    const { orm } = fixture.database;
    const stateOf = async () => ({
      user: await orm.select({ role: users.role, email: users.email }).from(users).where(eq(users.id, account.id)),
      grants: await orm.$count(planGrants, eq(planGrants.userId, account.id)),
      addOns: await orm.$count(addOnGrants, eq(addOnGrants.userId, account.id)),
      subscriptions: await orm.$count(subscriptions, eq(subscriptions.userId, account.id)),
    });
    const before = await stateOf();
    const more = { url: 'wish.example.com', name: 'Wish', email: 'b@porchlight.example', reason: 'because' };
    for (const { method, path } of WRITES) {
      const body = JSON.stringify({ ...WISHES, ...more, addOnId: 'qa-year-pack', until: null });
      await account.ask(path.replace('made-up', account.id), {
        method,
        body,
        headers: { 'content-type': 'application/json', 'x-user-id': 'another', 'x-plan': 'agency' },
      });
    }
    expect(await stateOf()).toEqual(before);
    expect(await (await account.ask('/api/auth/me')).json()).toMatchObject({ user: { plan: 'free', role: 'user' } });
  });
});

describe('120: the log of everything above and of a whole visit', () => {
  it('is one line of JSON an event, without control characters and without a secret', async () => {
    const ask = visitor(fixture.service);
    const terminal = '\u001b]0;owned\u0007\u009b2J\u202e';
    const headers = { 'user-agent': `Mozilla ${'\u001b'}[31m`, referer: 'https://evil.example/?token=REFERRER-SECRET' };
    const injected = `a.example\r\n{"level":"error","event":"forged"}${terminal}`;
    await ask('/api/audits', post({ url: injected }, headers));
    await ask('/api/audits', post({ url: 'https://user:TARGET-SECRET@shop.example/' }, headers));
    await ask('/api/audits', post({ url: 'user:TARGET-SECRET@127.0.0.1' }, headers));
    await ask('/api/audits', post({ url: 'http://127.0.0.1/?key=TARGET-SECRET' }, headers));
    await ask('/api/audits', post({ url: 'broken.example.com' }, headers));
    const account = await openAccount(fixture, { ask, plan: 'agency' });
    await ask('/api/auth/login', post({ email: account.email, password: 'TYPED-SECRET password' }, headers));
    await ask('/api/auth/forgot-password', post({ email: account.email }, headers));
    await ask('/api/auth/reset-password', post({ token: 'TOKEN-SECRET', password: 'NEW-SECRET password' }, headers));
    const { secret } = createApiKeyEndpoint.response.parse(
      await (await ask('/api/account/api-keys', post({ name: `Key ${terminal}` }))).json(),
    );
    await ask('/api/account/delete', post({ currentPassword: 'TYPED-SECRET password' }));
    await fixture.service.app.request('/api/audits', { headers: { authorization: `Bearer ${secret}` } });
    const cookies = (
      await ask('/api/auth/login', post({ email: account.email, password: PASSWORD }))
    ).headers.getSetCookie();
    const tokens = cookies.flatMap((line) => /=([^;]{20,})/.exec(line)?.[1] ?? []);
    expect(tokens.length).toBeGreaterThan(0);

    expect(fixture.logLines.length).toBeGreaterThan(100);
    for (const line of fixture.logLines) {
      expect(line.endsWith('\n')).toBe(true);
      expect(() => JSON.parse(line)).not.toThrow();
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
      expect(line).not.toContain('"event":"forged"');
    }
    const log = fixture.logLines.join('');
    const secrets = [PASSWORD, secret, secret.slice(4), account.email, owner.email, ...tokens];
    for (const word of [...secrets, '-SECRET', 'SECRET-', '$argon2id$']) expect(log.includes(word), word).toBe(false);
  });
});
