import type { CheckoutState } from '#shared/api/checkout.ts';

/** Most notices arrive within two seconds; later ones do not come sooner by being asked for. */
export const firstWaitMs = 1_000;
export const waitGrowth = 1.5;
export const longestWaitMs = 8_000;
/** From then on the page says that it takes longer than it should. */
export const paymentPatienceMs = 60_000;
/** It still asks, rarely: a notice that comes late opens the purchase without a reload. */
export const lateWaitMs = 20_000;

type Granted = Pick<CheckoutState, 'product' | 'auditId'>;

/** The time after a payment until the payment service has told our server of it. */
export type PaymentWait =
  | {
      readonly kind: 'waiting' | 'late';
      /** How often was asked. */
      readonly asks: number;
      readonly nextAskMs: number;
      /** The last question got no answer: the connection or our server, not the payment. */
      readonly isUnreachable: boolean;
      /** What was bought, once that is known. */
      readonly product: CheckoutState['product'] | null;
    }
  | ({ readonly kind: 'granted' } & Granted)
  | { readonly kind: 'failed' | 'expired'; readonly product: CheckoutState['product']; readonly auditId: string | null }
  /** No session id, or one of somebody else. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'signed-out' };

export type PaymentWaitAction =
  | { readonly type: 'answered'; readonly answer: CheckoutState; readonly elapsedMs: number }
  | { readonly type: 'not-answered'; readonly elapsedMs: number }
  | { readonly type: 'refused'; readonly status: number };

/** Before the first question; without an id there is nothing to ask for. */
export function initialWait(checkoutId: string | null): PaymentWait {
  if (checkoutId === null || checkoutId === '') return { kind: 'missing' };
  return { kind: 'waiting', asks: 0, nextAskMs: 0, isUnreachable: false, product: null };
}

/** Takes one answer in. Ends are ends: what comes after them changes nothing. */
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

/** `open` is waited for as well: whoever was sent here by the payment service has paid before it told us. */
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
