import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LogEntry, listLogEndpoint } from '#shared/api/admin/metrics.ts';
import { AdminUserDetail, listPurchasesEndpoint, listUsersEndpoint } from '#shared/api/admin/users.ts';
import { AuditStarted } from '#shared/api/audits.ts';
import { ErrorBody } from '#shared/errors.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, PASSWORD, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { accountSessions, credentials, users } from '../../store/accounts/account-schema.ts';
import { mails, operatorLog } from '../../store/admin/operator-schema.ts';
import { addOnGrants, planGrants, purchases, subscriptions } from '../../store/billing/billing-schema.ts';
import { changeRole } from './change-role.ts';
import { TERMINAL } from './operator.ts';

const reason = 'agreed by telephone';

let fixture: ServiceFixture;
let owner: TestAccount;
let support: TestAccount;
let user: TestAccount;
beforeAll(async () => {
  fixture = await openServiceFixture();
  owner = await openAccount(fixture, { role: 'owner' });
  support = await openAccount(fixture, { role: 'support' });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  user = await openAccount(fixture, {});
});

const path = (more: string, { id }: { id: string } = user) => `/api/admin/users/${id}${more}`;

async function detail(of: { id: string } = user): Promise<AdminUserDetail> {
  return AdminUserDetail.parse(await (await support.ask(path('', of))).json());
}

/** The entries about an address, the newest first, as operators read them. */
async function logAbout(email: string): Promise<LogEntry[]> {
  const response = await support.ask(`/api/admin/log?search=${encodeURIComponent(email)}`);
  return listLogEndpoint.response.parse(await response.json()).rows.filter(({ subject }) => subject === email);
}

async function does(account: TestAccount, where: string, body: unknown): Promise<void> {
  const response = await account.ask(where, post(body));
  expect(response.status, await response.clone().text()).toBeLessThan(300);
}

async function refused(account: TestAccount, where: string, body: unknown): Promise<string> {
  const response = await account.ask(where, post(body));
  const { code, error } = ErrorBody.parse(await response.json());
  expect(error).toMatch(/^[A-Z].*\.$/);
  return code;
}

