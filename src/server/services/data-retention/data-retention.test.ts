import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audits, businesses, rateLimits } from '#server/store/audits/audit-schema.ts';
import { addOnGrants, purchases } from '#server/store/billing/billing-schema.ts';
import { addOnPacks, factOverrides, generatedTexts } from '#server/store/fixes/fixes-schema.ts';
import { businessEvents, shareLinks, watches } from '#server/store/reports/reports-schema.ts';
import { AuditedAnalysis, listAuditsEndpoint } from '#shared/api/audits.ts';
import { DataSettings } from '#shared/api/data-retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture, visitor } from '#test/server-fixture.ts';

type Ask = ServiceFixture['ask'];

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.database.orm.delete(rateLimits));

const remove = (ask: Ask, path: string) => ask(path, { ...post({}), method: 'DELETE' });
const keep = (ask: Ask, keepAuditsDays: number | null) =>
  ask('/api/account/data-settings', { ...post({ keepAuditsDays }), method: 'PUT' });
async function settingsOf(ask: Ask): Promise<DataSettings> {
  return DataSettings.parse(await (await ask('/api/account/data-settings')).json());
}

async function audit(ask: Ask, url: string): Promise<{ auditId: string; businessId: string }> {
  const { auditId } = AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json());
  const { rows } = listAuditsEndpoint.response.parse(await (await ask(listAuditsEndpoint.path)).json());
  return { auditId, businessId: rows.find((row) => row.auditId === auditId)?.businessId ?? '' };
}

async function makeOlder(auditId: string, days: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * DAY_MS);
  await fixture.database.orm.update(audits).set({ createdAt }).where(eq(audits.id, auditId));
}

/** Something of everything that hangs on an audit and its business. */
async function furnish(account: TestAccount, { auditId, businessId }: { auditId: string; businessId: string }) {
  const { orm } = fixture.database;
  const at = new Date();
  const text = { kind: 'h1', variant: 0, factsDigest: 'd', written: {}, createdAt: at };
  await orm.insert(generatedTexts).values({ auditId, ...text });
  await orm.insert(addOnPacks).values({ auditId, addOnId: 'photo-seo-pack', input: {}, updatedAt: at });
  await orm.insert(shareLinks).values({ id: `s-${auditId}`, auditId, createdAt: at, expiresAt: at });
  await orm
    .insert(businessEvents)
    .values({ id: `e-${auditId}`, businessId, kind: 'scan', at, auditId, details: { score: 50 } });
  await orm
    .insert(factOverrides)
    .values({ businessId, factId: `f-${auditId}`, kind: 'service', state: 'added', value: 'v', at });
  const watch = { target: 'https://a.example/', isOn: true, sendsMail: true, createdAt: at, updatedAt: at };
  await orm
    .insert(watches)
    .values({ businessId, comparedAuditId: auditId, ...watch })
    .onConflictDoNothing();
  await account.grantAddOn('photo-seo-pack', auditId);
  await orm.insert(purchases).values({
    ...{ id: `pi_${auditId}`, userId: account.id, product: 'photo-seo-pack', auditId, amountCents: 1900 },
    ...{ currency: 'usd', status: 'paid', paidAt: at, readAt: at },
  });
}

async function leftOf(auditId: string): Promise<number[]> {
  const { orm } = fixture.database;
  const rows = await Promise.all([
    orm.select().from(audits).where(eq(audits.id, auditId)),
    orm.select().from(generatedTexts).where(eq(generatedTexts.auditId, auditId)),
    orm.select().from(addOnPacks).where(eq(addOnPacks.auditId, auditId)),
    orm.select().from(shareLinks).where(eq(shareLinks.auditId, auditId)),
    orm
      .select()
      .from(businessEvents)
      .where(eq(businessEvents.id, `e-${auditId}`)),
  ]);
  // Beside the text that is furnished stand those that the task prepares.
  return rows.map(({ length }) => Math.min(length, 1));
}

