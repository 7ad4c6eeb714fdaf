import { apiError } from '../api-error.ts';
import type { PaymentServices } from './payment-services.ts';

/** Throws 404 unless the mock gateway is open: on a server that others reach, or that takes real money, there is none. */
export function requireMockGateway({ core }: Pick<PaymentServices, 'core'>): void {
  if (!core.config.payment.isMockGatewayOpen) throw apiError('not-found', 'There is nothing at this address.');
}
