import type { BillingView } from '#shared/api/billing.ts';
import { formatDayOf } from '#web/lib/format-time.ts';

/** Where the plan comes from, in a sentence. */
export function planSourceWords({
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
      return grant !== null && grant.plan === plan ? grantWords(grant.until) : 'Granted by whoever runs this server.';
    default:
      return planSource satisfies never;
  }
}

/** A grant by the operator, with its end if it has one. */
export function grantWords(until: string | null): string {
  return until === null
    ? 'Granted by whoever runs this server, without an end. Nothing to pay.'
    : `Granted by whoever runs this server until ${formatDayOf(until)}. Nothing to pay.`;
}
