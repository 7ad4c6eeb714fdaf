import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingFixture, openBillingFixture, openBuyer, type TestBuyer } from '#test/billing-fixture.ts';
import { stripeCardError, stripeOutage } from '#test/fake-stripe.ts';
import { post, visitor } from '#test/server-fixture.ts';
import { checkouts } from '../../store/billing/billing-schema.ts';

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await openBillingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.loseEvents();
  fixture.stripe.beforeAnswer = async () => {};
});

const planOf = async (buyer: TestBuyer) => (await buyer.billing()).plan;
async function refusal(buyer: TestBuyer, body: object, headers = {}) {
  const response = await buyer.ask('/api/checkout', post(body, headers));
  const { code, error }: { code?: string; error?: string } = JSON.parse(await response.text());
  return { status: response.status, code, error };
}

describe('buying Pro', () => {
  it('gives Pro with the message of the payment service, and not before', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    expect(await planOf(buyer)).toBe('free');
    expect(await buyer.state(id)).toBe('open');
    fixture.stripe.world.pay(id);
    expect(await planOf(buyer)).toBe('free');
    await fixture.tell();
    expect(await buyer.billing()).toMatchObject({
      payment: 'stripe',
      plan: 'pro',
      planSource: 'subscription',
      subscription: { status: 'active', price: 'pro_monthly', endsAtPeriodEnd: false },
      purchases: [{ title: 'Pro, monthly', amountCents: 3900, currency: 'usd', status: 'paid' }],
    });
    expect(await buyer.state(id)).toBe('granted');
    expect(await (await buyer.ask('/api/auth/me')).json()).toMatchObject({ user: { plan: 'pro' } });
  });

  it('names product, account and addresses to the payment service, and only those', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin({ price: 'pro_annual' });
    const session = fixture.stripe.world.must(id);
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: buyer.id,
      amount_total: 39_000,
      success_url: 'http://localhost:3000/checkout/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/checkout/cancel',
      metadata: { porchlight_user: buyer.id, porchlight_product: 'pro_annual' },
      subscription_metadata: { porchlight_user: buyer.id },
    });
  });

  it.each([
    ['no body at all', { method: 'POST' }],
    ['an empty body', { method: 'POST', headers: { 'content-length': '0' }, body: '' }],
    ['a JSON type and nothing behind it', { method: 'POST', headers: { 'content-type': 'application/json' } }],
    ['a body without a price', post({})],
  ] as const)('begins with %s: Pro by the month', async (_, init) => {
    const buyer = await openBuyer(fixture);
    const response = await buyer.ask('/api/checkout', init);
    expect(response.status).toBe(200);
    const [row] = await fixture.database.orm.select().from(checkouts).where(eq(checkouts.userId, buyer.id));
    expect(row?.product).toBe('pro_monthly');
  });

  it('is for people who signed in', async () => {
    const response = await visitor(fixture.service)('/api/checkout', post({}));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
  });

  it.each(['gold', 'price_123', 'PRO_MONTHLY', '__proto__', ' pro_monthly', ''])(
    'sells nothing under the name %j',
    async (price) => {
      const buyer = await openBuyer(fixture);
      expect(await refusal(buyer, { price })).toMatchObject({ status: 400, code: 'invalid-request' });
    },
  );

  it('has one open payment, however often and at once it is asked for', async () => {
    const buyer = await openBuyer(fixture);
    const ids = await Promise.all(Array.from({ length: 5 }, () => buyer.begin()));
    expect(new Set([...ids, await buyer.begin()]).size).toBe(1);
  });

  it('leaves one of two plans open, so that both cannot be paid', async () => {
    const buyer = await openBuyer(fixture);
    const monthly = await buyer.begin({ price: 'pro_monthly' });
    const annual = await buyer.begin({ price: 'pro_annual' });
    expect(fixture.stripe.world.must(monthly).status).toBe('expired');
    expect(fixture.stripe.world.must(annual).status).toBe('open');
  });

  it('does not sell Pro twice, and leads to the confirmation of the other price', async () => {
    const buyer = await openBuyer(fixture);
    fixture.stripe.world.pay(await buyer.begin());
    await fixture.tell();
    expect(await refusal(buyer, {})).toMatchObject({ status: 409, code: 'already-so', error: /^You already have Pro/ });
    const response = await buyer.ask('/api/checkout', post({ price: 'pro_annual' }));
    expect(await response.json()).toMatchObject({ url: expect.stringMatching(/billing\.stripe\.com.*\/flow$/) });
  });

  it('finds a payment whose event has not arrived yet', async () => {
    const buyer = await openBuyer(fixture);
    fixture.stripe.world.pay(await buyer.begin());
    expect((await refusal(buyer, {})).status).toBe(409);
    expect(await planOf(buyer)).toBe('pro');
  });

  it('is refused to an account with a permanent grant', async () => {
    const buyer = await openBuyer(fixture);
    await buyer.setPlan('agency');
    expect(await refusal(buyer, {})).toMatchObject({ status: 409, error: /^You already have Agency/ });
  });

  it('creates a new customer for one deleted at the payment service', async () => {
    const buyer = await openBuyer(fixture);
    const first = await buyer.begin();
    const { world } = fixture.stripe;
    world.abandon(first);
    world.deleteCustomer(String(world.must(first).customer));
    fixture.loseEvents();
    const second = await buyer.begin();
    expect(world.must(second).customer).not.toBe(world.must(first).customer);
    world.pay(second);
    await fixture.tell();
    expect(await planOf(buyer)).toBe('pro');
  });

  it('says so when the payment service fails, and works the next time with the same key', async () => {
    const buyer = await openBuyer(fixture);
    fixture.stripe.beforeAnswer = () => Promise.reject(stripeOutage(400));
    const failed = await refusal(buyer, {}, { 'idempotency-key': 'again' });
    expect(failed).toMatchObject({ status: 503, code: 'temporarily-unavailable' });
    fixture.stripe.beforeAnswer = async () => {};
    expect(await buyer.begin({}, 'again')).toMatch(/^cs_test_/);
  });

  it.each(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'authentication_required'])(
    'says in the owner’s words that a card was declined, and none of the payment service’s: %s',
    async (code) => {
      const buyer = await openBuyer(fixture);
      fixture.stripe.beforeAnswer = () => Promise.reject(stripeCardError(code));
      expect(await refusal(buyer, {})).toEqual({
        status: 409,
        code: 'card-declined',
        error: 'Your card was declined. Nothing was charged. Try another card.',
      });
      fixture.stripe.beforeAnswer = async () => {};
      expect(await buyer.begin()).toMatch(/^cs_test_/);
    },
  );

  it('answers the same to the same key, and refuses the key for something else', async () => {
    const buyer = await openBuyer(fixture);
    const first = await buyer.begin({}, 'key-1');
    fixture.stripe.world.abandon(first);
    expect(await buyer.begin({}, 'key-1')).toBe(first);
    expect(await refusal(buyer, { price: 'pro_annual' }, { 'idempotency-key': 'key-1' })).toMatchObject({
      status: 409,
      code: 'idempotency-conflict',
    });
  });

  it('keeps the keys of different requests apart: one used here is refused elsewhere', async () => {
    const buyer = await openBuyer(fixture);
    await buyer.begin({}, 'shared');
    const response = await buyer.ask('/api/audits', post({ url: 'one.example.com' }, { 'idempotency-key': 'shared' }));
    expect(response.status).toBe(409);
  });
});

