import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingFixture, openBillingFixture, openBuyer, type TestBuyer } from '#test/billing-fixture.ts';
import { post } from '#test/server-fixture.ts';

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await openBillingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.loseEvents());

const planOf = async (buyer: TestBuyer) => (await buyer.billing()).plan;

/** Ids at the payment service of what a buyer has. */
async function rowsOf(buyer: TestBuyer): Promise<{ subscription: string; payment: string }> {
  const [purchase] = (await buyer.billing()).purchases;
  const { world } = fixture.stripe;
  const subscription = world.all('subscription').find(({ metadata }) => JSON.stringify(metadata).includes(buyer.id));
  return { subscription: subscription?.id ?? '', payment: purchase?.id ?? '' };
}

describe('what becomes of a subscription (140)', () => {
  async function subscribed(): Promise<{
    buyer: TestBuyer;
    subscription: string;
    payment: string;
    checkoutId: string;
  }> {
    const buyer = await openBuyer(fixture);
    const checkoutId = await buyer.begin();
    fixture.stripe.world.pay(checkoutId);
    await fixture.tell();
    return { buyer, checkoutId, ...(await rowsOf(buyer)) };
  }

  it('a refund made at the payment service ends it', async () => {
    const { buyer, payment, subscription, checkoutId } = await subscribed();
    fixture.stripe.world.refund(payment);
    await fixture.tell();
    expect(await buyer.billing()).toMatchObject({ plan: 'free', purchases: [{ status: 'refunded' }] });
    expect(fixture.stripe.world.must(subscription).status).toBe('canceled');
    expect(await buyer.state(checkoutId)).toBe('failed');
  });

  it('money given back for an earlier period ends nothing', async () => {
    const { buyer, payment, subscription } = await subscribed();
    fixture.stripe.world.renew(subscription);
    await fixture.tell();
    fixture.stripe.world.refund(payment);
    await fixture.tell();
    const { plan, purchases } = await buyer.billing();
    expect([plan, purchases.map(({ status }) => status).sort()]).toEqual(['pro', ['paid', 'refunded']]);
  });

  it('a dispute ends it; a bank that only asks does not', async () => {
    const { buyer, payment } = await subscribed();
    const question = fixture.stripe.world.dispute(payment, 'warning_needs_response');
    await fixture.tell();
    expect(await planOf(buyer)).toBe('pro');
    fixture.stripe.world.change(question.id, { status: 'needs_response' }, 'charge.dispute.updated');
    await fixture.tell();
    expect(await buyer.billing()).toMatchObject({ plan: 'free', purchases: [{ status: 'disputed' }] });
  });

  it('a renewal that is not paid leaves seven days, then nothing, and comes back with the money', async () => {
    const { buyer, subscription } = await subscribed();
    const invoice = fixture.stripe.world.renew(subscription, { isPaid: false });
    await fixture.tell();
    expect(await planOf(buyer)).toBe('pro');
    fixture.stripe.world.change(invoice.id, { created: invoice.created - 8 * 86_400 });
    fixture.stripe.world.change(subscription, {}, 'customer.subscription.updated');
    await fixture.tell();
    expect(await buyer.billing()).toMatchObject({ plan: 'free', subscription: { status: 'past_due' } });
    fixture.stripe.world.renew(subscription);
    await fixture.tell();
    expect(await planOf(buyer)).toBe('pro');
  });

  it('ending at the end of the period keeps what is paid for', async () => {
    const { buyer, subscription } = await subscribed();
    fixture.stripe.world.change(subscription, { cancel_at: 2_000_000_000 }, 'customer.subscription.updated');
    await fixture.tell();
    expect(await buyer.billing()).toMatchObject({ plan: 'pro', subscription: { endsAtPeriodEnd: true } });
    fixture.stripe.world.cancel(subscription);
    await fixture.tell();
    expect(await planOf(buyer)).toBe('free');
  });

  it('a customer deleted at the payment service has nothing left to pay or use', async () => {
    const { buyer, subscription } = await subscribed();
    fixture.stripe.world.deleteCustomer(String(fixture.stripe.world.must(subscription).customer));
    await fixture.tell();
    expect(await planOf(buyer)).toBe('free');
    expect((await buyer.ask('/api/billing/portal', post({}))).status).toBe(409);
  });

  it('leads to the portal, whose address the payment service gives', async () => {
    const { buyer } = await subscribed();
    const response = await buyer.ask('/api/billing/portal', { method: 'POST' });
    expect(await response.json()).toMatchObject({ url: expect.stringContaining('https://billing.stripe.com/') });
  });

  it('ends when the account is deleted, and one paid for afterwards is ended too', async () => {
    const buyer = await openBuyer(fixture);
    const checkoutId = await buyer.begin();
    const response = await buyer.ask('/api/account/delete', post({ currentPassword: 'a lantern on the porch' }));
    expect(response.status).toBe(200);
    fixture.stripe.world.pay(checkoutId);
    const subscription = String(fixture.stripe.world.must(checkoutId).subscription);
    await fixture.tell();
    await fixture.tell();
    expect(fixture.stripe.world.must(subscription).status).toBe('canceled');
  });
});
