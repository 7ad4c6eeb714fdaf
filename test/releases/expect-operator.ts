import { expect } from 'vitest';
import { listPurchasesEndpoint } from '#shared/api/admin/users.ts';
import { listAuditsEndpoint } from '#shared/api/audits.ts';
import { post, type ServiceFixture } from '../server-fixture.ts';
import { askAsPage } from './ask-as-page.ts';
import type { RecordedRelease } from './recorded-releases.ts';

/** Links mailed by releases before this one are not bound to a password, so they prove nothing. */
const FIRST_WITH_BOUND_LINKS = 6;

/**
 * Requires that a key for programs and a mailed link of an earlier release still do what they were made for. A link that is
 * not bound to a password is refused as one that has expired; so is every link after a restore (`withLinks`).
 */
export async function expectKeyAndLink(
  { name, record }: RecordedRelease,
  ask: ServiceFixture['ask'],
  { withLinks }: { readonly withLinks: boolean },
): Promise<void> {
  if (record.apiKey !== null) {
    const listed = await ask('/api/audits', { headers: { authorization: `Bearer ${record.apiKey}` } });
    expect(listed.status).toBe(200);
    expect(listAuditsEndpoint.response.parse(await listed.json()).rows).toHaveLength(record.accountsAuditCount);
  }
  if (record.verifyToken === null) return;
  const confirmed = await ask('/api/auth/verify-email', post({ token: record.verifyToken }));
  const said: unknown = await confirmed.json();
  if (!withLinks || Number.parseInt(name, 10) < FIRST_WITH_BOUND_LINKS) {
    expect([confirmed.status, said]).toMatchObject([410, { code: 'link-expired' }]);
    return;
  }
  expect([confirmed.status, said]).toEqual([200, { success: true, email: record.account?.email }]);
}

/** Requires that the operator of an earlier release sees what happened there. */
export async function expectOperator(
  { operator, account, buyer }: RecordedRelease['record'],
  ask: ServiceFixture['ask'],
): Promise<void> {
  const { json } = askAsPage(ask);
  await json('/api/auth/login', post(operator));
  for (const path of ['/api/admin/overview', '/api/admin/metrics', '/api/admin/audits', '/api/admin/queue'])
    await json(path);
  expect(JSON.stringify(await json('/api/admin/users'))).toContain(account?.email);
  expect(JSON.stringify(await json('/api/admin/mails'))).toContain(account?.email);
  const log = JSON.stringify(await json('/api/admin/log'));
  expect(log).toContain('"reason":"recorded"');
  if (buyer === null) return;
  const { rows } = listPurchasesEndpoint.response.parse(await json('/api/admin/purchases'));
  expect(rows.map(({ title, status }) => [title, status])).toEqual(
    buyer.billing.purchases.map(({ title, status }) => [title, status]),
  );
}
