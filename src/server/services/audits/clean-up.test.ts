import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { DEFAULT_PERIODS, type RetentionPeriods } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { createLog } from '../../log.ts';
import { pageEvents, providerCalls } from '../../store/admin/operator-schema.ts';
import {
  auditEvents,
  audits,
  idempotencyKeys,
  rateLimits,
  sessions,
  siteRuns,
} from '../../store/audits/audit-schema.ts';
import { openBundleFiles } from '../../store/audits/bundle-files.ts';
import { businessEvents } from '../../store/reports/reports-schema.ts';
import { cleanUp } from './clean-up.ts';
import { sweepBundles } from './sweep-bundles.ts';

let fixture: ServiceFixture;
beforeEach(async () => {
  fixture = await openServiceFixture();
});
afterEach(() => fixture.close());

async function cleanUpAt(daysLater: number, periods: RetentionPeriods = DEFAULT_PERIODS): Promise<void> {
  const { database, dataDir } = fixture;
  const now = () => Date.now() + daysLater * DAY_MS;
  await cleanUp({ database, bundles: openBundleFiles(dataDir), now, periods, log: createLog('error', () => {}) });
}
async function bundleCount(): Promise<number> {
  const names = await readdir(join(fixture.dataDir, 'bundles'), { recursive: true });
  return names.filter((name) => name.endsWith('.bundle')).length;
}
async function analyze(url: string, ask = fixture.ask): Promise<string> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  return AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }, key))).json()).auditId;
}
const count = (table: Parameters<typeof fixture.database.orm.$count>[0]) => fixture.database.orm.$count(table);

it('keeps everything that is still visible', async () => {
  const auditId = await analyze('kept.example.com');
  await cleanUpAt(89);
  expect((await fixture.ask(`/api/audits/${auditId}`)).status).toBe(200);
  expect(await bundleCount()).toBe(1);
  expect([await count(rateLimits), await count(idempotencyKeys)]).toEqual([0, 0]);
});

it('throws away the audits of a session that has expired, their readings and their evidence', async () => {
  await analyze('gone.example.com');
  await cleanUpAt(91);
  expect(await Promise.all([sessions, audits, siteRuns, auditEvents].map(count))).toEqual([0, 0, 0, 0]);
  expect(await bundleCount()).toBe(0);
});

it('keeps a reading that another session still sees', async () => {
  await analyze('both.example.com');
  fixture.advanceClock(30 * DAY_MS);
  const later = await analyze('both.example.com', fixture.askAsStranger);
  await cleanUpAt(91);
  expect((await fixture.askAsStranger(`/api/audits/${later}`)).status).toBe(200);
  expect(await count(siteRuns)).toBe(1);
});

it('lets an operator keep visitors’ audits for less time', async () => {
  await analyze('short.example.com');
  await cleanUpAt(29, { ...DEFAULT_PERIODS, visitorAuditDays: 30 });
  expect(await count(audits)).toBe(1);
  await cleanUpAt(31, { ...DEFAULT_PERIODS, visitorAuditDays: 30 });
  expect([await count(sessions), await count(audits), await bundleCount()]).toEqual([0, 0, 0]);
});

it('drops evidence before its audit where the operator says so, and the result stays', async () => {
  const auditId = await analyze('evidence.example.com');
  const periods = { ...DEFAULT_PERIODS, evidenceDays: 20 };
  await cleanUpAt(19, periods);
  expect(await bundleCount()).toBe(1);
  await cleanUpAt(21, periods);
  expect(await bundleCount()).toBe(0);
  const answer = await fixture.ask(`/api/audits/${auditId}`);
  expect(AuditView.parse(await answer.json()).result?.auditId).toBe(auditId);
});

it('deletes what an account keeps no longer, and nothing of those that said nothing', async () => {
  const { database } = fixture;
  const [tidy, other] = [await openAccount(fixture, {}), await openAccount(fixture, {})];
  const old = await analyze('old.example.com', tidy.ask);
  const young = await analyze('young.example.com', tidy.ask);
  const theirs = await analyze('old.example.com', other.ask);
  const longAgo = new Date(Date.now() - 400 * DAY_MS);
  for (const id of [old, theirs])
    await database.orm.update(audits).set({ createdAt: longAgo }).where(eq(audits.id, id));
  const [{ businessId } = { businessId: '' }] = await database.orm.select().from(audits).where(eq(audits.id, young));
  const event = (id: string, at: Date, auditId: string | null) => ({
    ...{ id, businessId, kind: 'scan', at, auditId, details: {} },
  });
  await database.orm
    .insert(businessEvents)
    .values([event('old', longAgo, old), event('old-step', longAgo, null), event('young', new Date(), young)]);
  await tidy.ask('/api/account/data-settings', { ...post({ keepAuditsDays: 365 }), method: 'PUT' });

  await cleanUpAt(0);
  const left = await database.orm.select({ id: audits.id }).from(audits);
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, theirs].toSorted());
  const events = await database.orm.select({ id: businessEvents.id }).from(businessEvents);
  expect(events).toEqual([{ id: 'young' }]);
  // The reading is the other account's too.
  expect((await other.ask(`/api/audits/${theirs}`)).status).toBe(402);
  expect(await count(siteRuns)).toBe(2);
});

it('deletes page events and old call counts', async () => {
  const { orm } = fixture.database;
  const at = new Date();
  await orm.insert(pageEvents).values({ at, name: 'audit_start', userAbId: 'x', bucket: 1, properties: {} });
  const day = at.toISOString().slice(0, 10);
  const calls = { provider: 'model', day, hour: 1, calls: 1, failures: 0, costMicroUsd: 0 };
  await orm.insert(providerCalls).values(calls);
  await cleanUpAt(399);
  expect([await count(pageEvents), await count(providerCalls)]).toEqual([1, 1]);
  await cleanUpAt(402);
  expect([await count(pageEvents), await count(providerCalls)]).toEqual([0, 0]);
});

it('deletes more than one batch in one go', async () => {
  const expiresAt = new Date(Date.now() - DAY_MS);
  const windows = Array.from({ length: 1203 }, (_, index) => ({
    key: `k${index}`,
    windowStartMs: 0,
    count: 1,
    expiresAt,
  }));
  await fixture.database.orm.insert(rateLimits).values(windows);
  await cleanUpAt(0);
  expect(await count(rateLimits)).toBe(0);
});

it('sweeps evidence that a killed process left without a row, and no other', async () => {
  await analyze('row.example.com');
  const bundles = openBundleFiles(fixture.dataDir);
  const orphan = await bundles.save(new TextEncoder().encode('of a process that was killed'));
  const sweepAt = (daysLater: number) => {
    const now = () => Date.now() + daysLater * DAY_MS;
    const services = { database: fixture.database, bundles, now, log: createLog('error', () => {}) };
    return sweepBundles(services, new AbortController().signal);
  };
  await sweepAt(0);
  expect(await bundleCount()).toBe(2);
  await sweepAt(2);
  expect(await bundleCount()).toBe(1);
  expect(await bundles.read(orphan)).toBeNull();
});