describe('deleting an audit', () => {
  it('takes all that was made of it; money and the business stay', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const { orm } = fixture.database;
    const gone = await audit(account.ask, 'one.example.com');
    const kept = await audit(account.ask, 'two.example.com');
    await furnish(account, gone);
    await furnish(account, kept);

    expect((await remove(account.ask, `/api/audits/${gone.auditId}`)).status).toBe(200);
    expect(await leftOf(gone.auditId)).toEqual([0, 0, 0, 0, 0]);
    expect(await leftOf(kept.auditId)).toEqual([1, 1, 1, 1, 1]);
    expect((await account.ask(`/api/audits/${gone.auditId}`)).status).toBe(404);
    expect((await remove(account.ask, `/api/audits/${gone.auditId}`)).status).toBe(404);

    const [payment] = await orm
      .select()
      .from(purchases)
      .where(eq(purchases.id, `pi_${gone.auditId}`));
    expect(payment).toMatchObject({ auditId: null, userId: account.id, status: 'paid' });
    const grants = await orm.select().from(addOnGrants).where(eq(addOnGrants.userId, account.id));
    expect(grants.map(({ auditId }) => auditId).toSorted()).toEqual([kept.auditId, null].toSorted());
    // What the owner told is for the audits to come.
    expect(await orm.select().from(factOverrides).where(eq(factOverrides.businessId, gone.businessId))).not.toEqual([]);
    const [watch] = await orm.select().from(watches).where(eq(watches.businessId, gone.businessId));
    expect(watch?.comparedAuditId).not.toBe(gone.auditId);
  });

  it('leaves another visitor’s audit of the same reading whole', async () => {
    const [one, other] = [visitor(fixture.service), visitor(fixture.service)];
    const mine = await audit(one, 'shared.example.com');
    const theirs = await audit(other, 'shared.example.com');
    expect((await remove(other, `/api/audits/${mine.auditId}`)).status).toBe(404);
    expect((await remove(one, `/api/audits/${mine.auditId}`)).status).toBe(200);
    expect((await other(`/api/audits/${theirs.auditId}`)).status).toBe(200);
  });

  it('is not open to who has no session, nor to other sites', async () => {
    const own = visitor(fixture.service);
    const { auditId } = await audit(own, 'closed.example.com');
    expect((await remove(visitor(fixture.service), `/api/audits/${auditId}`)).status).toBe(404);
    const foreign = {
      ...post({}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
      method: 'DELETE',
    };
    expect((await own(`/api/audits/${auditId}`, foreign)).status).toBe(403);
    expect((await own(`/api/audits/${auditId}`)).status).toBe(200);
  });
});

describe('deleting a business', () => {
  it('deletes its audits, history and owner input', async () => {
    const account = await openAccount(fixture, { plan: 'pro' });
    const { orm } = fixture.database;
    const gone = await audit(account.ask, 'whole.example.com');
    await furnish(account, gone);
    const stranger = await openAccount(fixture, {});
    expect((await remove(stranger.ask, `/api/businesses/${gone.businessId}`)).status).toBe(404);
    expect((await remove(account.ask, `/api/businesses/${gone.businessId}`)).status).toBe(200);
    expect(await leftOf(gone.auditId)).toEqual([0, 0, 0, 0, 0]);
    const left = await Promise.all([
      orm.select().from(businesses).where(eq(businesses.id, gone.businessId)),
      orm.select().from(factOverrides).where(eq(factOverrides.businessId, gone.businessId)),
      orm.select().from(watches).where(eq(watches.businessId, gone.businessId)),
    ]);
    expect(left.flat()).toEqual([]);
    expect(
      await orm
        .select()
        .from(purchases)
        .where(eq(purchases.id, `pi_${gone.auditId}`)),
    ).toHaveLength(1);
    expect((await remove(account.ask, `/api/businesses/${gone.businessId}`)).status).toBe(404);
  });
});

describe('how long audits are kept', () => {
  it('is the account’s decision, for good until it decides otherwise', async () => {
    const account = await openAccount(fixture, {});
    const young = await audit(account.ask, 'young.example.com');
    const old = await audit(account.ask, 'old.example.com');
    await makeOlder(old.auditId, 400);
    expect(await settingsOf(account.ask)).toMatchObject({
      keepAuditsDays: null,
      audits: 2,
      olderAudits: [
        { days: 365, count: 1 },
        { days: 730, count: 0 },
        { days: 1095, count: 0 },
      ],
      businesses: [{ businessId: young.businessId, domain: 'example.com', audits: 2 }],
    });
    const saved = await keep(account.ask, 730);
    expect(DataSettings.parse(await saved.json()).keepAuditsDays).toBe(730);
    expect((await settingsOf(account.ask)).keepAuditsDays).toBe(730);
    await keep(account.ask, null);
    expect((await settingsOf(account.ask)).keepAuditsDays).toBeNull();
  });

  it.each([0, 1, 30, 366, -365, '365', [365], {}])('cannot be %j days', async (days) => {
    const account = await openAccount(fixture, {});
    const answer = await account.ask('/api/account/data-settings', {
      ...post({ keepAuditsDays: days }),
      method: 'PUT',
    });
    expect(answer.status).toBe(400);
    expect((await settingsOf(account.ask)).keepAuditsDays).toBeNull();
  });
});
