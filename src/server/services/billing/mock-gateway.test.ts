import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPaymentOptionsEndpoint } from '#shared/api/billing.ts';
import { MockCheckoutView } from '#shared/api/checkout.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { openBuyer, type TestBuyer } from '#test/billing-fixture.ts';
import { STRIPE_KEY } from '#test/fake-stripe.ts';
import { openServiceFixture, post, type ServiceFixture } from '#test/server-fixture.ts';
import { allApplied, WEBHOOK_SECRET } from '#test/stripe-events.ts';
import { readConfig } from '../../config.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import { closeMockGateway } from './close-mock-gateway.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundPayment } from './refund-purchase.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture({ MOCK_PAYMENTS: '1' });
});
afterAll(() => fixture.close());
async function answer(buyer: TestBuyer, id: string, outcome: 'pay' | 'decline'): Promise<string> {
  const response = await buyer.ask(`/api/pay-desk/${id}`, post({ outcome }));
  const { url }: { url: string } = JSON.parse(await response.text());
  await allApplied(fixture);
  return url;
}
async function change(buyer: TestBuyer, to: string): Promise<number> {
  const { status } = await buyer.ask('/api/pay-desk-portal', post({ change: to }));
  await allApplied(fixture);
  return status;
}

describe('the mock gateway', () => {
  it('runs a whole purchase: order, gateway, Pro, portal, end', async () => {
    const buyer = await openBuyer(fixture);
    const response = await buyer.ask('/api/checkout', post({}));
    const { url }: { url: string } = JSON.parse(await response.text());
    expect(url).toMatch(/^http:\/\/localhost:3000\/pay-desk\/desk_cs_/);
    const id = url.split('/').at(-1) ?? '';
    expect(MockCheckoutView.parse(await (await buyer.ask(`/api/pay-desk/${id}`)).json())).toEqual({
      checkoutId: id,
      title: 'Pro, monthly',
      amountCents: 3900,
      interval: 'month',
      state: 'open',
      cancelUrl: 'http://localhost:3000/checkout/cancel',
    });
    expect(await buyer.state(id)).toBe('open');
    expect(await answer(buyer, id, 'pay')).toBe(`http://localhost:3000/checkout/success?session_id=${id}`);
    expect(await buyer.state(id)).toBe('granted');
    expect(await buyer.billing()).toMatchObject({
      payment: 'pay-desk',
      plan: 'pro',
      purchases: [{ amountCents: 3900 }],
    });
    const portal = await (await buyer.ask('/api/billing/portal', { method: 'POST' })).json();
    expect(portal).toEqual({ url: 'http://localhost:3000/pay-desk/portal' });
    expect(await change(buyer, 'end-at-period-end')).toBe(200);
    expect(await buyer.billing()).toMatchObject({ plan: 'pro', subscription: { endsAtPeriodEnd: true } });
    expect(await change(buyer, 'keep')).toBe(200);
    expect(await (await buyer.ask('/api/pay-desk-portal')).json()).toMatchObject({
      subscription: { title: 'Pro, monthly', endsAtPeriodEnd: false },
    });
    expect(await change(buyer, 'end-now')).toBe(200);
    expect(await buyer.billing()).toMatchObject({ plan: 'free', subscription: { status: 'canceled' } });
    expect(await change(buyer, 'keep')).toBe(409);
  });

  it('sells an add-on, and gives the money back', async () => {
    const buyer = await openBuyer(fixture);
    const auditId = await buyer.audit();
    const id = await buyer.begin({ price: 'photo-seo-pack', auditId });
    await answer(buyer, id, 'pay');
    expect(await selectGrantedAddOnIds(fixture.database.orm, buyer.id, auditId)).toEqual(['photo-seo-pack']);
    const [purchase] = (await buyer.billing()).purchases;
    await refundPayment(fixture.service.admin.payments, purchase?.id ?? '');
    expect(await selectGrantedAddOnIds(fixture.database.orm, buyer.id, auditId)).toEqual([]);
  });

  it('takes no for an answer, and paying twice for one payment', async () => {
    const buyer = await openBuyer(fixture);
    const declined = await buyer.begin();
    expect(await answer(buyer, declined, 'decline')).toBe('http://localhost:3000/checkout/cancel?declined=1');
    expect(await answer(buyer, declined, 'pay')).toBe('http://localhost:3000/checkout/cancel');
    expect(await buyer.state(declined)).toBe('expired');
    expect((await buyer.billing()).plan).toBe('free');
    const id = await buyer.begin();
    expect(id).not.toBe(declined);
    await Promise.all([answer(buyer, id, 'pay'), answer(buyer, id, 'pay'), answer(buyer, id, 'decline')]);
    expect((await buyer.billing()).purchases).toHaveLength(1);
  });

  it('does not show payments of other accounts', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    const other = await openBuyer(fixture);
    expect((await other.ask(`/api/pay-desk/${id}`)).status).toBe(404);
    expect((await other.ask(`/api/pay-desk/${id}`, post({ outcome: 'pay' }))).status).toBe(404);
    expect((await fixture.askAsStranger(`/api/pay-desk/${id}`)).status).toBe(401);
  });

  it('renews nothing: what was paid for ends with its period', async () => {
    const buyer = await openBuyer(fixture);
    await answer(buyer, await buyer.begin(), 'pay');
    fixture.advanceClock(32 * DAY_MS);
    await reconcilePayments(fixture.service.admin.payments, new AbortController().signal);
    await allApplied(fixture);
    await buyer.signIn();
    expect(await buyer.billing()).toMatchObject({ plan: 'free', subscription: { status: 'canceled' } });
  });

  it('leaves nothing behind where it is closed', async () => {
    const buyer = await openBuyer(fixture);
    const auditId = await buyer.audit();
    await answer(buyer, await buyer.begin({ price: 'pro_annual' }), 'pay');
    await answer(buyer, await buyer.begin({ price: 'site-tune-up-report', auditId }), 'pay');
    expect((await buyer.billing()).plan).toBe('pro');
    const { core } = fixture.service.admin;
    await closeMockGateway(core);
    expect((await buyer.billing()).plan).toBe('pro');
    await closeMockGateway({
      ...core,
      config: { ...core.config, payment: { stripe: null, isMockGatewayOpen: false } },
    });
    expect((await buyer.billing()).plan).toBe('free');
    expect(await selectGrantedAddOnIds(fixture.database.orm, buyer.id, auditId)).toEqual([]);
  });
});

