import { getBilling, getPaymentOptions, openPortal } from '#shared/api/billing.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getBilling as get, paymentKindOf } from '../../services/billing/get-billing.ts';
import { openPortal as open } from '../../services/billing/open-portal.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers what an account pays and has paid, and returns the endpoints. */
export function registerBillingRoutes(
  app: App,
  { core, payments }: Pick<AppDeps, 'core' | 'payments'>,
): readonly Endpoint[] {
  registerEndpoint(app, getBilling, ({ viewer }) => get(core, viewer));
  registerEndpoint(app, openPortal, ({ viewer }) => open(payments, viewer));
  registerEndpoint(app, getPaymentOptions, async () => ({ payment: paymentKindOf(core.config.payment) }));
  return [getBilling, openPortal, getPaymentOptions];
}
