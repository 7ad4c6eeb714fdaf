import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accountSessions, credentials, signInFailures, users, verifications } from '#server/store/account-schema.ts';
import { deleteExpiredRows } from '#server/store/expired-rows.ts';
import { rateLimits } from '#server/store/schema.ts';
import { accountIdOf, PASSWORD, signIn, signUp } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';
import { PasswordHashes } from './password-hashes.ts';

let fixture: ServiceFixture;
let count = 0;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
beforeEach(async () => {
  await fixture.database.orm.delete(rateLimits);
  await fixture.database.orm.delete(signInFailures);
});
afterAll(() => fixture.close());

const newEmail = () => `owner-${++count}@porchlight.example`;
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  fixture.service.app.request('/api/auth/login', post({ email, password }, headers));
const register = (email: string, password: string) =>
  fixture.service.app.request('/api/auth/register', post({ email, password }));
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

describe('the four endpoints', () => {
  it('answer as specified: a cookie, and never a token in a body', async () => {
    const email = newEmail();
    const ask = visitor(fixture.service);
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
        id: await accountIdOf(fixture, email),
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
    const response = await fixture.service.app.request(
      '/api/auth/register',
      post({ email, password: PASSWORD, ...extras }),
    );
    expect(response.status).toBe(200);
    const [row] = await fixture.database.orm.select().from(users).where(eq(users.email, email));
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
    const token = cookieOf(response, '__Host-porchlight_account').replace('__Host-', '');
    expect((await published.service.app.request('/api/auth/me', { headers: { cookie: token } })).status).toBe(401);
    await published.close();
  });
});

describe('row 121: guessing', () => {
  it('makes an account wait longer and longer, from wherever it is guessed at, but not the browser of its owner', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    for (let failed = 0; failed < 10; failed += 1)
      expect((await login(email, `wrong guess ${failed}`)).status).toBe(401);
    const eleventh = await login(email, PASSWORD);
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(25);
    expect(Number(eleventh.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    // Somebody else has made the account wait; its owner, at a browser that signed in before, does not.
    await owner('/api/auth/logout', { method: 'POST' });
    expect((await owner('/api/auth/login', post({ email, password: PASSWORD }))).status).toBe(200);

    fixture.advanceClock(31_000);
    expect((await login(email, 'wrong guess 11')).status).toBe(401);
    const again = await login(email, 'wrong guess 12');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    // Never a hard lock: after the wait the right password gets in, and all is forgotten.
    fixture.advanceClock(61_000);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login(email, 'wrong guess 13')).status).toBe(401);
  });

  it('counts parallel guesses one by one, before any of them is hashed', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => login(email, `guess number ${index}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('the longest wait is a quarter of an hour', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    for (let failed = 0; failed < 10; failed += 1) await login(email, 'wrong one here');
    await fixture.database.orm.update(signInFailures).set({ count: 1000 });
    const retryAfter = Number((await login(email, PASSWORD)).headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(890);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('one password on many accounts from one address ends after thirty, and right ones do not count', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    for (let right = 0; right < 3; right += 1) expect((await login(email, PASSWORD)).status).toBe(200);
    const answers: number[] = [];
    for (let tried = 0; tried < 33; tried += 1) answers.push((await login(newEmail(), 'spring and summer')).status);
    expect(answers.indexOf(429)).toBe(30);
    expect(answers.slice(30)).toEqual([429, 429, 429]);
  });

  it('a cookie of another account, or a made-up one, opens no count of its own', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const other = newEmail();
    const made = await register(other, PASSWORD);
    const foreign = cookieOf(made, 'porchlight_known_browser');
    const madeUp = `porchlight_known_browser=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    for (let failed = 0; failed < 5; failed += 1) {
      await login(email, 'wrong one here', { cookie: foreign });
      await login(email, 'wrong one here', { cookie: madeUp });
    }
    expect((await login(email, PASSWORD, { cookie: foreign })).status).toBe(429);
  });

  it('a known browser that guesses waits too', async () => {
    const email = newEmail();
    const ask = await signUp(fixture, email);
    for (let failed = 0; failed < 10; failed += 1)
      await ask('/api/auth/login', post({ email, password: 'wrong one here' }));
    expect((await ask('/api/auth/login', post({ email, password: PASSWORD }))).status).toBe(429);
  });
});

