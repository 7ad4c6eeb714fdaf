import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { audits, businesses, sessions } from '#server/store/audits/audit-schema.ts';
import { findAccountId, PASSWORD, signIn, signUp } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

type Ask = ServiceFixture['ask'];
const Audited = z.looseObject({ auditId: z.string() });

/** Audits a site to the end and gives the audit's id. */
async function audit(ask: Ask, url: string): Promise<string> {
  const response = await ask('/api/analyze', post({ url }));
  expect(response.status).toBe(200);
  return Audited.parse(await response.json()).auditId;
}

async function correct(ask: Ask, auditId: string, corrections: Readonly<Record<string, unknown>>): Promise<void> {
  expect((await ask(`/api/audits/${auditId}/corrections`, post(corrections))).status).toBe(200);
}

const register = (ask: Ask, email: string) => ask('/api/auth/register', post({ email, password: PASSWORD }));
const login = (ask: Ask, email: string) => ask('/api/auth/login', post({ email, password: PASSWORD }));
const businessesOf = (accountId: string) =>
  fixture.database.orm.select().from(businesses).where(eq(businesses.accountId, accountId)).orderBy(businesses.domain);

it('signing up takes the audits of the browser along, once, and ends its anonymous session', async () => {
  const browser = visitor(fixture.service);
  const stranger = visitor(fixture.service);
  const mine = await audit(browser, 'a.example.com');
  const foreign = await audit(stranger, 'a.example.com');
  const before = (await fixture.database.orm.select().from(sessions)).length;
  const made = await register(browser, 'mover@porchlight.example');
  expect(
    made.headers.getSetCookie().some((line) => /^porchlight_session=; Max-Age=0; Path=\/; HttpOnly/.test(line)),
  ).toBe(true);
  expect((await browser(`/api/audits/${mine}`)).status).toBe(200);
  expect((await browser(`/api/audits/${foreign}`)).status).toBe(404);
  expect((await stranger(`/api/audits/${foreign}`)).status).toBe(200);
  expect(await fixture.database.orm.select().from(sessions)).toHaveLength(before - 1);
  // It is the account's now: after logging out it is gone here, and it is there where the account signs in.
  await browser('/api/auth/logout', { method: 'POST' });
  expect((await browser(`/api/audits/${mine}`)).status).toBe(404);
  const elsewhere = await signIn(fixture, 'mover@porchlight.example');
  expect((await elsewhere(`/api/audits/${mine}`)).status).toBe(200);
});

it('logging in takes along what was audited before, and what is audited later is the account’s', async () => {
  await signUp(fixture, 'returner@porchlight.example');
  const browser = visitor(fixture.service);
  const before = await audit(browser, 'b.example.com');
  await login(browser, 'returner@porchlight.example');
  const after = await audit(browser, 'c.example.com');
  const id = await findAccountId(fixture, 'returner@porchlight.example');
  const rows = await fixture.database.orm.select().from(audits).where(eq(audits.accountId, id));
  expect(rows.map((row) => row.id).sort()).toEqual([before, after].sort());
  expect(rows.every(({ sessionId }) => sessionId === null)).toBe(true);
});

it('of two businesses with one domain one stays: the account’s corrections win, the visitor’s fill the gaps', async () => {
  const owner = await signUp(fixture, 'merger@porchlight.example');
  const first = await audit(owner, 'shop.example.com');
  await correct(owner, first, { name: 'Name of the account' });
  const browser = visitor(fixture.service);
  const second = await audit(browser, 'shop.example.com');
  await correct(browser, second, { name: 'Name of the visitor', notMyBusiness: false });
  const alone = await audit(browser, 'only.example.org');
  await correct(browser, alone, { name: 'Only here' });
  expect((await login(browser, 'merger@porchlight.example')).status).toBe(200);

  const id = await findAccountId(fixture, 'merger@porchlight.example');
  const kept = await businessesOf(id);
  expect(kept.map(({ domain, corrections, sessionId }) => ({ domain, corrections, sessionId }))).toEqual([
    { domain: 'example.com', corrections: { name: 'Name of the account', notMyBusiness: false }, sessionId: null },
    { domain: 'example.org', corrections: { name: 'Only here' }, sessionId: null },
  ]);
  const rows = await fixture.database.orm.select().from(audits).where(eq(audits.accountId, id));
  const businessOf = new Map(rows.map((row) => [row.id, row.businessId]));
  expect(businessOf.get(second)).toBe(businessOf.get(first));
  expect(businessOf.get(alone)).not.toBe(businessOf.get(first));
  for (const auditId of [first, second, alone]) expect((await browser(`/api/audits/${auditId}`)).status).toBe(200);
});

it('ten logins of one browser at once move everything once', async () => {
  await signUp(fixture, 'racer@porchlight.example');
  const browser = visitor(fixture.service);
  const auditId = await audit(browser, 'race.example.net');
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(browser, 'racer@porchlight.example')));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect((await browser(`/api/audits/${auditId}`)).status).toBe(200);
  expect(await businessesOf(await findAccountId(fixture, 'racer@porchlight.example'))).toHaveLength(1);
});

it('a failed login moves nothing', async () => {
  await signUp(fixture, 'closed@porchlight.example');
  const browser = visitor(fixture.service);
  const auditId = await audit(browser, 'd.example.net');
  const wrong = await browser(
    '/api/auth/login',
    post({ email: 'closed@porchlight.example', password: 'a wrong guess' }),
  );
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  expect((await browser(`/api/audits/${auditId}`)).status).toBe(200);
  expect(await businessesOf(await findAccountId(fixture, 'closed@porchlight.example'))).toEqual([]);
});
