import { count, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingFixture, openBillingFixture, openBuyer } from '#test/billing-fixture.ts';
import { openServiceFixture } from '#test/server-fixture.ts';
import { allApplied, deliver, delivery, eventBody, sign, WEBHOOK_SECRET } from '#test/stripe-events.ts';
import { paymentEvents } from '../../store/billing/billing-schema.ts';
import { receiveStripeEvent } from './receive-stripe-event.ts';

const PATH = '/api/webhooks/stripe';
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await openBillingFixture();
});
afterAll(() => fixture.close());

const SUBSCRIPTION = {
  type: 'customer.subscription.updated',
  object: { id: 'sub_unknown', object: 'subscription', created: 1 },
};
const seconds = () => Math.floor(Date.now() / 1000);
const idOf = (body: string): string => JSON.parse(body).id;
async function kept(id?: string): Promise<number> {
  const rows = await fixture.database.orm
    .select({ n: count() })
    .from(paymentEvents)
    .where(id === undefined ? undefined : eq(paymentEvents.id, id));
  return rows[0]?.n ?? 0;
}

type Forge = (body: string) => { readonly body?: string; readonly signature: string | null };
/** Hostile input 139, as far as it is about the message itself. */
const FORGED: readonly (readonly [string, Forge])[] = [
  ['no header', () => ({ signature: null })],
  ['an empty header', () => ({ signature: '' })],
  ['a header of commas', () => ({ signature: ',,,,' })],
  ['a bad signature', (body) => ({ signature: sign(body).replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) })],
  ['a signature cut short', (body) => ({ signature: sign(body).slice(0, -2) })],
  ['another secret', (body) => ({ signature: sign(body, { secret: 'whsec_another' }) })],
  ['no secret', (body) => ({ signature: sign(body, { secret: '' }) })],
  ['301 seconds old', (body) => ({ signature: sign(body, { atSeconds: seconds() - 302 }) })],
  ['301 seconds ahead', (body) => ({ signature: sign(body, { atSeconds: seconds() + 305 }) })],
  ['centuries ahead', (body) => ({ signature: sign(body, { atSeconds: 99_999_999_999 }) })],
  ['v0 only', (body) => ({ signature: sign(body, { scheme: 'v0' }) })],
  ['no time', (body) => ({ signature: sign(body).replace(/^t=\d+,/, '') })],
  ['a time that is none', (body) => ({ signature: sign(body).replace(/^t=\d+/, 't=now') })],
  ['two times', (body) => ({ signature: `t=1,${sign(body)}` })],
  ['the time of another', (body) => ({ signature: sign(body).replace(/^t=\d+/, `t=${seconds() - 1}`) })],
  ['re-serialised', (body) => ({ body: JSON.stringify(JSON.parse(body), null, 1), signature: sign(body) })],
  ['a space more', (body) => ({ body: `${body} `, signature: sign(body) })],
  ['a byte order mark more', (body) => ({ body: `\uFEFF${body}`, signature: sign(body) })],
  ['an empty body', () => ({ body: '', signature: sign('') })],
];

describe('the webhook refuses', () => {
  it.each(FORGED)('%s', async (_, forge) => {
    const body = eventBody(SUBSCRIPTION);
    const before = await kept();
    const forged = forge(body);
    const response = await deliver(fixture, forged.body ?? body, forged.signature);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'invalid-request' });
    expect(await kept()).toBe(before);
  });

  it.each([
    ['an event of the live mode', eventBody(SUBSCRIPTION, { livemode: true })],
    ['what is no event', JSON.stringify({ id: 'evt_1', object: 'charge' })],
    ['what is no JSON', 'hello'],
    ['an id that is none', eventBody(SUBSCRIPTION, { id: 'x'.repeat(500) })],
    ['an event without an object', eventBody(SUBSCRIPTION, { data: {} })],
  ])('%s, rightly signed', async (_, body) => {
    expect((await deliver(fixture, body)).status).toBe(400);
  });

  it('more than 256 kB, whatever length is announced', async () => {
    const body = 'x'.repeat(257 * 1024);
    expect((await deliver(fixture, body)).status).toBe(413);
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    const endless = { ...delivery('', 'x'), body: chunks, duplex: 'half' as const };
    expect((await fixture.service.app.request(PATH, endless)).status).toBe(413);
  });

  it('other methods, and everything where Stripe is not set up', async () => {
    const other = await fixture.service.app.request(PATH);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
    const without = await openServiceFixture();
    expect((await deliver(without, eventBody(SUBSCRIPTION))).status).toBe(404);
    await without.close();
  });
});

