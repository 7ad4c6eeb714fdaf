import type { BillingView } from '#shared/api/billing.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

/** Where the plan comes from, in a sentence. */
export function describePlanSource({
  plan,
  planSource,
  grant,
}: Pick<BillingView, 'plan' | 'planSource' | 'grant'>): string {
  switch (planSource) {
    case 'free':
      return 'Nothing to pay. The whole audit is yours.';
    case 'subscription':
      return 'From your subscription.';
    case 'grant':
      return grant !== null && grant.plan === plan ? describeGrant(grant.until) : 'We gave you this plan.';
    default:
      return planSource satisfies never;
  }
}

/** A grant by the operator, with its end if it has one. */
export function describeGrant(until: string | null): string {
  return until === null
    ? 'We gave you this plan without an end date. Nothing to pay.'
    : `We gave you this plan until ${formatLongDay(until)}. Nothing to pay.`;
}
