import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountSessions, apiKeys, credentials, users, verifications } from '#server/store/accounts/account-schema.ts';
import { mails, pageEvents } from '#server/store/admin/operator-schema.ts';
import { audits, businesses, idempotencyKeys } from '#server/store/audits/audit-schema.ts';
import { customers, purchases, subscriptions } from '#server/store/billing/billing-schema.ts';
import { withAccountEndpoints } from '#test/account-endpoints.ts';
import { findAccountId, PASSWORD, signUp } from '#test/account-fixture.ts';
import { post, type ServiceFixture } from '#test/server-fixture.ts';

const accounts = withAccountEndpoints({ PUBLIC_URL: 'http://localhost:3000' });
const { newEmail, login } = accounts;

describe('deleting an account', () => {
  it('needs the password, and takes everything with it but what money left behind', async () => {
    const email = newEmail();
    const owner = await signUp(accounts.fixture, email);
    const id = await findAccountId(accounts.fixture, email);
    const { orm } = accounts.fixture.database;
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
    await signUp(accounts.fixture, email);
  });

  it('the last account that runs the server stays', async () => {
    const { orm } = accounts.fixture.database;
    const [one, two] = [newEmail(), newEmail()];
    const first = await signUp(accounts.fixture, one);
    const second = await signUp(accounts.fixture, two);
    await orm.update(users).set({ role: 'owner' }).where(eq(users.email, one));
    const remove = (browser: ServiceFixture['ask']) =>
      browser('/api/account/delete', post({ currentPassword: PASSWORD }));
    expect((await remove(first)).status).toBe(403);
    await orm.update(users).set({ role: 'owner' }).where(eq(users.email, two));
    const statuses = (await Promise.all([remove(first), remove(second)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403]);
  });
});
