import { STRIPE_WEBHOOK_PATH } from '#shared/api/checkout.ts';
import { apiError } from '../../services/api-error.ts';
import { receiveStripeEvent } from '../../services/billing/receive-stripe-event.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readBytes } from '../guards/read-bytes.ts';

/** Stripe's largest events are a few dozen kB. */
const LIMIT_BYTES = 256 * 1024;

/** Registers `POST /api/webhooks/stripe`: signed events of the payment service, read as raw bytes. */
export function registerWebhookRoutes(app: App, { payments }: Pick<AppDeps, 'payments'>): void {
  app.post(STRIPE_WEBHOOK_PATH, async (c) => {
    const bytes = await readBytes(c, LIMIT_BYTES);
    await receiveStripeEvent(payments, bytes, c.req.header('stripe-signature') ?? '');
    return c.json({ received: true });
  });
  app.all(STRIPE_WEBHOOK_PATH, () => {
    throw apiError('method-not-allowed', 'This address accepts only POST.', { allow: 'POST' });
  });
}