describe('row 122: who has an account', () => {
  it('a wrong password and an unknown address are answered in the same words', async () => {
    const email = newEmail();
    await signUp(fixture, email);
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
    await signUp(fixture, email);
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
    await signUp(fixture, email);
    const statuses: number[] = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await register(email, PASSWORD)).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});

describe('row 123: passwords', () => {
  it.each([
    ['seven characters', '1234 67', 400],
    ['1,025 bytes', 'x'.repeat(1025), 400],
    ['1,026 bytes in 513 letters', 'é'.repeat(513), 400],
    ['one of the most used', 'Password1', 400],
    ['a number', 12345678, 400],
    ['eight characters', '9 chars!', 200],
    ['1,024 bytes', 'x'.repeat(1024), 200],
    ['NUL inside', 'before\0after', 200],
    ['spaces around', '  spaced out  ', 200],
    ['emoji', '🔑🗝️🔑🗝️🔑🗝️🔑', 200],
  ])('%s', async (_, password, status) => {
    const email = newEmail();
    const send = (typed: unknown) =>
      fixture.service.app.request('/api/auth/register', post({ email, password: typed }));
    expect((await send(password)).status).toBe(status);
    if (status !== 200 || typeof password !== 'string') return;
    expect((await login(email, password)).status).toBe(200);
    expect((await login(email, `${password} `)).status).toBe(password.length === 1024 ? 400 : 401);
    expect((await login(email, password.slice(0, -1))).status).toBe(401);
  });

  it('one megabyte is refused before it is read', async () => {
    expect((await register(newEmail(), 'x'.repeat(1_000_000))).status).toBe(413);
  });

  it('not one’s own address', async () => {
    const email = newEmail();
    expect((await register(email, email)).status).toBe(400);
  });

  it('a hash that costs less than one of today is made anew at the next login', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const id = await accountIdOf(fixture, email);
    // From the tests of the reference implementation: the password is "password".
    const weak = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    await fixture.database.orm.update(credentials).set({ password: weak }).where(eq(credentials.userId, id));
    expect((await login(email, 'password')).status).toBe(200);
    const [row] = await fixture.database.orm.select().from(credentials).where(eq(credentials.userId, id));
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(email, 'password')).status).toBe(200);
  });
});

describe('row 124: addresses', () => {
  it('one mailbox is one account, however it is typed', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    for (const typed of [email.toUpperCase(), ` ${email}`, `${email}\t`]) {
      expect((await register(typed, PASSWORD)).status).toBe(409);
      expect((await login(typed, PASSWORD)).status).toBe(200);
    }
  });

  it('plus-tags and dots are kept as typed', async () => {
    const base = `a.b${++count}`;
    for (const local of [base, base.replace('.', ''), `${base}+tag`])
      expect((await register(`${local}@porchlight.example`, PASSWORD)).status).toBe(200);
  });

  it.each([
    'no at',
    'a@b@porchlight.example',
    'a＠porchlight.example',
    'a﹫porchlight.example',
    'á@porchlight.example',
    'a@porchlight.example,b@porchlight.example',
    'a@porchlight.example\r\nBcc: b@porchlight.example',
    '"a b"@porchlight.example',
    'a <b@porchlight.example>',
    'a@localhost',
    'a@127.0.0.1',
    `${'a'.repeat(65)}@porchlight.example`,
  ])('%j is none', async (typed) => {
    expect((await register(typed, PASSWORD)).status).toBe(400);
    expect((await login(typed, PASSWORD)).status).toBe(401);
  });

  it('fifty sign-ups of one address at once give one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(email, PASSWORD)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200).every((status) => status === 409 || status === 429)).toBe(true);
    const rows = await fixture.database.orm.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
    const kept = await fixture.database.orm
      .select()
      .from(credentials)
      .where(eq(credentials.userId, rows[0]?.id ?? ''));
    expect(kept).toHaveLength(1);
  });
});

