import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  accountSessions,
  apiKeys,
  credentials,
  signInFailures,
  users,
  verifications,
} from '#server/store/account-schema.ts';
import { customers, purchases, subscriptions } from '#server/store/billing-schema.ts';
import { mails, pageEvents } from '#server/store/operator-schema.ts';
import { audits, businesses, idempotencyKeys, rateLimits } from '#server/store/schema.ts';
import { AccountExport, AccountSession } from '#shared/api/account.ts';
import { CurrentUser } from '#shared/api/auth.ts';
import { accountIdOf, mailsTo, PASSWORD, signIn, signUp, tokenIn } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
let count = 0;
beforeAll(async () => {
  fixture = await openServiceFixture({ PUBLIC_URL: 'http://localhost:3000' });
});
beforeEach(async () => {
  await fixture.database.orm.delete(rateLimits);
  await fixture.database.orm.delete(signInFailures);
});
afterAll(() => fixture.close());

const OTHER = 'another good long password';
const newEmail = () => `owner-${++count}@porchlight.example`;
const ask = (path: string, init?: RequestInit) => fixture.service.app.request(path, init);
const login = (email: string, password: string) => ask('/api/auth/login', post({ email, password }));
const meOf = async (browser: ServiceFixture['ask']) =>
  CurrentUser.parse(Json.parse(await (await browser('/api/auth/me')).json()).user);
const Json = z.record(z.string(), z.unknown());

/** Asks for a new password and gives the token of the mail that comes. */
async function askForReset(email: string, headers: Record<string, string> = {}): Promise<string> {
  const before = (await mailsTo(fixture, email, 'reset-password')).length;
  const response = await ask('/api/auth/forgot-password', post({ email }, headers));
  expect([response.status, await response.text()]).toEqual([200, '{"success":true}']);
  return vi.waitFor(
    async () => {
      const texts = await mailsTo(fixture, email, 'reset-password');
      expect(texts.length).toBeGreaterThan(before);
      return tokenIn(texts[0]);
    },
    { timeout: 5000, interval: 5 },
  );
}

