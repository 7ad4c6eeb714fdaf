import { applyPayment } from './apply-payment.ts';
import type { Applied } from './apply-payment-object.ts';
import { applySubscription } from './apply-subscription.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/** Reads an invoice and applies its subscription and its payments. */
export async function applyInvoice(payments: PaymentServices, id: string): Promise<Applied> {
  const invoice = await requireGateway(payments).readInvoice(id);
  if (invoice === null || invoice.subscriptionId === null) return 'ignored';
  const applied = [await applySubscription(payments, invoice.subscriptionId)];
  for (const paymentId of invoice.paymentIds) applied.push(await applyPayment(payments, paymentId));
  return applied.includes('applied') ? 'applied' : 'ignored';
}
