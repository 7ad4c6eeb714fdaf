import {
  answerPayDesk,
  changePayDeskSubscription,
  getPayDeskCheckout,
  getPayDeskPortal,
} from '#shared/api/checkout.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { answerPayDesk as answer, showPayDeskCheckout } from '../../services/billing/pay-desk-checkout.ts';
import { changePayDeskSubscription as change, showPayDeskPortal } from '../../services/billing/pay-desk-portal.ts';
import { requirePayDesk } from '../../services/billing/require-pay-desk.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the pretended pay desk of a local server and returns its endpoints; 404 to everybody unless it is open. */
export function registerPayDeskRoutes(app: App, { payments }: Pick<AppDeps, 'payments'>): readonly Endpoint[] {
  for (const path of ['/api/pay-desk', '/api/pay-desk/*', '/api/pay-desk-portal']) {
    app.use(path, async (_, next) => {
      requirePayDesk(payments);
      await next();
    });
  }
  registerEndpoint(app, getPayDeskCheckout, ({ viewer, param }) =>
    showPayDeskCheckout(payments, viewer, param('checkoutId')),
  );
  registerEndpoint(app, answerPayDesk, ({ viewer, param, body }) =>
    answer(payments, viewer, param('checkoutId'), body.outcome),
  );
  registerEndpoint(app, getPayDeskPortal, ({ viewer }) => showPayDeskPortal(payments, viewer));
  registerEndpoint(app, changePayDeskSubscription, ({ viewer, body }) => change(payments, viewer, body.change));
  return [getPayDeskCheckout, answerPayDesk, getPayDeskPortal, changePayDeskSubscription];
}
