import type { PaymentObject } from '#providers/payment-records.ts';
import { deleteCustomer } from '../../store/billing/subscriptions.ts';
import { applyCheckout } from './apply-checkout.ts';
import { applyInvoice } from './apply-invoice.ts';
import { applyPayment } from './apply-payment.ts';
import { applySubscription } from './apply-subscription.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** `ignored`: not a product of ours, or not an account that we know. */
export type Applied = 'applied' | 'ignored';

/**
 * Syncs our records with one object of the payment service, reading it there. Idempotent and independent of order. Throws
 * `PaymentError`.
 */
export async function applyPaymentObject(payments: PaymentServices, { type, id }: PaymentObject): Promise<Applied> {
  switch (type) {
    case 'subscription':
      return applySubscription(payments, id);
    case 'checkout.session':
      return applyCheckout(payments, id);
    case 'invoice':
      return applyInvoice(payments, id);
    case 'payment_intent':
      return applyPayment(payments, id);
    case 'charge':
    case 'dispute':
    case 'refund': {
      const paymentId = await requireGateway(payments).findSubscriptionPayment({ type, id });
      return paymentId === null ? 'ignored' : applyPayment(payments, paymentId);
    }
    case 'customer':
      if (await requireGateway(payments).hasCustomer(id)) return 'ignored';
      await deleteCustomer(payments.core.database.orm, id);
      return 'applied';
    default:
      return type satisfies never;
  }
}
