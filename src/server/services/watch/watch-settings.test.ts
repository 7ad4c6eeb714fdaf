import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AuditedAnalysis, AuditView } from '#shared/api/audits.ts';
import { BusinessWatch, listWatchesEndpoint } from '#shared/api/watch.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openAccount, type TestAccount } from '#test/account-fixture.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { users } from '../../store/accounts/account-schema.ts';
import { audits } from '../../store/audits/audit-schema.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

async function audit({ ask }: TestAccount, url: string): Promise<{ auditId: string; businessId: string }> {
  const { auditId } = AuditedAnalysis.parse(await (await ask('/api/analyze', post({ url }))).json());
  const [row] = await fixture.database.orm.select().from(audits).where(eq(audits.id, auditId));
  return { auditId, businessId: row?.businessId ?? '' };
}
async function nextScanIn({ ask }: TestAccount, auditId: string): Promise<string | undefined> {
  return AuditView.parse(await (await ask(`/api/audits/${auditId}`)).json()).result?.nextScanAt;
}
const put = (body: unknown) => ({ ...post(body), method: 'PUT' });
const watchOf = async ({ ask }: TestAccount, businessId: string, body?: unknown) =>
  BusinessWatch.parse(
    await (await ask(`/api/businesses/${businessId}/watch`, body === undefined ? undefined : put(body))).json(),
  );

it('starts with the first audit, is returned with it, and can be switched off and on', async () => {
  const owner = await openAccount(fixture, { plan: 'pro' });
  const { auditId, businessId } = await audit(owner, 'watched.example.com');
  const first = await watchOf(owner, businessId);
  expect(first).toMatchObject({ isOn: true, sendsMail: true, rhythm: 'monthly', lastScan: null });
  expect(first.mailObstacle).toBe('unconfirmed');
  expect(first.domain).toBe('example.com');
  const inDays = (Date.parse(first.nextScanAt ?? '') - Date.now()) / DAY_MS;
  expect(inDays).toBeGreaterThan(26);
  expect(inDays).toBeLessThan(33);
  expect(await nextScanIn(owner, auditId)).toBe(first.nextScanAt);

  expect(await watchOf(owner, businessId, { isOn: false })).toMatchObject({ isOn: false, nextScanAt: null });
  expect(await nextScanIn(owner, auditId)).toBeUndefined();
  await audit(owner, 'watched.example.com');
  expect(await watchOf(owner, businessId, { sendsMail: false })).toMatchObject({ isOn: false, sendsMail: false });
  const again = await watchOf(owner, businessId, { isOn: true });
  expect(again).toMatchObject({ isOn: true, sendsMail: false, nextScanAt: first.nextScanAt });
});

it('requires a plan with scans, and gives free accounts no next scan', async () => {
  const owner = await openAccount(fixture, { plan: 'free' });
  const { auditId, businessId } = await audit(owner, 'upgraded.example.org');
  expect((await owner.ask(`/api/businesses/${businessId}/watch`)).status).toBe(402);
  await owner.setPlan('pro');
  expect(await watchOf(owner, businessId)).toMatchObject({ isOn: false, nextScanAt: null });
  const on = await watchOf(owner, businessId, { isOn: true });
  expect(await nextScanIn(owner, auditId)).toBe(on.nextScanAt);
  await owner.setPlan('free');
  expect(await nextScanIn(owner, auditId)).toBeUndefined();
});

it('refuses one more than the plan watches, with what to do', async () => {
  const owner = await openAccount(fixture, { plan: 'pro' });
  await fixture.database.orm.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) ids.push((await audit(owner, `site-${index}.test`)).businessId);
  const listed = listWatchesEndpoint.response.parse(await (await owner.ask('/api/watches')).json());
  expect(listed.limit).toBe(5);
  expect(listed.watches).toHaveLength(5);
  expect(listed.watches[0]?.mailObstacle).toBeNull();
  const refused = await owner.ask(`/api/businesses/${ids[5]}/watch`, put({ isOn: true }));
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Switch another one off')]);
  await watchOf(owner, ids[0] ?? '', { isOn: false });
  expect((await watchOf(owner, ids[5] ?? '', { isOn: true })).isOn).toBe(true);
});