describe('confirming an address', () => {
  it('works once, for a day, and for the newest link only', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const first = tokenIn((await mailsTo(fixture, email, 'verify-email'))[0]);
    expect(await meOf(owner)).toMatchObject({ emailVerified: false });
    fixture.advanceClock(1000);
    expect((await owner('/api/auth/resend-verification', { method: 'POST' })).status).toBe(200);
    const second = tokenIn((await mailsTo(fixture, email, 'verify-email'))[0]);
    expect(second).not.toBe(first);
    expect((await ask('/api/auth/verify-email', post({ token: first }))).status).toBe(410);
    const confirmed = await ask('/api/auth/verify-email', post({ token: second }));
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { success: true, email }]);
    expect(await meOf(owner)).toMatchObject({ emailVerified: true });
    expect((await ask('/api/auth/verify-email', post({ token: second }))).status).toBe(410);
    // Nothing is left to confirm: no mail.
    const sent = (await mailsTo(fixture, email, 'verify-email')).length;
    await owner('/api/auth/resend-verification', { method: 'POST' });
    expect(await mailsTo(fixture, email, 'verify-email')).toHaveLength(sent);
  });

  it('a link that is too old, made up or for something else is 410', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const token = tokenIn((await mailsTo(fixture, email, 'verify-email'))[0]);
    fixture.advanceClock(24 * 3_600_000 + 1000);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(410);
    expect((await ask('/api/auth/verify-email', post({ token: 'x'.repeat(43) }))).status).toBe(410);
    const reset = await askForReset(email);
    expect((await ask('/api/auth/verify-email', post({ token: reset }))).status).toBe(410);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(410);
  });

  it('is sent five times an hour at most', async () => {
    const owner = await signUp(fixture, newEmail());
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await owner('/api/auth/resend-verification', { method: 'POST' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('row 127: a new password by mail', () => {
  it('sets it once, ends every session, and says so by mail', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
    expect((await owner('/api/auth/me')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, OTHER)).status).toBe(200);
    expect(await mailsTo(fixture, email, 'password-changed-note')).toHaveLength(1);
    expect((await ask('/api/auth/reset-password', post({ token, password: PASSWORD }))).status).toBe(410);
    expect((await login(email, OTHER)).status).toBe(200);
  });

  it('twenty uses of one link at once set one password', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const token = await askForReset(email);
    const passwords = Array.from({ length: 20 }, (_, index) => `the new password ${index}`);
    const answers = await Promise.all(
      passwords.map((password) => ask('/api/auth/reset-password', post({ token, password }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(410)]);
  });

  it('older links are void', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const old = await askForReset(email);
    fixture.advanceClock(1000);
    const newest = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token: old, password: OTHER }))).status).toBe(410);
    expect((await ask('/api/auth/reset-password', post({ token: newest, password: OTHER }))).status).toBe(200);
  });

  it('an hour is all it has', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const token = await askForReset(email);
    await fixture.database.orm.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(410);
  });

  it('the table holds no token', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const token = await askForReset(email);
    const kept = JSON.stringify(await fixture.database.orm.select().from(verifications));
    expect(kept).toContain(await accountIdOf(fixture, email));
    expect(kept).not.toContain(token);
    expect(fixture.logLines.join('')).not.toContain(token);
  });

  it.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': 'https://evil.example/' },
  ])('the link leads to us, whatever the request says: %j', async (headers) => {
    const email = newEmail();
    await signUp(fixture, email);
    await askForReset(email, headers);
    const [text] = await mailsTo(fixture, email, 'reset-password');
    const links = text?.match(/https?:\/\/\S+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(new URL(link).origin).toBe('http://localhost:3000');
    expect(text).not.toContain('evil');
  });

  it('an unknown address is answered the same, and gets no mail', async () => {
    const email = newEmail();
    const response = await ask('/api/auth/forgot-password', post({ email }));
    expect([response.status, await response.text()]).toEqual([200, '{"success":true}']);
    // Behind it in the same queue of one connection.
    const known = newEmail();
    await signUp(fixture, known);
    await askForReset(known);
    expect(await mailsTo(fixture, email, 'reset-password')).toEqual([]);
  });

  it('is asked for five times an hour for one mailbox, whoever asks', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1)
      statuses.push((await ask('/api/auth/forgot-password', post({ email }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('a common password is refused and the link still works', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: 'Sunshine' }))).status).toBe(400);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
  });

  it('is the way in for an owner whose account was made to wait', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    for (let failed = 0; failed < 10; failed += 1) await login(email, 'a wrong guess');
    expect((await login(email, PASSWORD)).status).toBe(429);
    const token = await askForReset(email);
    expect((await ask('/api/auth/reset-password', post({ token, password: OTHER }))).status).toBe(200);
    expect((await login(email, OTHER)).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('needs the current one, keeps this session and ends the others, and voids links', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const elsewhere = await signIn(fixture, email);
    const link = await askForReset(email);
    const change = (currentPassword: string, newPassword: string) =>
      owner('/api/account/password', post({ currentPassword, newPassword }));
    const wrong = await change('not the password', OTHER);
    expect([wrong.status, Json.parse(await wrong.json()).code]).toEqual([403, 'wrong-password']);
    expect((await change(PASSWORD, 'Sunshine')).status).toBe(400);
    expect((await elsewhere('/api/auth/me')).status).toBe(200);
    expect((await change(PASSWORD, OTHER)).status).toBe(200);
    expect((await owner('/api/auth/me')).status).toBe(200);
    expect((await elsewhere('/api/auth/me')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, OTHER)).status).toBe(200);
    expect(await mailsTo(fixture, email, 'password-changed-note')).toHaveLength(1);
    expect((await ask('/api/auth/reset-password', post({ token: link, password: PASSWORD }))).status).toBe(410);
  });

  it('an open session cannot guess it, nor make the owner wait elsewhere', async () => {
    const email = newEmail();
    const open = await signUp(fixture, email);
    const guess = () =>
      open('/api/account/password', post({ currentPassword: 'a wrong guess', newPassword: OTHER })).then(
        (r) => r.status,
      );
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried += 1) statuses.push(await guess());
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });
});

