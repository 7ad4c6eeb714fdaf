import type { PaymentKind } from '#shared/api/billing.ts';
import type { Plan } from '#shared/product/plans.ts';
import type { AuthState } from '#web/lib/current-user.ts';

/**
 * What the offer of Pro is for this reader. `open`: may be chosen; who it is may not be known yet, and the order page
 * knows what to do then. `yours`: they have it, or more. `not-set-up`: this server takes no payment.
 */
export type OfferState =
  | { readonly kind: 'open' }
  | { readonly kind: 'yours'; readonly plan: Plan }
  | { readonly kind: 'not-set-up' };

export function getOfferState(auth: AuthState, payment: PaymentKind | 'asking' | 'unknown'): OfferState {
  if (auth.status === 'authenticated' && auth.user.isPro) return { kind: 'yours', plan: auth.user.plan };
  return payment === 'not-set-up' ? { kind: 'not-set-up' } : { kind: 'open' };
}