describe('the webhook takes', () => {
  it('what the SDK signs, and a header with a second signature', async () => {
    const payload = eventBody(SUBSCRIPTION);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    expect((await deliver(fixture, payload, header)).status).toBe(200);
    const rolled = eventBody(SUBSCRIPTION);
    const two = sign(rolled).replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
    expect((await deliver(fixture, rolled, two)).status).toBe(200);
    await allApplied(fixture);
  });

  it.each([-290, 290])('a signature %d seconds away', async (away) => {
    const body = eventBody(SUBSCRIPTION);
    expect((await deliver(fixture, body, sign(body, { atSeconds: seconds() + away }))).status).toBe(200);
  });

  it('the same event five times at once, and keeps it once (139)', async () => {
    const body = eventBody(SUBSCRIPTION);
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(fixture, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await kept(idOf(body))).toBe(1);
    await allApplied(fixture);
    const done = fixture.logLines.filter((line) => line.includes('payment_event_applied') && line.includes(idOf(body)));
    expect(done).toHaveLength(1);
  });

  it.each([
    ['an unknown type', { ...SUBSCRIPTION, type: 'invoice.will_be_due' }, {}],
    ['a type that is a property of every object', { ...SUBSCRIPTION, type: 'constructor' }, {}],
    ['an object that is not there', SUBSCRIPTION, {}],
    ['an account that is only connected', SUBSCRIPTION, { account: 'acct_1' }],
  ])('%s, and grants nothing (139)', async (_, happening, changes) => {
    const body = eventBody(happening, changes);
    expect((await deliver(fixture, body)).status).toBe(200);
    await allApplied(fixture);
    const [row] = await fixture.database.orm
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, idOf(body)));
    expect(['ignored', 'applied']).toContain(row?.outcome);
  });

  it('an event again whose first try died between keeping it and its task, and applies it once (139)', async () => {
    const body = eventBody(SUBSCRIPTION);
    const { payments } = fixture.service.admin;
    const dying = { ...payments, core: { ...payments.core, addTask: () => Promise.reject(new Error('killed')) } };
    await expect(receiveStripeEvent(dying, new TextEncoder().encode(body), sign(body))).rejects.toThrow('killed');
    expect(await kept(idOf(body))).toBe(0);
    expect((await deliver(fixture, body)).status).toBe(200);
    expect((await deliver(fixture, body)).status).toBe(200);
    await allApplied(fixture);
    expect(await kept(idOf(body))).toBe(1);
  });

  it('a purchase of an unknown customer, which grants nothing (139)', async () => {
    const { world } = fixture.stripe;
    const [price] = world.all('price').filter(({ lookup_key }) => lookup_key === 'pro_monthly');
    const subscription = world.add('sub', 'subscription', {
      cancel_at: null,
      cancel_at_period_end: false,
      customer: 'cus_of_somebody_else',
      item: 'si_1',
      latest_invoice: null,
      metadata: {},
      price: price?.id,
      status: 'active',
    });
    const body = eventBody({ type: 'customer.subscription.created', object: subscription });
    expect((await deliver(fixture, body)).status).toBe(200);
    await allApplied(fixture);
    const [row] = await fixture.database.orm
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, idOf(body)));
    expect(row?.outcome).toBe('ignored');
  });

  it('and never uses the payload of an event: it reads the object again', async () => {
    const buyer = await openBuyer(fixture);
    const id = await buyer.begin();
    const session = fixture.stripe.world.must(id);
    const lie = { ...session, status: 'complete', payment_status: 'paid', metadata: session.metadata };
    expect((await deliver(fixture, eventBody({ type: 'checkout.session.completed', object: lie }))).status).toBe(200);
    await allApplied(fixture);
    expect((await buyer.billing()).plan).toBe('free');
    expect(await buyer.state(id)).toBe('open');
  });

  it('nothing into its log that was sent', async () => {
    expect(fixture.logLines.join('\n')).not.toContain(WEBHOOK_SECRET);
    expect(fixture.logLines.join('\n')).not.toContain('porchlight.example"');
  });
});
