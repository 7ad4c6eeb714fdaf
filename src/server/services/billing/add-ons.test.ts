import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStripe } from '#providers/stripe.ts';
import { addAnsweringSentences } from '#test/answering-sentences.ts';
import { type BillingFixture, openBillingFixture, openBuyer, type TestBuyer } from '#test/billing-fixture.ts';
import { createFakeStripe, STRIPE_KEY } from '#test/fake-stripe.ts';
import { post } from '#test/server-fixture.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import { ReadClock } from '../../store/database/read-clock.ts';
import { openStripeGateway, type PaymentServices } from './payment-services.ts';
import { refundPayment } from './refund-purchase.ts';

const PACK = 'site-tune-up-report';
/** Its content is made of facts, so that facts can fill it. */
const YEAR_PACK = 'qa-year-pack';
let fixture: BillingFixture;
let payments: PaymentServices;
beforeAll(async () => {
  fixture = await openBillingFixture();
  const settings = { secretKey: STRIPE_KEY, apiOrigin: 'http://127.0.0.1:1' };
  const { client } = createFakeStripe(fixture.stripe.world);
  payments = {
    core: fixture.service.admin.core,
    gateway: openStripeGateway(openStripe(settings, client, () => {})),
    readClock: new ReadClock(fixture.database.orm),
  };
});
afterAll(() => fixture.close());
beforeEach(() => fixture.loseEvents());

const addOnsOf = (buyer: TestBuyer, auditId: string) => selectGrantedAddOnIds(fixture.database.orm, buyer.id, auditId);

async function bought(): Promise<{ buyer: TestBuyer; auditId: string; checkoutId: string }> {
  const buyer = await openBuyer(fixture);
  const auditId = await buyer.audit();
  const checkoutId = await buyer.begin({ price: PACK, auditId });
  fixture.stripe.world.pay(checkoutId);
  await fixture.tell();
  return { buyer, auditId, checkoutId };
}

/** A second payment for the same, as from a page that was left open in another browser. */
function payAgain(checkoutId: string): string {
  const { world } = fixture.stripe;
  const first = world.must(checkoutId);
  const fresh = world.put({
    ...first,
    id: `${checkoutId}b`,
    status: 'open',
    payment_intent: null,
    payment_status: 'unpaid',
  });
  world.pay(fresh.id);
  return fresh.id;
}