describe('changing the address', () => {
  it('counts when the new mailbox confirmed it; the old one is told', async () => {
    const email = newEmail();
    const next = newEmail();
    const owner = await signUp(fixture, email);
    const oldReset = await askForReset(email);
    const change = (currentPassword: string, to: string) =>
      owner('/api/account/email', post({ currentPassword, email: to }));
    expect((await change('not the password', next)).status).toBe(403);
    expect((await change(PASSWORD, email)).status).toBe(400);
    expect((await change(PASSWORD, 'no address')).status).toBe(400);
    expect((await change(PASSWORD, ` ${next.toUpperCase()}`)).status).toBe(202);
    expect(await meOf(owner)).toMatchObject({ email });
    expect(await mailsTo(fixture, email, 'email-changed-note')).toHaveLength(1);
    const token = tokenIn((await mailsTo(fixture, next, 'email-change-confirm'))[0]);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(200);
    expect(await meOf(owner)).toMatchObject({ email: next, emailVerified: true });
    expect(await mailsTo(fixture, email, 'email-changed-note')).toHaveLength(2);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(next, PASSWORD)).status).toBe(200);
    // Links in the old mailbox open nothing any more.
    expect((await ask('/api/auth/reset-password', post({ token: oldReset, password: OTHER }))).status).toBe(410);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(410);
  });

  it('never to the address of another account, not even when that was made in between', async () => {
    const taken = newEmail();
    await signUp(fixture, taken);
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const change = (to: string) => owner('/api/account/email', post({ currentPassword: PASSWORD, email: to }));
    expect((await change(taken)).status).toBe(409);
    const contested = newEmail();
    expect((await change(contested)).status).toBe(202);
    const token = tokenIn((await mailsTo(fixture, contested, 'email-change-confirm'))[0]);
    await signUp(fixture, contested);
    expect((await ask('/api/auth/verify-email', post({ token }))).status).toBe(409);
    expect(await meOf(owner)).toMatchObject({ email });
  });
});

