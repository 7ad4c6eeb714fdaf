import type { BillingView } from '#shared/api/billing.ts';
import type { CheckoutState } from '#shared/api/checkout.ts';

/** The account of a free plan that bought nothing. */
export const freeBilling: BillingView = {
  payment: 'stripe',
  plan: 'free',
  planSource: 'free',
  subscription: null,
  grant: null,
  purchases: [],
};

/** A monthly subscription of Pro with three payments: paid, paid back and disputed. */
export const proBilling: BillingView = {
  ...freeBilling,
  plan: 'pro',
  planSource: 'subscription',
  subscription: {
    status: 'active',
    plan: 'pro',
    price: 'pro_monthly',
    currentPeriodEnd: '2026-12-18T12:00:00.000Z',
    endsAtPeriodEnd: false,
  },
  purchases: [
    {
      id: 'p3',
      title: 'Pro, monthly',
      amountCents: 3900,
      currency: 'usd',
      status: 'paid',
      paidAt: '2026-11-18T12:00:00.000Z',
      auditId: null,
    },
    {
      id: 'p2',
      title: 'Review Reply Pack',
      amountCents: 2900,
      currency: 'usd',
      status: 'refunded',
      paidAt: '2026-11-03T12:00:00.000Z',
      auditId: 'a1',
    },
    {
      id: 'p1',
      title: 'Q&A Year Pack',
      amountCents: 4900,
      currency: 'usd',
      status: 'disputed',
      paidAt: '2026-10-28T12:00:00.000Z',
      auditId: 'a1',
    },
  ],
};

/** A payment of a plan, or of an add-on for an audit, in a state. */
export function checkoutState(state: CheckoutState['state'], isAddOn = false): CheckoutState {
  return isAddOn
    ? { state, product: { kind: 'add-on', key: 'photo-seo-pack', title: 'Photo SEO Pack' }, auditId: 'a1' }
    : { state, product: { kind: 'plan', key: 'pro_monthly', title: 'Pro, monthly' }, auditId: null };
}
