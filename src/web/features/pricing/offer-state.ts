import type { PaymentKind } from '#shared/api/billing.ts';
import type { Plan } from '#shared/product/plans.ts';
import type { AuthState } from '#web/lib/current-user.ts';

/**
 * The state of the Pro offer for this user. `open`: available; the user may not be known yet, and the order page handles
 * that. `yours`: they have it, or more. `not-set-up`: this server takes no payments.
 */
export type OfferState =
  | { readonly kind: 'open' }
  | { readonly kind: 'yours'; readonly plan: Plan }
  | { readonly kind: 'not-set-up' };

export function getOfferState(auth: AuthState, payment: PaymentKind | 'asking' | 'unknown'): OfferState {
  if (auth.status === 'authenticated' && auth.user.isPro) return { kind: 'yours', plan: auth.user.plan };
  return payment === 'not-set-up' ? { kind: 'not-set-up' } : { kind: 'open' };
}