describe('a price that is not the one of the table (140)', () => {
  const wrong: readonly (readonly [string, number, string | null, string])[] = [
    ['another amount', 100, null, 'usd'],
    ['another currency', 1900, null, 'eur'],
    ['an interval', 1900, 'month', 'usd'],
  ];
  it.each(wrong)('is not sold at: %s', async (_, cents, interval, currency) => {
    const buyer = await openBuyer(fixture);
    await buyer.audit();
    fixture.stripe.world.setPrice('photo-seo-pack', cents, interval, currency);
    const refused = await refusal(buyer, { price: 'photo-seo-pack' });
    fixture.stripe.world.setPrice('photo-seo-pack', 1900, null);
    expect(refused).toMatchObject({ status: 503, code: 'payment-not-set-up' });
    expect(fixture.logLines.some((line) => line.includes('price_differs') && line.includes('photo-seo-pack'))).toBe(
      true,
    );
  });

  it('leaves those alone who bought at the old one', async () => {
    const buyer = await openBuyer(fixture);
    fixture.stripe.world.pay(await buyer.begin());
    await fixture.tell();
    fixture.stripe.world.setPrice('pro_monthly', 4900, 'month');
    const [subscription] = fixture.stripe.world.all('subscription');
    fixture.stripe.world.renew(subscription?.id ?? '');
    await fixture.tell();
    fixture.stripe.world.setPrice('pro_monthly', 3900, 'month');
    expect(await buyer.billing()).toMatchObject({ plan: 'pro', purchases: [{ status: 'paid' }, { status: 'paid' }] });
  });

  it('grants nothing to a subscription at another price', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    const cheap = fixture.stripe.world.setPrice('cheap', 100, 'month');
    fixture.stripe.world.change(id, { price: cheap.id });
    fixture.stripe.world.pay(id);
    await fixture.tell();
    expect(await buyer.billing()).toMatchObject({ plan: 'free', purchases: [{ amountCents: 100, status: 'paid' }] });
    expect(fixture.logLines.some((line) => line.includes('subscription_price_not_ours'))).toBe(true);
  });

  it('grants no add-on for another amount', async () => {
    const buyer = await openBuyer(fixture);
    await buyer.audit();
    const id = await buyer.begin({ price: 'site-tune-up-report' });
    const cheap = fixture.stripe.world.setPrice('cheap-once', 1, null);
    fixture.stripe.world.change(id, { price: cheap.id });
    fixture.stripe.world.pay(id);
    await fixture.tell();
    expect(await buyer.state(id)).toBe('waiting');
    expect((await buyer.billing()).purchases).toMatchObject([{ amountCents: 1 }]);
  });
});

