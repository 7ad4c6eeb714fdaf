import { findCustomerId } from '../../store/billing/subscriptions.ts';
import { apiError } from '../api-error.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { askGateway } from './ask-gateway.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/**
 * The URL of the portal where the subscription can be changed or cancelled, its card replaced and invoices read. Throws 401
 * for a visitor, 409 for an account that never paid, 429, 503 when payment is not set up or cannot be reached.
 */
export async function openPortal(payments: PaymentServices, viewer: Viewer): Promise<{ url: string }> {
  const { core } = payments;
  const { id: userId } = requireAccount(viewer);
  const gateway = requireGateway(payments);
  await consumeRateLimit(core, viewer, 'checkout');
  const customerId = await findCustomerId(core.database.orm, userId);
  if (customerId === null)
    throw apiError('not-ready', 'You have not bought anything yet, so there is nothing to change.');
  const returnUrl = new URL('/account/billing', core.config.publicUrl).href;
  return { url: await askGateway(payments, () => gateway.openPortal({ customerId, returnUrl, change: null })) };
}
