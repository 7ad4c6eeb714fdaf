import { getBillingEndpoint, getPaymentOptionsEndpoint, openPortalEndpoint } from '#shared/api/billing.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getBilling, getPaymentKind } from '../../services/billing/get-billing.ts';
import { openPortal } from '../../services/billing/open-portal.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the account's billing endpoints and returns them. */
export function registerBillingRoutes(
  app: App,
  { core, payments }: Pick<AppDeps, 'core' | 'payments'>,
): readonly Endpoint[] {
  registerEndpoint(app, getBillingEndpoint, ({ viewer }) => getBilling(core, viewer));
  registerEndpoint(app, openPortalEndpoint, ({ viewer }) => openPortal(payments, viewer));
  registerEndpoint(app, getPaymentOptionsEndpoint, async () => ({ payment: getPaymentKind(core.config.payment) }));
  return [getBillingEndpoint, openPortalEndpoint, getPaymentOptionsEndpoint];
}
