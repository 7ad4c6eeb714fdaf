import {
  changeMockSubscriptionEndpoint,
  completeMockCheckoutEndpoint,
  getMockCheckoutEndpoint,
  getMockPortalEndpoint,
} from '#shared/api/checkout.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { completeMockCheckout, showMockCheckout } from '../../services/billing/mock-checkout.ts';
import { changeMockSubscription, showMockPortal } from '../../services/billing/mock-portal.ts';
import { requireMockGateway } from '../../services/billing/require-mock-gateway.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the mock gateway of a local server and returns its endpoints; they answer 404 unless it is enabled. */
export function registerMockGatewayRoutes(app: App, { payments }: Pick<AppDeps, 'payments'>): readonly Endpoint[] {
  for (const path of ['/api/pay-desk', '/api/pay-desk/*', '/api/pay-desk-portal']) {
    app.use(path, async (_, next) => {
      requireMockGateway(payments);
      await next();
    });
  }
  registerEndpoint(app, getMockCheckoutEndpoint, ({ viewer, param }) =>
    showMockCheckout(payments, viewer, param('checkoutId')),
  );
  registerEndpoint(app, completeMockCheckoutEndpoint, ({ viewer, param, body }) =>
    completeMockCheckout(payments, viewer, param('checkoutId'), body.outcome),
  );
  registerEndpoint(app, getMockPortalEndpoint, ({ viewer }) => showMockPortal(payments, viewer));
  registerEndpoint(app, changeMockSubscriptionEndpoint, ({ viewer, body }) =>
    changeMockSubscription(payments, viewer, body.change),
  );
  return [getMockCheckoutEndpoint, completeMockCheckoutEndpoint, getMockPortalEndpoint, changeMockSubscriptionEndpoint];
}
