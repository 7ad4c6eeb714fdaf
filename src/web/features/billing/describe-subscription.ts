import type { SubscriptionView } from '#shared/api/billing.ts';
import { findProduct } from '#shared/product/prices.ts';
import { PLAN_TERMS } from '#shared/product/rights.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { formatPrice } from '#web/lib/format-price.ts';

export interface SubscriptionText {
  /** Two or three words. */
  readonly state: string;
  /** The consequences for payment and rights, and what to do. */
  readonly meaning: string;
  /** Action is needed, or the plan ends. */
  readonly needsCare: boolean;
}

/** Describes a subscription's state. The states are the payment service's (Stripe: The subscription object, `status`). */
export function describeSubscription(subscription: SubscriptionView): SubscriptionText {
  const { status, currentPeriodEnd, endsAtPeriodEnd } = subscription;
  const plan = PLAN_TERMS[subscription.plan].name;
  const until = currentPeriodEnd === null ? null : formatLongDay(currentPeriodEnd);
  switch (status) {
    case 'active':
    case 'trialing':
      return endsAtPeriodEnd ? ending(plan, until) : renewing(subscription, until);
    case 'past_due':
      return {
        state: 'Payment overdue',
        meaning: `The last payment did not go through. ${plan} stays open for a few days while the payment service tries again. Check or replace your card to keep it.`,
        needsCare: true,
      };
    case 'unpaid':
      return {
        state: 'Unpaid',
        meaning: `Several attempts to collect the payment failed, so ${plan} is closed. Replace your card and pay the open invoice to open it again.`,
        needsCare: true,
      };
    case 'incomplete':
      return {
        state: 'First payment not finished',
        meaning: `The first payment waits for you, for example for your bank’s confirmation. ${plan} opens when it is done.`,
        needsCare: true,
      };
    case 'incomplete_expired':
      return {
        state: 'Never started',
        meaning: 'The first payment was not finished in time. Nothing was charged.',
        needsCare: false,
      };
    case 'canceled':
      return { state: 'Ended', meaning: 'It is not renewed and nothing more is charged.', needsCare: false };
    case 'paused':
      return {
        state: 'Paused',
        meaning: `Nothing is charged and ${plan} is closed until you continue it.`,
        needsCare: true,
      };
    default:
      return status satisfies never;
  }
}

function renewing({ price }: SubscriptionView, until: string | null): SubscriptionText {
  const product = findProduct(price);
  const amount = product?.kind === 'plan' ? ` for ${formatPrice(product.usDollars)} a ${product.interval}` : '';
  return {
    state: 'Active',
    meaning: until === null ? `It renews by itself${amount}.` : `Renews on ${until}${amount}.`,
    needsCare: false,
  };
}

function ending(plan: string, until: string | null): SubscriptionText {
  return {
    state: until === null ? 'Ends soon' : `Ends on ${until}`,
    meaning: `${plan} stays open until then. Nothing more is charged. You can still change your mind.`,
    needsCare: false,
  };
}
