import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PaymentObject } from '#providers/payment-records.ts';
import { users } from '#server/store/accounts/account-schema.ts';
import { audits, businesses, siteRuns } from '#server/store/audits/audit-schema.ts';
import { addOnGrants, checkouts, customers, purchases, subscriptions } from '#server/store/billing/billing-schema.ts';
import type { Orm } from '#server/store/database/database.ts';
import type { StripeObject, StripeWorld } from './stripe-world.ts';

/** A buyer with a customer id and one audit. */
export interface OrderedBuyer {
  readonly userId: string;
  readonly customerId: string;
  readonly auditId: string;
}

/** A scenario at the payment service, the objects of its messages, and the expected final records. */
export interface Scenario {
  readonly objects: readonly PaymentObject[];
  readonly expected: Awaited<ReturnType<typeof selectBillingRecords>>;
}

const PACK = 'photo-seo-pack';

const SCENARIOS = {
  'subscribed, renewed and ended': (world: StripeWorld, buyer: OrderedBuyer) => {
    const session = openSession(world, buyer, 'pro_monthly');
    world.pay(session.id);
    const { subscription, invoice } = world.must(session.id);
    const renewal = world.renew(String(subscription));
    world.cancel(String(subscription));
    return {
      objects: [
        { type: 'checkout.session', id: session.id },
        { type: 'subscription', id: String(subscription) },
        { type: 'invoice', id: String(invoice) },
        { type: 'invoice', id: renewal.id },
        { type: 'customer', id: buyer.customerId },
      ],
      expected: {
        subscriptions: [{ status: 'canceled', price: 'pro_monthly' }],
        checkouts: ['granted'],
        purchases: [
          { product: 'pro_monthly', status: 'paid' },
          { product: 'pro_monthly', status: 'paid' },
        ],
        addOns: [],
      },
    } as const;
  },
  'an add-on paid twice, once refunded': (world: StripeWorld, buyer: OrderedBuyer) => {
    const [one, two] = [openSession(world, buyer, PACK), openSession(world, buyer, PACK)];
    world.pay(one.id);
    world.pay(two.id);
    const refund = world.refund(world.must(one.id).payment_intent);
    return {
      objects: [
        { type: 'checkout.session', id: one.id },
        { type: 'checkout.session', id: two.id },
        { type: 'charge', id: String(refund.charge) },
        { type: 'refund', id: refund.id },
      ],
      expected: {
        subscriptions: [],
        checkouts: ['granted', 'granted'],
        purchases: [
          { product: PACK, status: 'paid' },
          { product: PACK, status: 'refunded' },
        ],
        addOns: [{ addOnId: PACK, purchaseId: String(world.must(two.id).payment_intent) }],
      },
    } as const;
  },
  'a subscription under dispute': (world: StripeWorld, buyer: OrderedBuyer) => {
    const session = openSession(world, buyer, 'pro_annual');
    world.pay(session.id);
    const { subscription, invoice } = world.must(session.id);
    const [link] = world.all('invoice_payment').filter((one) => one.invoice === invoice);
    const intent = Object(link?.payment).payment_intent;
    const dispute = world.dispute(intent);
    return {
      objects: [
        { type: 'checkout.session', id: session.id },
        { type: 'subscription', id: String(subscription) },
        { type: 'invoice', id: String(invoice) },
        { type: 'dispute', id: dispute.id },
      ],
      expected: {
        subscriptions: [{ status: 'canceled', price: 'pro_annual' }],
        checkouts: ['granted'],
        purchases: [{ product: 'pro_annual', status: 'disputed' }],
        addOns: [],
      },
    } as const;
  },
  'an add-on whose dispute was won': (world: StripeWorld, buyer: OrderedBuyer) => {
    const session = openSession(world, buyer, PACK);
    world.pay(session.id);
    const intent = String(world.must(session.id).payment_intent);
    const dispute = world.dispute(intent);
    world.closeDispute(dispute.id, 'won');
    return {
      objects: [
        { type: 'checkout.session', id: session.id },
        { type: 'payment_intent', id: intent },
        { type: 'dispute', id: dispute.id },
        { type: 'charge', id: String(dispute.charge) },
      ],
      expected: {
        subscriptions: [],
        checkouts: ['granted'],
        purchases: [{ product: PACK, status: 'paid' }],
        addOns: [{ addOnId: PACK, purchaseId: intent }],
      },
    } as const;
  },
} satisfies Record<string, (world: StripeWorld, buyer: OrderedBuyer) => Scenario>;
export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter((name): name is ScenarioName => name in SCENARIOS);

