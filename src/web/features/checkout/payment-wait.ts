import type { CheckoutState } from '#shared/api/checkout.ts';

/** Most webhooks arrive within two seconds; polling faster does not speed up later ones. */
export const firstWaitMs = 1_000;
export const waitGrowth = 1.5;
export const longestWaitMs = 8_000;
/** After this time the page says that it takes longer than usual. */
export const paymentPatienceMs = 60_000;
/** Polling goes on slowly, so that a late webhook completes the purchase without a reload. */
export const lateWaitMs = 20_000;

type Granted = Pick<CheckoutState, 'product' | 'auditId'>;

/** The wait between a payment and its webhook. */
export type PaymentWait =
  | {
      readonly kind: 'waiting' | 'late';
      /** The number of polls. */
      readonly asks: number;
      readonly nextAskMs: number;
      /** The last poll got no response: a problem of the connection or our server, not of the payment. */
      readonly isUnreachable: boolean;
      /** What was bought, once known. */
      readonly product: CheckoutState['product'] | null;
    }
  | ({ readonly kind: 'granted' } & Granted)
  | { readonly kind: 'failed' | 'expired'; readonly product: CheckoutState['product']; readonly auditId: string | null }
  /** No session id, or another user's. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'signed-out' };

export type PaymentWaitAction =
  | { readonly type: 'answered'; readonly answer: CheckoutState; readonly elapsedMs: number }
  | { readonly type: 'not-answered'; readonly elapsedMs: number }
  | { readonly type: 'refused'; readonly status: number };

/** The initial state; without an id there is nothing to poll. */
export function initialWait(checkoutId: string | null): PaymentWait {
  if (checkoutId === null || checkoutId === '') return { kind: 'missing' };
  return { kind: 'waiting', asks: 0, nextAskMs: 0, isUnreachable: false, product: null };
}

/** Reduces one response. Final states never change. */
export function reducePaymentWait(state: PaymentWait, action: PaymentWaitAction): PaymentWait {
  if (state.kind !== 'waiting' && state.kind !== 'late') return state;
  switch (action.type) {
    case 'refused':
      return action.status === 401 ? { kind: 'signed-out' } : { kind: 'missing' };
    case 'not-answered':
      return { ...waitOn(state.asks + 1, action.elapsedMs), isUnreachable: true, product: state.product };
    case 'answered':
      return readAnswer(state.asks + 1, action.answer, action.elapsedMs);
    default:
      return action satisfies never;
  }
}

/** `open` counts as pending as well: the buyer returns from the payment service before its webhook arrives. */
function readAnswer(asks: number, answer: CheckoutState, elapsedMs: number): PaymentWait {
  const { state, product, auditId } = answer;
  switch (state) {
    case 'open':
    case 'waiting':
      return { ...waitOn(asks, elapsedMs), isUnreachable: false, product };
    case 'granted':
    case 'failed':
    case 'expired':
      return { kind: state, product, auditId };
    default:
      return state satisfies never;
  }
}

function waitOn(asks: number, elapsedMs: number) {
  const isLate = elapsedMs >= paymentPatienceMs;
  const nextAskMs = isLate ? lateWaitMs : Math.min(firstWaitMs * waitGrowth ** (asks - 1), longestWaitMs);
  return { kind: isLate ? 'late' : 'waiting', asks, nextAskMs } as const;
}