describe('an add-on', () => {
  it('is granted to the audit it was bought for, with the payment', async () => {
    const { buyer, auditId, checkoutId } = await bought();
    expect(await addOnsOf(buyer, auditId)).toEqual([PACK]);
    expect(await buyer.state(checkoutId)).toBe('granted');
    expect((await buyer.billing()).purchases).toMatchObject([
      { title: 'Site Tune-Up Report', amountCents: 4900, auditId },
    ]);
    expect(await buyer.billing()).toMatchObject({ plan: 'free', subscription: null });
  });

  it('is for the newest audit with a result when none is named; cancelling leads back to that audit', async () => {
    const buyer = await openBuyer(fixture);
    await buyer.audit('older.example.com');
    const newest = await buyer.audit('newer.example.com');
    const session = fixture.stripe.world.must(await buyer.begin({ price: PACK }));
    expect(session.metadata).toMatchObject({ porchlight_audit: newest });
    expect(session.cancel_url).toBe(`http://localhost:3000/checkout/cancel?audit=${newest}`);
  });

  it('needs an own audit with a result', async () => {
    const { auditId } = await bought();
    const other = await openBuyer(fixture);
    const ask = async (body: object) => (await other.ask('/api/checkout', post({ price: PACK, ...body }))).status;
    expect(await ask({})).toBe(409);
    expect(await ask({ auditId })).toBe(404);
    expect(await ask({ auditId: 'nothing' })).toBe(404);
  });

  it('is not sold where its pack would be empty, whatever the score, until the facts fill it', async () => {
    const buyer = await openBuyer(fixture);
    const auditId = await buyer.audit('bare.example.com');
    for (const price of [YEAR_PACK, 'photo-seo-pack']) {
      const response = await buyer.ask('/api/checkout', post({ price, auditId }));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'nothing-to-sell', error: /We don't sell the/ });
    }
    // Without a named audit it is the newest one, and no other rule.
    expect((await buyer.ask('/api/checkout', post({ price: YEAR_PACK }))).status).toBe(409);
    const given = [
      { kind: 'category', value: 'Plumber' },
      { kind: 'city', value: 'Duluth' },
      { kind: 'area', value: 'Hermantown' },
      { kind: 'payment', value: 'cash and cards' },
      { kind: 'street', value: '12 Lantern St' },
      { kind: 'hours', value: 'Mon to Fri 08:00 to 17:00' },
      { kind: 'foundedYear', value: '1987' },
      { kind: 'phone', value: '(218) 555-0142' },
    ];
    const changes = [...given.map((one) => ({ action: 'add', ...one })), ...addAnsweringSentences()];
    expect((await buyer.ask(`/api/audits/${auditId}/facts`, post({ changes }))).status).toBe(200);
    expect((await buyer.ask('/api/checkout', post({ price: YEAR_PACK, auditId }))).status).toBe(200);
  });

  it('is not sold while its score is not measured', async () => {
    const buyer = await openBuyer(fixture);
    const auditId = await buyer.audit('unmeasured.example.com');
    const refused = await buyer.ask('/api/checkout', post({ price: 'review-reply-pack', auditId }));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'nothing-to-sell',
      error: `We don't sell the Review Reply Pack for this audit. We couldn’t check enough of your reviews to say if you need it. Fill in Your Google profile in your report first.`,
    });
    const preview = await buyer.ask(`/api/audits/${auditId}/add-ons/review-reply-pack/preview`);
    expect(await preview.json()).toMatchObject({ isSold: false });
    const texts = await (await buyer.ask(`/api/audits/${auditId}/texts`)).json();
    expect(texts).toMatchObject({ offers: { addOns: { 'review-reply-pack': { isSold: false } } } });
  });

  it('is not sold twice for one audit', async () => {
    const { buyer, auditId } = await bought();
    const response = await buyer.ask('/api/checkout', post({ price: PACK, auditId }));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'already-so', error: /Q&A Year Pack/ });
  });

  it('paid twice is granted once, and each payment can be given back (140)', async () => {
    const { buyer, auditId, checkoutId } = await bought();
    payAgain(checkoutId);
    await fixture.tell();
    expect(await addOnsOf(buyer, auditId)).toEqual([PACK]);
    const { purchases } = await buyer.billing();
    expect(purchases.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(fixture.logLines.some((line) => line.includes('add_on_paid_twice'))).toBe(true);
    await refundPayment(payments, purchases[0]?.id ?? '');
    expect(await addOnsOf(buyer, auditId)).toEqual([PACK]);
    await refundPayment(payments, purchases[1]?.id ?? '');
    expect(await addOnsOf(buyer, auditId)).toEqual([]);
  });

  it('goes with a refund, wherever it was made, and with a dispute until it is won (140)', async () => {
    const { world } = fixture.stripe;
    const refunded = await bought();
    world.refund(world.must(refunded.checkoutId).payment_intent);
    await fixture.tell();
    expect(await addOnsOf(refunded.buyer, refunded.auditId)).toEqual([]);
    expect(await refunded.buyer.state(refunded.checkoutId)).toBe('failed');
    const disputed = await bought();
    const dispute = world.dispute(world.must(disputed.checkoutId).payment_intent);
    await fixture.tell();
    expect(await addOnsOf(disputed.buyer, disputed.auditId)).toEqual([]);
    world.closeDispute(dispute.id, 'won');
    await fixture.tell();
    expect(await addOnsOf(disputed.buyer, disputed.auditId)).toEqual([PACK]);
  });

  it('waits for a slow payment, and comes or does not with the money', async () => {
    for (const doesCome of [true, false]) {
      const buyer = await openBuyer(fixture);
      const auditId = await buyer.audit();
      const id = await buyer.begin({ price: PACK, auditId });
      fixture.stripe.world.pay(id, { isSlow: true });
      await fixture.tell();
      expect(await buyer.state(id)).toBe('waiting');
      expect(await addOnsOf(buyer, auditId)).toEqual([]);
      fixture.stripe.world.settle(id, doesCome);
      await fixture.tell();
      expect(await buyer.state(id)).toBe(doesCome ? 'granted' : 'failed');
      expect(await addOnsOf(buyer, auditId)).toEqual(doesCome ? [PACK] : []);
    }
  });
});

describe('giving money back', () => {
  it('takes the add-on back, ends a subscription at once, and does no harm twice', async () => {
    const { buyer, auditId } = await bought();
    fixture.stripe.world.pay(await buyer.begin());
    await fixture.tell();
    const { purchases } = await buyer.billing();
    expect(purchases).toHaveLength(2);
    for (const { id } of [...purchases, ...purchases]) await refundPayment(payments, id);
    const after = await buyer.billing();
    expect(after).toMatchObject({ plan: 'free', subscription: { status: 'canceled' } });
    expect(after.purchases.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(await addOnsOf(buyer, auditId)).toEqual([]);
    const refunds = fixture.stripe.world
      .all('refund')
      .filter(({ payment_intent }) => purchases.some(({ id }) => id === payment_intent));
    expect(refunds).toHaveLength(2);
  });

  it('is for thirty days, for payments that there are, and not for those under dispute', async () => {
    const { buyer, checkoutId } = await bought();
    const [purchase] = (await buyer.billing()).purchases;
    const late = { ...payments, core: { ...payments.core, now: () => Date.now() + 31 * 86_400_000 } };
    await expect(refundPayment(late, purchase?.id ?? '')).rejects.toThrow(/older than 30 days/);
    await expect(refundPayment(payments, 'pi_unknown')).rejects.toThrow(/no such payment/);
    fixture.stripe.world.dispute(fixture.stripe.world.must(checkoutId).payment_intent);
    await fixture.tell();
    await expect(refundPayment(payments, purchase?.id ?? '')).rejects.toThrow(/dispute/);
  });
});
