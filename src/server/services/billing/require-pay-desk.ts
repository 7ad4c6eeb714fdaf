import { refuse } from '../api-error.ts';
import type { PaymentServices } from './payment-services.ts';

/** Throws 404 unless the pay desk is open: on a server that others reach, or that takes real money, there is none. */
export function requirePayDesk({ core }: Pick<PaymentServices, 'core'>): void {
  if (!core.config.payment.isPayDeskOpen) throw refuse('not-found', 'There is nothing at this address.');
}