describe('a payment that was begun (140)', () => {
  it('and abandoned grants nothing, and may be begun again', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    fixture.stripe.world.abandon(id);
    await fixture.tell();
    expect(await buyer.state(id)).toBe('expired');
    expect(await planOf(buyer)).toBe('free');
    expect(await buyer.begin()).not.toBe(id);
  });

  it('is shown as open on the success page while unpaid, and grants nothing however often it is requested', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    for (let count = 0; count < 5; count += 1) expect(await buyer.state(id)).toBe('open');
    const reads = fixture.stripe.calls.filter(({ method, path }) => method === 'GET' && path.endsWith(id));
    expect(reads.length).toBeLessThanOrEqual(2);
    expect(await planOf(buyer)).toBe('free');
  });

  it('is not visible to other accounts, and unknown ones are not found', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    const other = await openBuyer(fixture);
    for (const path of [`/api/checkout/${id}`, '/api/checkout/cs_test_unknown'])
      expect((await other.ask(path)).status).toBe(404);
    expect((await fixture.askAsStranger(`/api/checkout/${id}`)).status).toBe(401);
  });

  it('is granted by its own reading when the message is late', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    fixture.stripe.world.pay(id);
    fixture.advanceClock(10_000);
    expect(await buyer.state(id)).toBe('granted');
    const [row] = await fixture.database.orm.select().from(checkouts).where(eq(checkouts.id, id));
    expect(row?.status).toBe('granted');
  });
});
