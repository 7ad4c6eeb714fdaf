import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { makeKeySecret } from '#server/services/api-keys/key-secret.ts';
import { apiKeys, users } from '#server/store/accounts/account-schema.ts';
import { audits } from '#server/store/audits/audit-schema.ts';
import { planGrants } from '#server/store/billing/billing-schema.ts';
import { findAccountId, PASSWORD, signUp } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

const EMAIL = 'agency@porchlight.example';
const { secret, start, hash } = makeKeySecret();
const bearer = { authorization: `Bearer ${secret}` };
let fixture: ServiceFixture;
let accountId: string;

beforeAll(async () => {
  fixture = await openServiceFixture();
  await signUp(fixture, EMAIL);
  accountId = await findAccountId(fixture, EMAIL);
  const { orm } = fixture.database;
  const createdAt = new Date();
  await orm.insert(apiKeys).values({ id: 'key', userId: accountId, name: 'x', start, keyHash: hash, createdAt });
  await grant('agency');
});
afterAll(() => fixture.close());

async function grant(plan: 'pro' | 'agency'): Promise<void> {
  const { orm } = fixture.database;
  await orm.delete(planGrants).where(eq(planGrants.userId, accountId));
  const by = { grantedBy: 'test', reason: 'test', createdAt: new Date() };
  await orm.insert(planGrants).values({ id: 'grant', userId: accountId, plan, ...by });
}

const ask = (path: string, init?: RequestInit) => fixture.service.app.request(path, init);

it('acts for its account, and its use is noted', async () => {
  const response = await ask('/api/audits', post({ url: 'a.example.com' }, bearer));
  expect(response.status).toBe(202);
  expect(response.headers.getSetCookie()).toEqual([]);
  const { auditId } = z.looseObject({ auditId: z.string() }).parse(await response.json());
  const [row] = await fixture.database.orm.select().from(audits).where(eq(audits.id, auditId));
  expect(row?.accountId).toBe(accountId);
  expect((await ask(`/api/audits/${auditId}`, { headers: bearer })).status).toBe(200);
  expect((await ask(`/api/audits/${auditId}`)).status).toBe(404);
  const [key] = await fixture.database.orm.select().from(apiKeys);
  expect(key?.lastUsedAt).toBeInstanceOf(Date);
  expect(fixture.logLines.join('')).not.toContain(secret);
});

it.each([
  ['GET', '/api/auth/me'],
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/logout'],
  ['GET', '/api/account/sessions'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/email'],
  ['POST', '/api/account/delete'],
  ['GET', '/api/account/api-keys'],
  ['POST', '/api/account/api-keys'],
  ['GET', '/api/admin/users'],
  ['GET', '/api/billing'],
  ['POST', '/api/billing/portal'],
  ['POST', '/api/checkout'],
])('does not work at %s %s, not even for an owner of the server', async (method, path) => {
  await fixture.database.orm.update(users).set({ role: 'owner' }).where(eq(users.id, accountId));
  const init = method === 'GET' ? { headers: bearer } : post({ email: EMAIL, password: PASSWORD }, bearer);
  const response = await ask(path, init);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).not.toContain(EMAIL);
  await fixture.database.orm.update(users).set({ role: 'user' }).where(eq(users.id, accountId));
});

it('cannot be helped by a cookie: with one of each only the key counts', async () => {
  const browser = visitor(fixture.service);
  await browser('/api/auth/register', post({ email: 'other@porchlight.example', password: PASSWORD }));
  expect((await browser('/api/account/sessions')).status).toBe(200);
  expect((await browser('/api/account/sessions', { headers: bearer })).status).toBe(403);
});

it.each([
  ['unknown', `Bearer plk_${'x'.repeat(43)}`],
  ['cut', `Bearer ${secret.slice(0, -1)}`],
  ['in other letters', `Bearer ${secret.toUpperCase()}`],
  ['of nobody', 'Bearer something-else'],
  ['its hash', `Bearer ${hash}`],
])('a key that is none (%s) is told so, and never served as a visitor', async (_, authorization) => {
  expect((await ask('/api/audits', post({ url: 'a.example.com' }, { authorization }))).status).toBe(401);
});

it('works only while the plan has the right, at once, and while the account is not suspended', async () => {
  const start = () => ask('/api/audits', post({ url: 'a.example.com' }, bearer));
  await grant('pro');
  expect((await start()).status).toBe(402);
  await grant('agency');
  expect((await start()).status).toBe(202);
  await fixture.database.orm.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, accountId));
  expect((await start()).status).toBe(401);
  await fixture.database.orm.update(users).set({ suspendedAt: null }).where(eq(users.id, accountId));
  await fixture.database.orm.delete(apiKeys);
  expect((await start()).status).toBe(401);
});

it.each([`Bearer ${'x'.repeat(201)}`, 'Bearer', 'Bearer two words', 'Basic dXNlcjpwYXNz', 'plk_without_a_scheme'])(
  '%s is 401, and never a visitor',
  async (authorization) => {
    const response = await ask('/api/audits', { headers: { authorization } });
    expect(response.status).toBe(401);
    expect((await ask('/livez', { headers: { authorization } })).status).toBe(200);
  },
);
