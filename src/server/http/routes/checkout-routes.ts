import { checkoutEndpoint, getCheckoutEndpoint } from '#shared/api/checkout.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { beginCheckout } from '../../services/billing/begin-checkout.ts';
import { findCheckoutState } from '../../services/billing/find-checkout.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readIdempotencyKey } from '../idempotency-key.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the endpoints for payments and returns them. */
export function registerCheckoutRoutes(
  app: App,
  { payments, audits }: Pick<AppDeps, 'payments' | 'audits'>,
): readonly Endpoint[] {
  registerEndpoint(app, checkoutEndpoint, ({ viewer, body, context }) =>
    beginCheckout({ payments, audits }, viewer, { request: body, idempotencyKey: readIdempotencyKey(context) }),
  );
  registerEndpoint(app, getCheckoutEndpoint, ({ viewer, param }) =>
    findCheckoutState(payments, viewer, param('checkoutId')),
  );
  return [checkoutEndpoint, getCheckoutEndpoint];
}
