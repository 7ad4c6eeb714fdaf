import { expect } from 'vitest';
import { AccountExport } from '#shared/api/account.ts';
import { AddOnPackView } from '#shared/api/add-on-packs.ts';
import { AuditView } from '#shared/api/audits.ts';
import { BillingView } from '#shared/api/billing.ts';
import { CheckoutState, getMockPortalEndpoint, MockCheckoutView } from '#shared/api/checkout.ts';
import { FixStates } from '#shared/api/fix-verification.ts';
import { BusinessHistory } from '#shared/api/history.ts';
import { listSharesEndpoint } from '#shared/api/shares.ts';
import { BusinessWatch } from '#shared/api/watch.ts';
import { PASTED_REVIEW } from '../../scripts/release-recorder/perform-buyer-actions.ts';
import { post, type ServiceFixture } from '../server-fixture.ts';
import { askAsPage, type PageRequests } from './ask-as-page.ts';
import { type RecordedBuyer, wasAnswered } from './recorded-releases.ts';

const REFUNDED_PACK = 'site-tune-up-report';
/** A payment counts as granted only while what was bought is there. */
const CHECKOUT_STATES: Readonly<Record<string, CheckoutState['state']>> = {
  declined: 'expired',
  pro_monthly: 'granted',
  'review-reply-pack': 'granted',
  'competitor-snapshot': 'granted',
  [REFUNDED_PACK]: 'failed',
};
const isPlan = (product: string) => product === 'declined' || product === 'pro_monthly';

interface Browsers {
  openBrowser(): ServiceFixture['ask'];
}

/**
 * Requires that an account which paid in an earlier release has what it paid for: plan, payments, packs with what it gave for
 * them, links, steps of the plan and the watch, each with the contents of then.
 */
