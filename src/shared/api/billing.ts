import { z } from 'zod';
import { Plan } from '../product/plans.ts';
import { defineEndpoint } from './endpoint.ts';

/** How this server takes payments: not at all, through Stripe, or through the mock gateway of a local server. */
export const PaymentKind = z.enum(['not-set-up', 'stripe', 'pay-desk']);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** A subscription's status in the payment service's terms. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'paused',
] as const;
export const SubscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const SubscriptionView = z.object({
  status: SubscriptionStatus,
  plan: Plan,
  /** The product key, such as `pro_monthly`. */
  price: z.string(),
  currentPeriodEnd: z.string().nullable(),
  /** It ends at the end of the period and does not renew. */
  endsAtPeriodEnd: z.boolean(),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

export const PurchaseView = z.object({
  id: z.string(),
  title: z.string(),
  /** The amount paid, in the smallest unit of the currency. */
  amountCents: z.number().int(),
  currency: z.string(),
  status: z.enum(['paid', 'refunded', 'disputed']),
  paidAt: z.string(),
  /** The audit of an add-on; null for a plan, and when the audit was deleted. */
  auditId: z.string().nullable(),
});
export type PurchaseView = z.infer<typeof PurchaseView>;

export const BillingView = z.object({
  payment: PaymentKind,
  plan: Plan,
  /** The origin of the plan: `free` is not paid for, an operator may have granted another. */
  planSource: z.enum(['free', 'subscription', 'grant']),
  subscription: SubscriptionView.nullable(),
  grant: z.object({ plan: Plan, until: z.string().nullable() }).nullable(),
  purchases: z.array(PurchaseView),
});
export type BillingView = z.infer<typeof BillingView>;

export const getBillingEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/billing',
  summary: 'Plan, subscription and purchases of the own account.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: BillingView,
  status: 200,
});

export const openPortalEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'An address where the subscription can be changed or ended, the card replaced and invoices read.',
  callers: 'signed-in',
  body: null,
  query: null,
  response: z.object({ url: z.url() }),
  status: 200,
});

/** The products for sale on this server; public. */
export const getPaymentOptionsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/payment-options',
  summary: 'How this server takes payments.',
  callers: 'anyone',
  body: null,
  query: null,
  response: z.object({ payment: PaymentKind }),
  status: 200,
});