/** Runs the scenario for a buyer. */
export function createScenario(name: ScenarioName, world: StripeWorld, buyer: OrderedBuyer): Scenario {
  return SCENARIOS[name](world, buyer);
}

/** A checkout that is open, as the product makes it. */
export function openSession(
  world: StripeWorld,
  { userId, customerId, auditId }: OrderedBuyer,
  product: string,
): StripeObject {
  const isPlan = product.startsWith('pro_');
  const marks = {
    porchlight_user: userId,
    porchlight_product: product,
    ...(isPlan ? {} : { porchlight_audit: auditId }),
  };
  const [price] = world.all('price').filter(({ lookup_key }) => lookup_key === product);
  if (world.get(customerId) === null) world.put({ id: customerId, object: 'customer', created: world.seconds() });
  return world.add('cs_test', 'checkout.session', {
    customer: customerId,
    invoice: null,
    metadata: marks,
    mode: isPlan ? 'subscription' : 'payment',
    payment_intent: null,
    payment_metadata: isPlan ? {} : marks,
    payment_status: 'unpaid',
    price: price?.id,
    status: 'open',
    subscription: null,
    subscription_metadata: isPlan ? marks : {},
    url: 'https://checkout.stripe.com/c/pay/',
  });
}

/** An account with a customer's id and a finished audit. */
export async function insertBuyer(orm: Orm, name: string): Promise<OrderedBuyer> {
  const now = new Date();
  const [userId, customerId, auditId, siteRunId] = [`user-${name}`, `cus_${name}`, `audit-${name}`, randomUUID()];
  const account = { id: userId, name: '', email: `${name}@mail.example`, createdAt: now, updatedAt: now };
  await orm.insert(users).values(account);
  await orm.insert(customers).values({ id: customerId, userId, createdAt: now });
  const run = {
    target: 'https://one.example/',
    schemeTyped: true,
    status: 'done',
    createdAt: now,
    finishedAt: now,
  } as const;
  await orm.insert(siteRuns).values({ id: siteRunId, targetKey: name, ...run });
  await orm
    .insert(businesses)
    .values({ id: `business-${name}`, accountId: userId, domain: 'one.example', createdAt: now });
  const audit = { id: auditId, siteRunId, businessId: `business-${name}`, accountId: userId, createdAt: now };
  await orm.insert(audits).values(audit);
  return { userId, customerId, auditId };
}

/** The recorded payment state of a buyer, without timestamps. */
export async function selectBillingRecords(orm: Orm, userId: string) {
  return {
    subscriptions: await orm
      .select({ status: subscriptions.status, price: subscriptions.price })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId)),
    checkouts: (await orm.select().from(checkouts).where(eq(checkouts.userId, userId))).map(({ status }) => status),
    purchases: await orm
      .select({ product: purchases.product, status: purchases.status })
      .from(purchases)
      .where(eq(purchases.userId, userId))
      .orderBy(asc(purchases.product), asc(purchases.status)),
    addOns: await orm
      .select({ addOnId: addOnGrants.addOnId, purchaseId: addOnGrants.purchaseId })
      .from(addOnGrants)
      .where(and(eq(addOnGrants.userId, userId), isNull(addOnGrants.revokedAt))),
  };
}

/** Every permutation of `count` indexes. */
export function findOrders(count: number): number[][] {
  if (count === 0) return [[]];
  return findOrders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}