export async function expectBuyer(buyer: RecordedBuyer, { openBrowser }: Browsers): Promise<void> {
  const page = askAsPage(openBrowser());
  const { email, password } = buyer;
  await page.json('/api/auth/login', post({ email, password }));
  const could = (request: RegExp) => wasAnswered(buyer.answered, request);
  const view = AuditView.parse(await page.json(`/api/audits/${buyer.auditId}`));
  expect(view.result?.businessName).toBe('Lantern & Oak Plumbing');
  expect(await (await page.ours(`/api/audits/${buyer.auditId}/events`)).text()).toContain('event: done');
  await expectPayments(buyer, page);
  await expectPacks(buyer, page, could(/\/input$/));
  if (could(/\/applied$/)) await expectTicks(buyer, page, view.businessId ?? '');
  if (could(/^DELETE .*\/shares\//)) await expectShares(buyer, page, openBrowser(), view.result?.overallScore ?? null);
  if (could(/\/watch$/)) {
    const watch = BusinessWatch.parse(await page.json(`/api/businesses/${buyer.businessId}/watch`));
    expect(watch).toMatchObject({ isOn: true, sendsMail: true, rhythm: 'monthly', domain: 'bought.test' });
  }
  await expectExport(buyer, page, could);
  // The last: an account of an earlier release can be deleted with all that it has.
  await page.json('/api/account/delete', post({ currentPassword: password }));
  if (buyer.shareUrls.alive !== null)
    expect((await openBrowser()(new URL(buyer.shareUrls.alive).pathname)).status).toBe(404);
}

async function expectPayments({ billing, checkouts, auditId }: RecordedBuyer, { json }: PageRequests): Promise<void> {
  const today = BillingView.parse(await json('/api/billing'));
  expect(today).toEqual(billing);
  expect(today).toMatchObject({ plan: 'pro', planSource: 'subscription', subscription: { endsAtPeriodEnd: true } });
  expect(today.purchases.map(({ status }) => status)).toEqual(['refunded', 'paid', 'paid', 'paid']);
  for (const [product, checkoutId] of Object.entries(checkouts)) {
    const { state, auditId: of } = CheckoutState.parse(await json(`/api/checkout/${checkoutId}`));
    expect([product, state, of]).toEqual([product, CHECKOUT_STATES[product], isPlan(product) ? null : auditId]);
    const paid = MockCheckoutView.parse(await json(`/api/pay-desk/${checkoutId}`));
    expect(paid.state).toBe(product === 'declined' ? 'expired' : 'complete');
  }
  const portal = getMockPortalEndpoint.response.parse(await json('/api/pay-desk-portal'));
  expect(portal.subscription).toMatchObject({ title: 'Pro, monthly', endsAtPeriodEnd: true });
}

/** Also of a release that sold packs before it could fill them. */
async function expectPacks(
  { auditId }: RecordedBuyer,
  { ours, json }: PageRequests,
  hasInputs: boolean,
): Promise<void> {
  const at = `/api/audits/${auditId}/add-ons`;
  const packOf = async (addOnId: string) => AddOnPackView.parse(await json(`${at}/${addOnId}`));
  const [replies, snapshot] = [await packOf('review-reply-pack'), await packOf('competitor-snapshot')];
  if (hasInputs) {
    expect(replies.content).toMatchObject({ pack: { pasted: [{ review: PASTED_REVIEW, text: expect.any(String) }] } });
    expect(snapshot.content).toMatchObject({
      pack: { rivals: [{ url: expect.stringContaining('rival.test'), state: 'done', problem: null, column: {} }] },
    });
  }
  for (const { content, files } of [replies, snapshot])
    for (const name of files) {
      const file = await ours(`${at}/${content.addOnId}/files/${name}`);
      expect([name, file.status]).toEqual([name, 200]);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
  expect((await ours(`${at}/${REFUNDED_PACK}`)).status).toBe(402);
}

async function expectTicks(
  { auditId, ticks }: RecordedBuyer,
  { json }: PageRequests,
  businessId: string,
): Promise<void> {
  const { states } = FixStates.parse(await json(`/api/audits/${auditId}/fix-states`));
  const applied = states.filter(({ state, appliedAt }) => state === 'applied' && appliedAt !== null);
  expect(applied.map(({ checkId }) => checkId)).toEqual(expect.arrayContaining([...ticks.applied]));
  expect(applied.map(({ checkId }) => checkId)).not.toContain(ticks.takenBack);
  const history = BusinessHistory.parse(await json(`/api/businesses/${businessId}/history`));
  expect(history.audits.map((audit) => audit.auditId)).toEqual([auditId]);
  // The checks of one step are ticked at once, and told as one event.
  const ticked = new Set(applied.map(({ appliedAt }) => appliedAt));
  const told = history.events.filter(({ kind }) => kind === 'fix-applied').map(({ at }) => at);
  expect(told.toSorted()).toEqual([...ticked].toSorted());
}

async function expectShares(
  { auditId, shareUrls }: RecordedBuyer,
  { json }: PageRequests,
  stranger: ServiceFixture['ask'],
  score: number | null,
): Promise<void> {
  const { shares } = listSharesEndpoint.response.parse(await json(`/api/audits/${auditId}/shares`));
  const pathOf = (url: string | null) => new URL(url ?? '').pathname;
  expect(shares.map(({ url }) => pathOf(url))).toEqual([pathOf(shareUrls.alive)]);
  const alive = await stranger(pathOf(shareUrls.alive));
  expect(alive.status).toBe(200);
  const html = await alive.text();
  expect(html).toContain('bought.test');
  expect(html).toContain(`${score}`);
  expect((await stranger(`${pathOf(shareUrls.alive)}/preview.png`)).headers.get('content-type')).toBe('image/png');
  expect((await stranger(pathOf(shareUrls.ended))).status).toBe(404);
}

async function expectExport(
  { auditId, billing, ticks }: RecordedBuyer,
  { json }: PageRequests,
  could: (request: RegExp) => boolean,
): Promise<void> {
  const all = AccountExport.parse(await json('/api/account/export'));
  expect(all.billing).toEqual(billing);
  expect(all.pageEvents.map(({ name }) => name)).toContain('upgrade_success');
  expect(all.audits.map((audit) => audit.auditId)).toEqual([auditId]);
  const [audit] = all.audits;
  const [business] = all.businesses;
  expect(audit?.analysis).not.toBeNull();
  if (could(/\/input$/)) {
    expect(audit?.addOnInputs.map(({ addOnId }) => addOnId).toSorted()).toEqual([
      'competitor-snapshot',
      'review-reply-pack',
    ]);
    expect(JSON.stringify(audit?.addOnInputs)).toContain(PASTED_REVIEW.text);
  }
  if (could(/^DELETE .*\/shares\//))
    expect(audit?.shareLinks.map(({ revokedAt }) => revokedAt !== null).toSorted()).toEqual([false, true]);
  if (could(/\/applied$/)) for (const id of ticks.applied) expect(JSON.stringify(business?.fixStates)).toContain(id);
  if (could(/\/watch$/)) expect(business?.watch).toMatchObject({ isOn: true });
}
