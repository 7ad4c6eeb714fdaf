import type { PaymentObject } from '#providers/payment-records.ts';
import { deleteCustomer } from '../../store/billing/subscriptions.ts';
import { applyCheckout } from './apply-checkout.ts';
import { applyInvoice } from './apply-invoice.ts';
import { applyPayment } from './apply-payment.ts';
import { applySubscription } from './apply-subscription.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** `ignored`: it is not about anything that this product sold, or not to anybody it knows. */
export type Applied = 'applied' | 'ignored';

/**
 * Brings our records in step with one object of the payment service, by reading it there. Doing this for the same things in
 * any order and any number of times ends in the same records. Throws `PaymentError`.
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
