import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { users } from '#server/store/accounts/account-schema.ts';
import { getSetCookie, withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, PASSWORD, signUp } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { PasswordHashes } from './password-hashes.ts';

const accounts = withAccountEndpoints();
const { newEmail, login, register } = accounts;

describe('the four endpoints', () => {
  it('answer as specified: a cookie, and never a token in a body', async () => {
    const email = newEmail();
    const ask = visitor(accounts.fixture.service);
    expect((await ask('/api/auth/me')).status).toBe(401);
    const made = await ask('/api/auth/register', post({ email: ` ${email.toUpperCase()} `, password: PASSWORD }));
    expect([made.status, await made.text()]).toEqual([200, '{"success":true}']);
    const cookies = made.headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^porchlight_account=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
      'porchlight_signed_in=1; Max-Age=7776000; Path=/; SameSite=Lax',
      expect.stringMatching(/^porchlight_known_browser=[\w.-]{66}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const me = await ask('/api/auth/me');
    expect(me.headers.get('cache-control')).toBe('no-store');
    expect(await me.json()).toEqual({
      success: true,
      user: {
        id: await findAccountId(accounts.fixture, email),
        email,
        emailVerified: false,
        plan: 'free',
        role: 'user',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const left = await ask('/api/auth/logout', { method: 'POST' });
    expect([left.status, await left.text()]).toEqual([200, '{"success":true}']);
    expect((await ask('/api/auth/me')).status).toBe(401);
    const back = await ask('/api/auth/login', post({ email, password: PASSWORD }));
    expect([back.status, await back.text()]).toEqual([200, '{"success":true}']);
    expect((await ask('/api/auth/me')).status).toBe(200);
  });

  it('take no plan, role or id from a body', async () => {
    const email = newEmail();
    const extras = { plan: 'agency', role: 'owner', id: 'me', emailVerified: true, name: 'x', suspendedAt: null };
    const response = await accounts.fixture.service.app.request(
      '/api/auth/register',
      post({ email, password: PASSWORD, ...extras }),
    );
    expect(response.status).toBe(200);
    const [row] = await accounts.fixture.database.orm.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ role: 'user', emailVerified: false, name: '' });
    expect(row?.id).not.toBe('me');
  });

  it('are Secure and bound to the host where the server is reached over https', async () => {
    const published = await openServiceFixture({ PUBLIC_URL: 'https://porchlight.example' });
    const response = await published.service.app.request(
      '/api/auth/register',
      post({ email: 'a@porchlight.example', password: PASSWORD }),
    );
    const isHint = (cookie: string) => cookie.startsWith('porchlight_signed_in=1; ');
    const [hints, cookies] = [true, false].map((kind) =>
      response.headers.getSetCookie().filter((cookie) => isHint(cookie) === kind),
    );
    expect(hints).toEqual([expect.stringMatching(/; Secure; SameSite=Lax$/)]);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies ?? [])
      expect(cookie).toMatch(/^__Host-porchlight_\w+=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    // A sibling subdomain can set a cookie without the prefix; it counts for nothing.
    const token = getSetCookie(response, '__Host-porchlight_account').replace('__Host-', '');
    expect((await published.service.app.request('/api/auth/me', { headers: { cookie: token } })).status).toBe(401);
    await published.close();
  });
});

describe('row 122: who has an account', () => {
  it('a wrong password and an unknown address are answered in the same words', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const bodies = await Promise.all(
      [await login(email, 'not the password'), await login(newEmail(), 'not the password')].map(async (response) => {
        expect(response.status).toBe(401);
        expect(response.headers.getSetCookie()).toEqual([]);
        const { requestId, ...body } = z.looseObject({ requestId: z.string() }).parse(await response.json());
        return body;
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toEqual({
      success: false,
      error: 'Please check your credentials and try again.',
      code: 'wrong-credentials',
    });
  });

  it('one hash is made for both, so that neither is answered sooner', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const hash = vi.spyOn(PasswordHashes.prototype, 'hash');
    const verify = vi.spyOn(PasswordHashes.prototype, 'verify');
    const made = async (typed: string) => {
      hash.mockClear();
      verify.mockClear();
      await login(typed, 'not the password');
      return hash.mock.calls.length + verify.mock.calls.length;
    };
    expect([await made(email), await made(newEmail())]).toEqual([1, 1]);
    vi.restoreAllMocks();
  });

  it('signing up says plainly that an address is taken, ten times an hour for each', async () => {
    const email = newEmail();
    await signUp(accounts.fixture, email);
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await register(email, PASSWORD)).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('row 126: pages of others', () => {
  const json = JSON.stringify({ email: 'x@porchlight.example', password: PASSWORD });
  const type = (value: string) => ({ 'content-type': value });
  const JSON_TYPE = type('application/json');
  it.each([
    ['a foreign origin', { ...JSON_TYPE, origin: 'https://evil.example' }, json, 403],
    ['a look-alike', { ...JSON_TYPE, origin: 'http://localhost.evil.example:3000' }, json, 403],
    ['the origin null', { ...JSON_TYPE, origin: 'null' }, json, 403],
    ['a fetch from another site', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, json, 403],
    ['a fetch from a sibling', { ...JSON_TYPE, 'sec-fetch-site': 'same-site' }, json, 403],
    ['a fetch no-cors', type('text/plain'), json, 415],
    ['a form', type('application/x-www-form-urlencoded'), 'email=x%40porchlight.example&password=x', 415],
    ['a form with files', type('multipart/form-data; boundary=x'), '--x--', 415],
    ['no type at all', {}, new TextEncoder().encode(json), 415],
  ])('%s is refused at every endpoint with a body', async (_, headers, body, status) => {
    for (const path of ['register', 'login', 'forgot-password', 'reset-password', 'verify-email']) {
      const init = { method: 'POST', headers: { ...headers }, body };
      expect((await accounts.fixture.service.app.request(`/api/auth/${path}`, init)).status, path).toBe(status);
    }
    expect(
      await accounts.fixture.database.orm.select().from(users).where(eq(users.email, 'x@porchlight.example')),
    ).toEqual([]);
  });

  it('cannot be triggered by another site, and GET changes nothing', async () => {
    const ask = await signUp(accounts.fixture, newEmail());
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect((await ask('/api/auth/logout', foreign)).status).toBe(403);
    for (const path of ['login', 'register', 'logout', 'forgot-password', 'reset-password', 'verify-email'])
      expect((await ask(`/api/auth/${path}?token=x`)).status, path).toBe(405);
    expect((await ask('/api/auth/me')).status).toBe(200);
  });
});

describe('Better Auth’s own endpoints', () => {
  it.each([
    ['POST', 'sign-up/email'],
    ['POST', 'sign-in/email'],
    ['POST', 'sign-in/social'],
    ['POST', 'sign-out'],
    ['GET', 'get-session'],
    ['POST', 'get-session'],
    ['GET', 'list-sessions'],
    ['POST', 'revoke-session'],
    ['POST', 'revoke-sessions'],
    ['POST', 'update-user'],
    ['POST', 'delete-user'],
    ['POST', 'change-email'],
    ['POST', 'change-password'],
    ['POST', 'set-password'],
    ['POST', 'request-password-reset'],
    ['GET', 'reset-password/some-token'],
    ['GET', 'callback/google'],
    ['POST', 'callback/google'],
    ['POST', 'link-social'],
    ['GET', 'list-accounts'],
    ['POST', 'refresh-token'],
    ['POST', 'get-access-token'],
    ['GET', 'account-info'],
    ['POST', 'admin/set-role'],
    ['POST', 'api-key/create'],
    ['GET', 'ok'],
    ['GET', 'error'],
  ])('%s /api/auth/%s is not there', async (method, path) => {
    const ask = await signUpOnce();
    const init = method === 'GET' ? {} : post({ email: 'a@porchlight.example', password: PASSWORD, name: 'x' });
    for (const at of [`/api/auth/${path}`, `/never-mounted/${path}`]) {
      const response = await ask(at, init);
      // The pages of the web app answer GET outside /api; nothing there signs anybody in.
      if (at.startsWith('/api/')) expect(response.status).toBe(404);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  let signedUp: Promise<ServiceFixture['ask']> | null = null;
  function signUpOnce(): Promise<ServiceFixture['ask']> {
    signedUp ??= signUp(accounts.fixture, newEmail());
    return signedUp;
  }
});
