import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYMENT_OBJECT_TYPES, type PaymentObject } from '#providers/payment-records.ts';
import { openStripe } from '#providers/stripe.ts';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { applyPaymentObject } from '#server/services/billing/apply-payment-object.ts';
import { openStripeGateway, type PaymentServices } from '#server/services/billing/payment-services.ts';
import { users } from '#server/store/accounts/account-schema.ts';
import type { Database } from '#server/store/database/database.ts';
import { migrateDatabase } from '#server/store/database/migrate.ts';
import { ReadClock } from '#server/store/database/read-clock.ts';
import { createFakeStripe, STRIPE_KEY } from './fake-stripe.ts';
import { openTestDatabase } from './memory-database.ts';
import {
  createScenario,
  findOrders,
  insertBuyer,
  type OrderedBuyer,
  openSession,
  type Scenario,
  type ScenarioName,
  selectBillingRecords,
} from './payment-orders.ts';
import { seededRandom } from './random.ts';
import type { StripeObject, StripeWorld } from './stripe-world.ts';

export interface EventOrderOptions {
  /** 1: every order of the events; n: every n-th. */
  readonly everyOrder: number;
  /** Scenarios delivered in random order. */
  readonly rounds: number;
}

/** Tests that order and repetition of messages change nothing: all of them take minutes, so a share runs with the rest. */
export function testEventOrders({ everyOrder, rounds }: EventOrderOptions): void {
  let database: Database;
  const stripe = createFakeStripe();
  let payments: PaymentServices;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrateDatabase(database);
    const gateway = openStripeGateway(
      openStripe({ secretKey: STRIPE_KEY, apiOrigin: 'http://127.0.0.1:1' }, stripe.client, () => {}),
    );
    const core = {
      database,
      log: createLog('error', () => {}),
      now: Date.now,
      secret: 'secret',
      config: readConfig({}, 'v24.0.0'),
      addTask: async () => {},
      wakeTasks: () => {},
    };
    payments = { core, gateway, readClock: new ReadClock(database.orm) };
  });
  afterAll(() => database.close());

  async function endOf(name: ScenarioName, order: (objects: readonly PaymentObject[]) => readonly PaymentObject[]) {
    const buyer = await insertBuyer(database.orm, randomUUID());
    const scenario: Scenario = createScenario(name, stripe.world, buyer);
    for (const object of order(scenario.objects)) await applyPaymentObject(payments, object);
    const records = await selectBillingRecords(database.orm, buyer.userId);
    await database.orm.delete(users).where(eq(users.id, buyer.userId));
    return { records, expected: scenario.expected };
  }

  describe('the same events end in the same records', () => {
    it.each([
      'subscribed, renewed and ended',
      'an add-on paid twice, once refunded',
      'a subscription under dispute',
      'an add-on whose dispute was won',
    ] as const)('in every order, each twice: %s', async (name) => {
      const { length } = createScenario(name, stripe.world, { userId: 'x', customerId: 'x', auditId: 'x' }).objects;
      const orders = findOrders(length).filter((_, index) => index % everyOrder === 0);
      expect(orders.length).toBeGreaterThanOrEqual(Math.ceil(24 / everyOrder));
      for (const order of orders) {
        const { records, expected } = await endOf(name, (objects) => {
          const once = order.flatMap((at) => objects[at] ?? []);
          // Each once more, in the opposite order.
          return [...once, ...once.toReversed()];
        });
        expect(records, order.join()).toEqual(expected);
      }
    });

    it('also when messages come, late and twice, while things go on happening', async () => {
      const random = seededRandom(2026);
      const { world } = stripe;
      for (let round = 0; round < rounds; round += 1) {
        const buyer = await insertBuyer(database.orm, randomUUID());
        world.happenings.length = 0;
        const tell = async (chance: number) => {
          const told = world.happenings.filter(() => random() < chance).sort(() => random() - 0.5);
          for (const { object } of told) await applyPaymentObject(payments, objectOf(object));
        };
        const acts = storyOf(world, buyer);
        for (const act of acts) {
          act();
          await tell(0.3);
        }
        await tell(2);
        const records = await selectBillingRecords(database.orm, buyer.userId);
        expect(records, `round ${round}`).toEqual({
          subscriptions: [{ status: 'canceled', price: 'pro_monthly' }],
          checkouts: ['granted', 'granted'],
          purchases: [
            { product: 'photo-seo-pack', status: 'disputed' },
            { product: 'pro_monthly', status: 'paid' },
            { product: 'pro_monthly', status: 'refunded' },
          ],
          addOns: [],
        });
        await database.orm.delete(users).where(eq(users.id, buyer.userId));
      }
    });

    it('an older reading never overwrites a newer one, whichever is kept first', async () => {
      const buyer = await insertBuyer(database.orm, randomUUID());
      const { objects } = createScenario('an add-on whose dispute was won', stripe.world, buyer);
      const payment = stripe.world.must(objects.find(({ type }) => type === 'payment_intent')?.id);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let isFirst = true;
      const slow = {
        ...payments,
        gateway: {
          ...must(payments.gateway),
          // The first response is read before the refund and arrives after it.
          readPayment: async (id: string) => {
            const record = await must(payments.gateway).readPayment(id);
            if (isFirst) {
              isFirst = false;
              await held;
            }
            return record;
          },
        },
      };
      const old = applyPaymentObject(slow, { type: 'payment_intent', id: payment.id });
      await expect.poll(() => isFirst).toBe(false);
      stripe.world.refund(payment.id);
      await applyPaymentObject(slow, { type: 'payment_intent', id: payment.id });
      release();
      await old;
      const records = await selectBillingRecords(database.orm, buyer.userId);
      expect(records.purchases).toMatchObject([{ status: 'refunded' }]);
      expect(records.addOns).toEqual([]);
    });
  });
}

/** A subscription that falls behind, is paid, and whose last payment is given back; an add-on that ends in a dispute. */
function storyOf(world: StripeWorld, buyer: OrderedBuyer): readonly (() => void)[] {
  const [plan, pack] = [openSession(world, buyer, 'pro_monthly'), openSession(world, buyer, 'photo-seo-pack')];
  const subscription = () => String(world.must(plan.id).subscription);
  const lastPayment = () => {
    const invoice = world.must(subscription()).latest_invoice;
    return Object(world.all('invoice_payment').find((one) => one.invoice === invoice)?.payment).payment_intent;
  };
  return [
    () => world.pay(pack.id, { isSlow: true }),
    () => world.pay(plan.id),
    () => world.settle(pack.id, true),
    () => world.renew(subscription(), { isPaid: false }),
    () => world.change(subscription(), { cancel_at_period_end: true }, 'customer.subscription.updated'),
    () => world.renew(subscription()),
    () => world.dispute(world.must(pack.id).payment_intent),
    () => world.refund(lastPayment()),
  ];
}

function objectOf({ object, id }: StripeObject): PaymentObject {
  const type = PAYMENT_OBJECT_TYPES.find((name) => name === object);
  if (type === undefined) throw new Error(`No event is about a ${object}.`);
  return { type, id };
}

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is none.');
  return value;
}
