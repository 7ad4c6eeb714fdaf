import { apiError } from '../api-error.ts';
import type { PaymentServices } from './payment-services.ts';

/** Throws 404 unless the mock gateway is enabled; it never is on a server that is public or takes real payments. */
export function requireMockGateway({ core }: Pick<PaymentServices, 'core'>): void {
  if (!core.config.payment.isMockGatewayOpen) throw apiError('not-found', 'There is nothing at this address.');
}
