import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/durations.ts';
import { type BillingFixture, openBillingFixture, openBuyer } from '#test/billing-fixture.ts';
import { allApplied } from '#test/stripe-events.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await openBillingFixture();
});
afterAll(() => fixture.close());

async function night(): Promise<void> {
  fixture.advanceClock(DAY_MS);
  await reconcilePayments(fixture.service.admin.payments, new AbortController().signal);
  await allApplied(fixture);
}

it('finds everything that no event reported (140)', async () => {
  const { world } = fixture.stripe;
  const [paid, refunded, disputed, gone, abandoned] = [
    await openBuyer(fixture),
    await openBuyer(fixture),
    await openBuyer(fixture),
    await openBuyer(fixture),
    await openBuyer(fixture),
  ];
  const auditId = await paid.audit();
  world.pay(await paid.begin({ price: 'pro_annual' }));
  world.pay(await paid.begin({ price: 'photo-seo-pack', auditId }));
  const refundedId = await refunded.begin();
  world.pay(refundedId);
  const disputedAudit = await disputed.audit();
  const disputedId = await disputed.begin({ price: 'photo-seo-pack', auditId: disputedAudit });
  world.pay(disputedId);
  const goneId = await gone.begin();
  world.pay(goneId);
  const abandonedId = await abandoned.begin();
  world.abandon(abandonedId);
  fixture.loseEvents();
  await night();
  const plans = async () =>
    Promise.all([paid, refunded, gone, abandoned].map(async (buyer) => (await buyer.billing()).plan));
  expect(await plans()).toEqual(['pro', 'pro', 'pro', 'free']);
  expect(await selectGrantedAddOnIds(fixture.database.orm, paid.id, auditId)).toEqual(['photo-seo-pack']);
  expect(await selectGrantedAddOnIds(fixture.database.orm, disputed.id, disputedAudit)).toEqual(['photo-seo-pack']);
  expect(await abandoned.state(abandonedId)).toBe('expired');

  const [purchase] = (await refunded.billing()).purchases;
  world.refund(purchase?.id);
  world.dispute(world.must(disputedId).payment_intent);
  // Deleted at the payment service, and its subscription with it, so that there is nothing left to read.
  const lost = world.must(goneId);
  world.deleteCustomer(String(lost.customer));
  world.forget(String(lost.subscription));
  fixture.loseEvents();
  await night();
  expect(await plans()).toEqual(['pro', 'free', 'free', 'free']);
  expect(await selectGrantedAddOnIds(fixture.database.orm, disputed.id, disputedAudit)).toEqual([]);

  const before = [await paid.billing(), await refunded.billing(), await gone.billing()];
  await night();
  expect([await paid.billing(), await refunded.billing(), await gone.billing()]).toEqual(before);
});

it('asks for each thing once a night, also when it is done twice', async () => {
  const buyer = await openBuyer(fixture);
  fixture.stripe.world.pay(await buyer.begin());
  await night();
  expect((await buyer.billing()).plan).toBe('pro');
  const asked = fixture.stripe.calls.length;
  await reconcilePayments(fixture.service.admin.payments, new AbortController().signal);
  await allApplied(fixture);
  const again = fixture.stripe.calls.slice(asked);
  expect(again.every(({ path }) => /^\/v1\/(?:subscriptions|checkout\/sessions|refunds|disputes)$/.test(path))).toBe(
    true,
  );
});
