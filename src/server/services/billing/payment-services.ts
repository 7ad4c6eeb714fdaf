import { createServiceClient } from '#providers/service-client.ts';
import { openStripe, type StripeApi } from '#providers/stripe.ts';
import type { OnProviderCall } from '#providers/stripe-client.ts';
import { ReadClock } from '../../store/database/read-clock.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { openMockGateway } from './mock-gateway.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** Dependencies of the payment services. */
export interface PaymentServices {
  readonly core: CoreServices;
  /** Null: payment is not set up. */
  readonly gateway: PaymentGateway | null;
  readonly readClock: ReadClock;
}

/** Setting payments up takes an operator, so clients should not retry soon. */
const NOT_SET_UP_RETRY_SECONDS = 86_400;

/** Selects the payment service by the settings. `onCall` gets the result of each call to it. */
export function openPaymentServices(core: CoreServices, onCall: OnProviderCall = () => {}): PaymentServices {
  return { core, gateway: chooseGateway(core, onCall), readClock: new ReadClock(core.database.orm) };
}

function chooseGateway(core: CoreServices, onCall: OnProviderCall): PaymentGateway | null {
  const { stripe, isMockGatewayOpen } = core.config.payment;
  if (stripe !== null) return openStripeGateway(openStripe(stripe, createServiceClient(), onCall));
  return isMockGatewayOpen ? openMockGateway(core) : null;
}

/** A gateway to Stripe. */
export function openStripeGateway(stripe: StripeApi): PaymentGateway {
  return {
    ...stripe,
    kind: 'stripe',
    createCheckout: ({ product, ...order }, idempotencyKey) =>
      stripe.createCheckout({ ...order, mode: product.kind === 'plan' ? 'subscription' : 'payment' }, idempotencyKey),
  };
}

/** The payment service. Throws 503 when none is set up. */
export function requireGateway({ gateway }: Pick<PaymentServices, 'gateway'>): PaymentGateway {
  if (gateway !== null) return gateway;
  throw apiError('payment-not-set-up', 'Online payment isn’t set up yet. Contact us to get a plan.', {
    retryAfterSeconds: NOT_SET_UP_RETRY_SECONDS,
  });
}
