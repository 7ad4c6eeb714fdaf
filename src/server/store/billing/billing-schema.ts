import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_STATUSES } from '#shared/api/billing.ts';
import { PLANS } from '#shared/product/plan-names.ts';
import { users } from '../accounts/account-schema.ts';
import { audits } from '../audits/audit-schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An account as the payment service knows it. */
export const customers = pgTable('customers', {
  /** The payment service's id, such as `cus_...`. */
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
});

/** A subscription as the payment service last told it. What it grants is worked out from this at the moment of use. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull(),
    plan: text('plan', { enum: PLANS }).notNull(),
    /** The product key, such as `pro_monthly`. */
    price: text('price').notNull(),
    currentPeriodEnd: time('current_period_end'),
    endsAtPeriodEnd: boolean('ends_at_period_end').notNull(),
    /** When it fell behind with paying; the grace counts from here. */
    pastDueSince: time('past_due_since'),
    createdAt: time('created_at').notNull(),
    /** When the state was asked for: an older answer never overwrites a newer one. */
    readAt: time('read_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

/** A plan that an operator gave. At most one for an account is not revoked. */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: PLANS }).notNull(),
    until: time('until'),
    reason: text('reason').notNull(),
    /** The operator's address. */
    grantedBy: text('granted_by').notNull(),
    createdAt: time('created_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('plan_grants_user').on(table.userId),
    uniqueIndex('plan_grants_one_active').on(table.userId).where(sql`${table.revokedAt} is null`),
  ],
);

/** A payment that was begun, by the payment service's id for it. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    product: text('product').notNull(),
    auditId: text('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['open', 'waiting', 'granted', 'failed', 'expired'] }).notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at').notNull(),
  },
  (table) => [index('checkouts_user').on(table.userId, table.createdAt), index('checkouts_audit').on(table.auditId)],
);

/** Money that came in: an add-on's payment, or one invoice of a subscription. Kept, without its account, when that goes. */
export const purchases = pgTable(
  'purchases',
  {
    /** The payment service's id of the payment, such as `pi_...`. */
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    product: text('product').notNull(),
    auditId: text('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id'),
    checkoutId: text('checkout_id'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['paid', 'refunded', 'disputed'] }).notNull(),
    paidAt: time('paid_at').notNull(),
    refundId: text('refund_id'),
    readAt: time('read_at').notNull(),
  },
  (table) => [
    index('purchases_user').on(table.userId, table.paidAt),
    index('purchases_audit').on(table.auditId),
    index('purchases_paid_at').on(table.paidAt, table.id),
  ],
);

/** An add-on of one audit. */
export const addOnGrants = pgTable(
  'add_on_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    auditId: text('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    addOnId: text('add_on_id').notNull(),
    /** The payment that it was bought with; null when an operator gave it. */
    purchaseId: text('purchase_id').unique(),
    grantedAt: time('granted_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('add_on_grants_audit').on(table.auditId), index('add_on_grants_user').on(table.userId)],
);

/** An event of the payment service: each id once. Its payload is not kept: the object it is about is asked for anew. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The object's kind and id, such as `subscription` and `sub_...`. */
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    createdAt: time('created_at').notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
    /** What was done, in a word: `applied`, `ignored`. */
    outcome: text('outcome'),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/** The pretended payment service of a local server: its own records, that Stripe would keep elsewhere. */
export const mockGatewayObjects = pgTable(
  'mock_gateway_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['customer', 'checkout', 'subscription', 'payment'] }).notNull(),
    userId: text('user_id').notNull(),
    data: json('data').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('mock_gateway_objects_user').on(table.userId, table.kind)],
);
