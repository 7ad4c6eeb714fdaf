import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AuditedAnalysis } from '#shared/api/audits.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { createLog } from '../../log.ts';
import { openBundleFiles } from '../../store/bundle-files.ts';
import { auditEvents, audits, idempotencyKeys, rateLimits, sessions, siteRuns } from '../../store/schema.ts';
import { cleanUp } from './clean-up.ts';

const DAY_MS = 86_400_000;

let fixture: ServiceFixture;
beforeEach(async () => {
  fixture = await openServiceFixture();
});
afterEach(() => fixture.close());

async function cleanUpAt(daysLater: number): Promise<void> {
  const { database, dataDir } = fixture;
  const now = () => Date.now() + daysLater * DAY_MS;
  await cleanUp({ database, bundles: openBundleFiles(dataDir), now, log: createLog('error', () => {}) });
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

it('keeps what somebody can still see', async () => {
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