describe('the places where an account is signed in', () => {
  it('are listed with their devices, and ended one by one or all but this', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
    const other = visitor(fixture.service);
    fixture.advanceClock(1000);
    await other('/api/auth/login', post({ email, password: PASSWORD }, { 'user-agent': firefox }));
    const list = async () =>
      z.array(AccountSession.strict()).parse(Json.parse(await (await owner('/api/account/sessions')).json()).sessions);
    const both = await list();
    expect(both).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', isThisOne: false }),
      expect.objectContaining({ device: 'A browser', isThisOne: true }),
    ]);
    expect(JSON.stringify(both)).not.toMatch(/token|ipAddress/);
    expect((await owner(`/api/account/sessions/${both[0]?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await other('/api/auth/me')).status).toBe(401);
    expect((await owner(`/api/account/sessions/${both[0]?.id}`, { method: 'DELETE' })).status).toBe(404);
    const third = await signIn(fixture, email);
    const fourth = await signIn(fixture, email);
    expect((await owner('/api/account/sessions/revoke-others', { method: 'POST' })).status).toBe(200);
    expect([(await third('/api/auth/me')).status, (await fourth('/api/auth/me')).status]).toEqual([401, 401]);
    expect(await list()).toHaveLength(1);
  });

  it('another’s session is not there', async () => {
    const email = newEmail();
    await signUp(fixture, email);
    const [session] = await fixture.database.orm
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.userId, await accountIdOf(fixture, email)));
    const stranger = await signUp(fixture, newEmail());
    const response = await stranger(`/api/account/sessions/${session?.id}`, { method: 'DELETE' });
    expect(response.status).toBe(404);
    const rows = await fixture.database.orm
      .select()
      .from(accountSessions)
      .where(eq(accountSessions.id, session?.id ?? ''));
    expect(rows).toHaveLength(1);
  });
});

describe('deleting an account', () => {
  it('needs the password, and takes everything with it but what money left behind', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const id = await accountIdOf(fixture, email);
    const { orm } = fixture.database;
    await owner('/api/audits', post({ url: 'a.example.com' }, { 'idempotency-key': 'one-that-is-long-enough' }));
    const at = new Date();
    await orm
      .insert(apiKeys)
      .values({ id: `key-${id}`, userId: id, name: 'x', start: 'plk_x', keyHash: `hash-${id}`, createdAt: at });
    await orm
      .insert(pageEvents)
      .values({ at, name: 'audit_start', userAbId: 'x', bucket: 1, userId: id, properties: {} });
    await orm.insert(customers).values({ id: `cus_${id}`, userId: id, createdAt: at });
    const subscription = {
      userId: id,
      customerId: `cus_${id}`,
      plan: 'pro',
      price: 'pro_monthly',
      endsAtPeriodEnd: false,
      createdAt: at,
      readAt: at,
    } as const;
    await orm.insert(subscriptions).values([
      { ...subscription, id: `sub_runs_${id}`, status: 'active' },
      { ...subscription, id: `sub_over_${id}`, status: 'canceled' },
    ]);
    await orm.insert(purchases).values({
      id: `pi_${id}`,
      userId: id,
      product: 'pro_monthly',
      amountCents: 3900,
      currency: 'usd',
      status: 'paid',
      paidAt: at,
      readAt: at,
    });

    expect((await owner('/api/account/delete', post({ currentPassword: 'not the password' }))).status).toBe(403);
    expect((await owner('/api/auth/me')).status).toBe(200);
    const gone = await owner('/api/account/delete', post({ currentPassword: PASSWORD }));
    expect(gone.status).toBe(200);
    expect(gone.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^porchlight_account=; Max-Age=0/));

    expect((await owner('/api/auth/me')).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    const left = await Promise.all([
      orm.select().from(users).where(eq(users.id, id)),
      orm.select().from(accountSessions).where(eq(accountSessions.userId, id)),
      orm.select().from(credentials).where(eq(credentials.userId, id)),
      orm.select().from(apiKeys).where(eq(apiKeys.userId, id)),
      orm.select().from(audits).where(eq(audits.accountId, id)),
      orm.select().from(businesses).where(eq(businesses.accountId, id)),
      orm.select().from(mails).where(eq(mails.recipient, email)),
      orm.select().from(pageEvents).where(eq(pageEvents.userId, id)),
      orm.select().from(subscriptions).where(eq(subscriptions.userId, id)),
      orm
        .select()
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.scope, `account:${id}`)),
    ]);
    expect(left.flat()).toEqual([]);
    expect(JSON.stringify(await orm.select().from(verifications))).not.toContain(id);
    const [kept] = await orm
      .select()
      .from(purchases)
      .where(eq(purchases.id, `pi_${id}`));
    expect(kept).toMatchObject({ userId: null, amountCents: 3900 });
    const { rows } = (await orm.execute(
      `select data::text as data from pgboss.job where data::text like '%sub_%${id}%'`,
    )) as { rows: { data: string }[] };
    expect(rows.map(({ data }) => JSON.parse(data).subscriptionId)).toEqual([`sub_runs_${id}`]);
    // The address is free again.
    await signUp(fixture, email);
  });

  it('the last account that runs the server stays', async () => {
    const { orm } = fixture.database;
    const [one, two] = [newEmail(), newEmail()];
    const first = await signUp(fixture, one);
    const second = await signUp(fixture, two);
    await orm.update(users).set({ role: 'owner' }).where(eq(users.email, one));
    const remove = (browser: ServiceFixture['ask']) =>
      browser('/api/account/delete', post({ currentPassword: PASSWORD }));
    expect((await remove(first)).status).toBe(403);
    await orm.update(users).set({ role: 'owner' }).where(eq(users.email, two));
    const statuses = (await Promise.all([remove(first), remove(second)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403]);
  });
});

describe('the export', () => {
  it('holds what is kept about an account, as it may see it, and nothing of another', async () => {
    const email = newEmail();
    const owner = await signUp(fixture, email);
    const stranger = await signUp(fixture, newEmail());
    await stranger('/api/analyze', post({ url: 'foreign.example.org' }));
    const audited = await owner('/api/analyze', post({ url: 'a.example.com' }));
    expect(audited.status).toBe(200);
    const response = await owner('/api/account/export');
    expect(response.status).toBe(200);
    const text = await response.text();
    const exported = AccountExport.strict().parse(JSON.parse(text));
    expect(exported).toMatchObject({
      account: { email, plan: 'free' },
      sessions: [{ isThisOne: true }],
      businesses: [{ domain: 'example.com', corrections: null }],
      audits: [{ status: 'done', analysis: { overallScore: expect.any(Number) } }],
      billing: {
        payment: 'not-set-up',
        plan: 'free',
        planSource: 'free',
        subscription: null,
        grant: null,
        purchases: [],
      },
      mails: [{ kind: 'verify-email', to: email }],
      pageEvents: [],
    });
    expect(text).not.toContain('foreign.example.org');
    expect(text).not.toMatch(/argon2id|token=/);
    fixture.advanceClock(31 * 86_400_000);
    const later = await signIn(fixture, email);
    const old = AccountExport.parse(await (await later('/api/account/export')).json());
    expect(old.audits).toMatchObject([{ status: 'done', analysis: null }]);
  });
});

it('a visitor may do none of this', async () => {
  const calls: readonly (readonly [string, RequestInit])[] = [
    ['/api/account/password', post({ currentPassword: PASSWORD, newPassword: OTHER })],
    ['/api/account/email', post({ currentPassword: PASSWORD, email: 'a@porchlight.example' })],
    ['/api/account/delete', post({ currentPassword: PASSWORD })],
    ['/api/account/sessions', {}],
    ['/api/account/export', {}],
    ['/api/account/sessions/revoke-others', { method: 'POST' }],
    ['/api/account/sessions/x', { method: 'DELETE' }],
    ['/api/auth/resend-verification', { method: 'POST' }],
  ];
  for (const [path, init] of calls) expect((await ask(path, init)).status, path).toBe(401);
});
