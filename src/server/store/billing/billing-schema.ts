import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { SUBSCRIPTION_STATUSES } from '#shared/api/billing.ts';
import { PLANS } from '#shared/product/plan-names.ts';
import { users } from '../accounts/account-schema.ts';
import { audits } from '../audits/audit-schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The payment service's customer of an account. */
export const customers = pgTable('customers', {
  /** The payment service's id, such as `cus_...`. */
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: time('created_at').notNull(),
});

/** A subscription as last read from the payment service. The plan it grants is computed when needed. */
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
    /** When it became past due; the grace period starts here. */
    pastDueSince: time('past_due_since'),
    createdAt: time('created_at').notNull(),
    /** When the state was requested: an older response never overwrites a newer one. */
    readAt: time('read_at').notNull(),
  },
  (table) => [index('subscriptions_user').on(table.userId)],
);

/** A plan granted by an operator. An account has at most one that is not revoked. */
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

/** A checkout, by the payment service's id. */
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

/** A received payment: for an add-on, or one invoice of a subscription. Kept without its account when that is deleted. */
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
    /** The payment it was bought with; null when an operator granted it. */
    purchaseId: text('purchase_id').unique(),
    grantedAt: time('granted_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('add_on_grants_audit').on(table.auditId), index('add_on_grants_user').on(table.userId)],
);

/** Events of the payment service, each id once. Payloads are not stored: the object is read again. */
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
    /** The result in one word: `applied`, `ignored`. */
    outcome: text('outcome'),
  },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/** Records of the local mock gateway, which Stripe would store itself. */
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
