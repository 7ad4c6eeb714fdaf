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
      return 'By your subscription.';
    case 'grant':
      return grant !== null && grant.plan === plan
        ? describeGrant(grant.until)
        : 'Granted by whoever runs this server.';
    default:
      return planSource satisfies never;
  }
}

/** A grant by the operator, with its end if it has one. */
export function describeGrant(until: string | null): string {
  return until === null
    ? 'Granted by whoever runs this server, without an end. Nothing to pay.'
    : `Granted by whoever runs this server until ${formatLongDay(until)}. Nothing to pay.`;
}