const KEYS = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
/** Port 9 of this machine, where nobody answers. */
const STRIPE = { ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:9' };
const PUBLIC = {
  HOST: '0.0.0.0',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://porchlight.example',
  SECRET: 'a secret of thirty-two bytes or more, for a test',
};
const COMBINATIONS: readonly (readonly [string, Record<string, string>, string])[] = [
  ['MOCK_PAYMENTS is not set', {}, 'not-set-up'],
  ['MOCK_PAYMENTS is 0', { MOCK_PAYMENTS: '0' }, 'not-set-up'],
  ['Stripe is set up', { MOCK_PAYMENTS: '1', ...STRIPE }, 'stripe'],
];

describe('there is no mock gateway', () => {
  it.each(COMBINATIONS)('when %s', async (_, settings, payment) => {
    const closed = await openServiceFixture(settings);
    const requests: readonly (readonly [string, RequestInit])[] = [
      ['/api/pay-desk', {}],
      ['/api/pay-desk/desk_cs_1', {}],
      ['/api/pay-desk/desk_cs_1', post({ outcome: 'pay' })],
      ['/api/pay-desk/desk_cs_1', { method: 'DELETE' }],
      ['/api/pay-desk/portal', {}],
      ['/api/pay-desk-portal', {}],
      ['/api/pay-desk-portal', post({ change: 'keep' })],
      ['/api/pay-desk-portal', { method: 'PUT' }],
    ];
    for (const [path, init] of requests) expect((await closed.askAsStranger(path, init)).status, path).toBe(404);
    const options = await (await closed.askAsStranger('/api/payment-options')).json();
    expect(getPaymentOptionsEndpoint.response.parse(options)).toEqual({ payment });
    await closed.close();
  });

  it.each<[string, Record<string, string>]>([
    ['others can reach the server', PUBLIC],
    ['others can reach it and Stripe is set up', { ...PUBLIC, ...KEYS }],
    ['the address is not loopback by name', { ...PUBLIC, HOST: '127.0.0.2' }],
    ['a proxy may bring others to this machine', { PUBLIC_URL: 'https://porchlight.example' }],
    ['a name only looks like this machine', { PUBLIC_URL: 'http://localhost.example' }],
    ['it is production', { NODE_ENV: 'production' }],
  ])('and no server starts with MOCK_PAYMENTS=1 when %s', (_, settings) => {
    expect(() => readConfig({ MOCK_PAYMENTS: '1', ...settings }, 'v24.0.0')).toThrow(
      /^MOCK_PAYMENTS=1 gives plans away/,
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])('but one at %s has it', (url) => {
    expect(readConfig({ MOCK_PAYMENTS: '1', PUBLIC_URL: url }, 'v24.0.0').payment.isMockGatewayOpen).toBe(true);
  });

  it('and nothing is sold, where neither it nor Stripe is there', async () => {
    const closed = await openServiceFixture();
    const buyer = await openBuyer(closed);
    for (const path of ['/api/checkout', '/api/billing/portal']) {
      const response = await buyer.ask(path, post({}));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('86400');
      expect(await response.json()).toMatchObject({ code: 'payment-not-set-up' });
    }
    expect(await buyer.billing()).toMatchObject({ payment: 'not-set-up', plan: 'free', purchases: [] });
    await closed.close();
  });
});
