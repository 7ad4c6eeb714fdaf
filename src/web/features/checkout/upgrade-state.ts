import type { PaymentKind } from '#shared/api/billing.ts';
import type { Product } from '#shared/product/prices.ts';
import type { AuthState } from '#web/lib/current-user.ts';

/** The states of the upgrade page. */
export type UpgradeState =
  /** The URL names no product. */
  | { readonly kind: 'choices' }
  | { readonly kind: 'asking'; readonly product: Product }
  | { readonly kind: 'not-set-up'; readonly product: Product }
  | { readonly kind: 'sign-up'; readonly product: Product }
  /** The session request failed. */
  | { readonly kind: 'unreachable'; readonly error: Error }
  | { readonly kind: 'already'; readonly plan: 'pro' | 'agency' }
  | { readonly kind: 'order'; readonly product: Product };

interface Known {
  readonly product: Product | null;
  readonly auth: AuthState;
  readonly payment: PaymentKind | 'asking' | 'unknown';
}

/** Nobody is sent to sign up for something that this server cannot sell, nor offered a plan they already have. */
export function getUpgradeState({ product, auth, payment }: Known): UpgradeState {
  if (product === null) return { kind: 'choices' };
  if (auth.status === 'authenticated' && product.kind === 'plan' && auth.user.plan !== 'free')
    return { kind: 'already', plan: auth.user.plan };
  if (payment === 'not-set-up') return { kind: 'not-set-up', product };
  if (auth.status === 'loading' || payment === 'asking') return { kind: 'asking', product };
  if (auth.status === 'authenticated') return { kind: 'order', product };
  return auth.failure === null ? { kind: 'sign-up', product } : { kind: 'unreachable', error: auth.failure };
}