describe('the list of accounts', () => {
  const list = async (query: string) =>
    listUsersEndpoint.response.parse(await (await support.ask(`/api/admin/users?${query}`)).json());

  it('continues at its cursor, whatever accounts are created in between', async () => {
    const all = (await list('limit=100')).rows.map(({ id }) => id);
    const first = await list('limit=2');
    await openAccount(fixture, {});
    const rest = await list(`limit=100&cursor=${first.nextCursor}`);
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(all);
    expect(rest.nextCursor).toBeNull();
  });

  it('distinguishes accounts created at the same time', async () => {
    const at = new Date(Date.now() - 3 * DAY_MS);
    const ids = ['a', 'b', 'c'].map((letter) => `same-moment-${letter}`);
    for (const id of ids)
      await fixture.database.orm
        .insert(users)
        .values({ id, name: '', email: `${id}@mail.example`, createdAt: at, updatedAt: at });
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `limit=1&search=same-moment${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      found.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(ids.toReversed());
  });

  it('takes % and _ in a search as what they are', async () => {
    const at = new Date();
    await fixture.database.orm
      .insert(users)
      .values({ id: 'odd', name: '', email: '100%_of@mail.example', createdAt: at, updatedAt: at });
    const find = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).rows.map(({ email }) => email);
    expect(await find('100%_OF')).toEqual(['100%_of@mail.example']);
    expect(await find('%_o')).toEqual(['100%_of@mail.example']);
    expect(await find('1_0')).toEqual([]);
    expect(await find("' or '1'='1")).toEqual([]);
  });

  it('filters by the plan that an account has at this moment', async () => {
    const of = async (plan: string) => (await list(`plan=${plan}&limit=100`)).rows.map(({ id }) => id);
    expect(await of('free')).toContain(user.id);
    await user.setPlan('agency');
    expect(await of('agency')).toContain(user.id);
    expect(await of('free')).not.toContain(user.id);
    expect(await of('pro')).not.toContain(user.id);
  });

  it('refuses a cursor that was made up', async () => {
    expect((await support.ask('/api/admin/users?cursor=abc')).status).toBe(400);
  });
});

describe('one account', () => {
  it('is shown with plan, payments, add-ons, sessions and audits, and with no secret', async () => {
    const { orm } = fixture.database;
    const started = AuditStarted.parse(
      await (await user.ask('/api/audits', post({ url: 'detail.example.com' }))).json(),
    );
    const now = new Date();
    await orm.insert(subscriptions).values({
      id: `sub_${user.id}`,
      userId: user.id,
      customerId: 'cus_1',
      status: 'active',
      plan: 'pro',
      price: 'pro_monthly',
      currentPeriodEnd: new Date(Date.now() + DAY_MS),
      endsAtPeriodEnd: true,
      createdAt: now,
      readAt: now,
    });
    const pay = (id: string, product: string, paidAt: Date, status: 'paid' | 'refunded' = 'paid') =>
      orm
        .insert(purchases)
        .values({ id, userId: user.id, product, amountCents: 3900, currency: 'usd', status, paidAt, readAt: now });
    await pay(`pi_new_${user.id}`, 'pro_monthly', now);
    await pay(`pi_old_${user.id}`, 'qa-year-pack', new Date(Date.now() - 31 * DAY_MS));
    await pay(`pi_back_${user.id}`, 'retired-product', new Date(Date.now() - 2 * DAY_MS), 'refunded');
    await user.grantAddOn('photo-seo-pack', started.auditId);

    const response = await support.ask(path(''));
    const text = await response.text();
    const shown = AdminUserDetail.strict().parse(JSON.parse(text));
    expect(shown.user).toMatchObject({
      email: user.email,
      plan: 'pro',
      planSource: 'subscription',
      role: 'user',
      isSuspended: false,
      auditCount: 1,
    });
    expect(shown.user.lastSeenAt).not.toBeNull();
    expect(shown.subscription).toMatchObject({ status: 'active', price: 'pro_monthly', endsAtPeriodEnd: true });
    expect(shown.purchases.map(({ title, status, isRefundable }) => [title, status, isRefundable])).toEqual([
      ['Pro, monthly', 'paid', true],
      ['retired-product', 'refunded', false],
      ['Q&A Year Pack', 'paid', false],
    ]);
    expect(shown.addOns).toMatchObject([
      { title: 'Photo SEO Pack', source: 'operator', auditId: started.auditId, isRevoked: false },
    ]);
    expect(shown.sessions).toBe(1);
    expect(shown.audits).toMatchObject([{ auditId: started.auditId, url: 'https://detail.example.com/' }]);
    for (const secret of await secretsOf(user.id)) expect(text).not.toContain(secret);

    const all = listPurchasesEndpoint.response.parse(
      await (await support.ask(`/api/admin/purchases?search=${user.email}`)).json(),
    );
    expect(all.rows.map(({ id, email }) => [id, email])).toEqual(
      ['new', 'back', 'old'].map((name) => [`pi_${name}_${user.id}`, user.email]),
    );
  });

  async function secretsOf(userId: string): Promise<string[]> {
    const { orm } = fixture.database;
    const [kept] = await orm.select().from(credentials).where(eq(credentials.userId, userId));
    const sessions = await orm.select().from(accountSessions).where(eq(accountSessions.userId, userId));
    return [kept?.password ?? 'no password', ...sessions.map(({ token }) => token)];
  }
});

describe('a granted plan', () => {
  it('replaces the one before, is taken back, and leaves its traces', async () => {
    const until = new Date(Date.now() + 30 * DAY_MS).toISOString();
    await does(owner, path('/plan'), { plan: 'pro', until: null, reason });
    await does(owner, path('/plan'), { plan: 'agency', until, reason });
    const { user: shown, grants } = await detail();
    expect([shown.plan, shown.planSource]).toEqual(['agency', 'grant']);
    expect(grants.map(({ plan, isActive, grantedBy }) => [plan, isActive, grantedBy])).toEqual([
      ['agency', true, owner.email],
      ['pro', false, owner.email],
    ]);
    await does(owner, path('/plan/revoke'), { reason });
    expect((await detail()).user.plan).toBe('free');
    expect(await refused(owner, path('/plan/revoke'), { reason })).toBe('not-found');
    expect(await logAbout(user.email)).toMatchObject([
      { action: 'plan-revoked', actor: owner.email, reason, details: { planBefore: 'agency', untilBefore: until } },
      { action: 'plan-granted', details: { plan: 'agency', until, planBefore: 'pro', untilBefore: null } },
      { action: 'plan-granted', details: { plan: 'pro', until: null, planBefore: null } },
    ]);
  });

  it('is one however many are given at once', async () => {
    const grants = Array.from({ length: 5 }, () => does(owner, path('/plan'), { plan: 'pro', until: null, reason }));
    await Promise.all(grants);
    const active = await fixture.database.orm
      .select()
      .from(planGrants)
      .where(sql`${planGrants.userId} = ${user.id} and ${planGrants.revokedAt} is null`);
    expect(active).toHaveLength(1);
    expect(await logAbout(user.email)).toHaveLength(5);
  });

  it.each([
    ['an end that is over', { plan: 'pro', until: '2020-01-01T00:00:00Z', reason }],
    ['the free plan', { plan: 'free', until: null, reason }],
    ['no reason', { plan: 'pro', until: null, reason: ' ' }],
    ['a day without a time', { plan: 'pro', until: '2030-01-01', reason }],
  ])('is refused for %s', async (_, body) => {
    expect(await refused(owner, path('/plan'), body)).toBe('invalid-request');
    expect(await logAbout(user.email)).toEqual([]);
  });
});

describe('a granted add-on', () => {
  it('belongs to one of the account’s own audits, once', async () => {
    const { auditId } = AuditStarted.parse(
      await (await user.ask('/api/audits', post({ url: 'addon.example.com' }))).json(),
    );
    const body = { addOnId: 'qa-year-pack', auditId, reason };
    await does(owner, path('/add-ons'), body);
    expect(await refused(owner, path('/add-ons'), body)).toBe('already-so');
    expect(await refused(owner, path('/add-ons', support), body)).toBe('not-found');
    const rows = await fixture.database.orm.select().from(addOnGrants).where(eq(addOnGrants.auditId, auditId));
    expect(rows).toMatchObject([{ userId: user.id, addOnId: 'qa-year-pack', purchaseId: null, revokedAt: null }]);
    expect(await logAbout(user.email)).toMatchObject([
      { action: 'add-on-granted', actor: owner.email, details: { addOnId: 'qa-year-pack', auditId } },
    ]);
  });
});

describe('a role', () => {
  const verify = (id: string) =>
    fixture.database.orm.update(users).set({ emailVerified: true }).where(eq(users.id, id));

  it('is changed by an owner, counts at once, and is logged', async () => {
    expect((await user.ask('/api/admin/users')).status).toBe(403);
    await verify(user.id);
    await does(owner, path('/role'), { role: 'support', reason });
    expect((await user.ask('/api/admin/users')).status).toBe(200);
    await does(owner, path('/role'), { role: 'user', reason });
    expect((await user.ask('/api/admin/users')).status).toBe(403);
    expect(await logAbout(user.email)).toMatchObject([
      { action: 'role-changed', details: { role: 'user', roleBefore: 'support' } },
      { action: 'role-changed', details: { role: 'support', roleBefore: 'user' } },
    ]);
  });

  it('is not given to an unconfirmed address, except at the terminal', async () => {
    expect(await refused(owner, path('/role'), { role: 'support', reason })).toBe('not-ready');
    await changeRole(fixture.service.admin.core, TERMINAL, user.id, { role: 'support', reason });
    expect(await logAbout(user.email)).toMatchObject([{ action: 'role-changed', actor: 'terminal' }]);
  });

  it('is not given to a suspended account, nor the one that it has', async () => {
    await verify(user.id);
    expect(await refused(owner, path('/role'), { role: 'user', reason })).toBe('already-so');
    await does(owner, path('/suspend'), { suspended: true, reason });
    expect(await refused(owner, path('/role'), { role: 'owner', reason })).toBe('not-ready');
  });

  it('is kept by the last owner, and nobody can change their own', async () => {
    expect(await refused(owner, path('/role', owner), { role: 'user', reason })).toBe('forbidden');
    const { core } = fixture.service.admin;
    const demote = changeRole(core, TERMINAL, owner.id, { role: 'user', reason });
    await expect(demote).rejects.toMatchObject({ response: { code: 'not-ready' } });
  });

  it('stays with one of two owners who take it from each other at once', async () => {
    const other = await openAccount(fixture, { role: 'owner' });
    const answers = await Promise.all([
      owner.ask(path('/role', other), post({ role: 'user', reason })),
      other.ask(path('/role', owner), post({ role: 'user', reason })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await fixture.database.orm.update(users).set({ role: 'owner' }).where(eq(users.id, owner.id));
    await fixture.database.orm.update(users).set({ role: 'user' }).where(eq(users.id, other.id));
  });
});

describe('a suspension', () => {
  it('ends the sessions, keeps the account out, and can be taken back', async () => {
    await does(owner, path('/suspend'), { suspended: true, reason });
    expect((await user.ask('/api/auth/me')).status).toBe(401);
    await expect(user.signIn()).rejects.toThrow();
    expect((await detail()).user).toMatchObject({ isSuspended: true });
    expect(await refused(owner, path('/suspend'), { suspended: true, reason })).toBe('already-so');
    await does(owner, path('/suspend'), { suspended: false, reason });
    await user.signIn();
    expect(await logAbout(user.email)).toMatchObject([
      { action: 'account-let-in', reason },
      { action: 'account-suspended', reason, details: { endedSessions: 1 } },
    ]);
  });

  it('is not for owners', async () => {
    expect(await refused(owner, path('/suspend', owner), { suspended: true, reason })).toBe('not-ready');
  });
});

describe('support', () => {
  it('signs users out, but no operator', async () => {
    await does(support, path('/sign-out'), { reason });
    expect((await user.ask('/api/auth/me')).status).toBe(401);
    expect(await refused(support, path('/sign-out', owner), { reason })).toBe('forbidden');
    expect((await owner.ask('/api/auth/me')).status).toBe(200);
    expect(await logAbout(user.email)).toMatchObject([
      { action: 'account-signed-out', actor: support.email, details: { endedSessions: 1 } },
    ]);
  });

  it('has a link for a new password mailed, and never sees it', async () => {
    await does(support, path('/password-reset'), { reason });
    const sent = await fixture.database.orm
      .select()
      .from(mails)
      .where(sql`${mails.recipient} = ${user.email} and ${mails.kind} = 'reset-password'`);
    expect(sent).toHaveLength(1);
    const token = /token=([A-Za-z0-9_-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const log = JSON.stringify(await fixture.database.orm.select().from(operatorLog));
    expect(log).toContain('password-reset-sent');
    expect(log).not.toContain(token);
    expect(log).not.toContain(PASSWORD);
    expect(fixture.logLines.join('')).not.toContain(token);
  });
});

it('does not change what a missing account would be', async () => {
  expect(await refused(owner, path('/role', { id: randomUUID() }), { role: 'user', reason })).toBe('not-found');
});