describe('row 125: sessions', () => {
  it('no token stands in a table or in the log', async () => {
    const made = await register(newEmail(), PASSWORD);
    const token = cookieOf(made, 'porchlight_account').split('=')[1] ?? '';
    expect(token).toHaveLength(43);
    const tables = ['users', 'account_sessions', 'credentials', 'verifications', 'sign_in_failures', 'rate_limits'];
    for (const table of tables) {
      const { rows } = (await fixture.database.orm.execute<Record<string, unknown>>(
        sql.raw(`select * from ${table}`),
      )) as { rows: unknown[] };
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    }
    const log = fixture.logLines.join('');
    expect(log).not.toContain(token);
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain('@porchlight.example');
  });

  it('a login makes a new token, whatever the browser brought, and ends the session before it', async () => {
    const email = newEmail();
    const fixed = `porchlight_account=${'f'.repeat(43)}`;
    const first = await fixture.service.app.request(
      '/api/auth/register',
      post({ email, password: PASSWORD }, { cookie: fixed }),
    );
    const before = cookieOf(first, 'porchlight_account');
    expect(before).not.toBe(fixed);
    const second = await login(email, PASSWORD, { cookie: before });
    const after = cookieOf(second, 'porchlight_account');
    expect(after).not.toBe(before);
    const me = (cookie: string) => fixture.service.app.request('/api/auth/me', { headers: { cookie } });
    expect((await me(fixed)).status).toBe(401);
    expect((await me(before)).status).toBe(401);
    expect((await me(after)).status).toBe(200);
  });

  it('ends on the server at logout, in all tabs, and only there', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const cookie = cookieOf(await login(email, PASSWORD), 'porchlight_account');
    const elsewhere = await signIn(fixture, email);
    const tabs = () => fixture.service.app.request('/api/auth/me', { headers: { cookie } });
    expect((await tabs()).status).toBe(200);
    const left = await fixture.service.app.request('/api/auth/logout', { method: 'POST', headers: { cookie } });
    expect(left.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^porchlight_account=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect((await tabs()).status).toBe(401);
    expect((await elsewhere('/api/auth/me')).status).toBe(200);
    expect(
      (await fixture.service.app.request('/api/auth/logout', { method: 'POST', headers: { cookie } })).status,
    ).toBe(200);
  });

  it('lasts fourteen days unused, longer when used, and ninety days at most', async () => {
    const day = 86_400_000;
    const email = newEmail();
    const idle = await signUp(fixture, email);
    fixture.advanceClock(13 * day);
    expect((await idle('/api/auth/me')).status).toBe(200);
    fixture.advanceClock(13 * day);
    expect((await idle('/api/auth/me')).status).toBe(200);
    fixture.advanceClock(14 * day + 1000);
    expect((await idle('/api/auth/me')).status).toBe(401);
    const used = await signIn(fixture, email);
    for (let days = 0; days < 84; days += 12) {
      expect((await used('/api/auth/me')).status).toBe(200);
      fixture.advanceClock(12 * day);
    }
    expect((await used('/api/auth/me')).status).toBe(200);
    fixture.advanceClock(6 * day + 1000);
    expect((await used('/api/auth/me')).status).toBe(401);
  });

  it('is written to at most once a day', async () => {
    const email = newEmail();
    const ask = await signUp(fixture, email);
    const used = async () => {
      const [row] = await fixture.database.orm
        .select({ at: accountSessions.updatedAt })
        .from(accountSessions)
        .where(eq(accountSessions.userId, await accountIdOf(fixture, email)));
      return row?.at.getTime();
    };
    const first = await used();
    fixture.advanceClock(3_600_000);
    await ask('/api/auth/me');
    expect(await used()).toBe(first);
    fixture.advanceClock(86_400_000);
    await ask('/api/auth/me');
    expect(await used()).not.toBe(first);
  });

  it('begun with the old password while a new one is being set ends at once', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const id = await accountIdOf(fixture, email);
    const verify = PasswordHashes.prototype.verify;
    vi.spyOn(PasswordHashes.prototype, 'verify').mockImplementationOnce(async function (
      this: PasswordHashes,
      encoded: string,
      password: string,
    ) {
      const isRight = await verify.call(this, encoded, password);
      const changed = await this.hash('the new password of the owner');
      await fixture.database.orm.update(credentials).set({ password: changed }).where(eq(credentials.userId, id));
      await fixture.database.orm.delete(accountSessions).where(eq(accountSessions.userId, id));
      return isRight;
    });
    const late = await login(email, PASSWORD);
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
    expect(await fixture.database.orm.select().from(accountSessions).where(eq(accountSessions.userId, id))).toEqual([]);
    vi.restoreAllMocks();
  });

  it('of a suspended account does nothing, and its password gets a sentence only when it is right', async () => {
    const email = newEmail();
    const ask = await signUp(fixture, email);
    const id = await accountIdOf(fixture, email);
    await fixture.database.orm.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    expect((await ask('/api/auth/me')).status).toBe(401);
    expect((await login(email, 'not the password')).status).toBe(401);
    await fixture.database.orm.delete(accountSessions).where(eq(accountSessions.userId, id));
    const right = await login(email, PASSWORD);
    expect([right.status, right.headers.getSetCookie()]).toEqual([403, []]);
    expect(await fixture.database.orm.select().from(accountSessions).where(eq(accountSessions.userId, id))).toEqual([]);
  });

  it.each([
    ['two of one name', `porchlight_account=${'a'.repeat(43)}; porchlight_account=${'b'.repeat(43)}`],
    ['4 KB', `porchlight_account=${'a'.repeat(4096)}`],
    ['bytes of all kinds', 'porchlight_account=%00%ff%E0%A4%A; porchlight_known_browser=....; ;;=;'],
    ['an empty one', 'porchlight_account='],
    ['a quoted one', `porchlight_account="${'a'.repeat(43)}"`],
  ])('a cookie header with %s is nobody, and does no harm', async (_, cookie) => {
    expect((await fixture.service.app.request('/api/auth/me', { headers: { cookie } })).status).toBe(401);
    expect(
      (await fixture.service.app.request('/api/auth/logout', { method: 'POST', headers: { cookie } })).status,
    ).toBe(200);
    const email = newEmail();
    const made = await fixture.service.app.request(
      '/api/auth/register',
      post({ email, password: PASSWORD }, { cookie }),
    );
    expect(made.status).toBe(200);
  });
});

it('what has expired is thrown away: sessions, mailed links, failures', async () => {
  const { orm } = fixture.database;
  await signUp(fixture, newEmail());
  await login(newEmail(), 'not the password');
  const later = new Date(Date.now() + 365 * 86_400_000);
  for (const table of [accountSessions, verifications, signInFailures])
    expect((await orm.select().from(table)).length).toBeGreaterThan(0);
  await deleteExpiredRows(orm, later);
  for (const table of [accountSessions, verifications, signInFailures])
    expect(await orm.select().from(table)).toEqual([]);
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
      expect((await fixture.service.app.request(`/api/auth/${path}`, init)).status, path).toBe(status);
    }
    expect(await fixture.database.orm.select().from(users).where(eq(users.email, 'x@porchlight.example'))).toEqual([]);
  });

  it('cannot log anybody out, and GET changes nothing', async () => {
    const ask = await signUp(fixture, newEmail());
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
    signedUp ??= signUp(fixture, newEmail());
    return signedUp;
  }
});
