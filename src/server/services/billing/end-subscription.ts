import { applySubscription, hasEnded } from './apply-subscription.ts';
import { isMockId } from './mock-gateway-objects.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/**
 * Ends a subscription at once and keeps what became of it; also one whose account is gone. Ending it twice does no harm. Throws
 * when it cannot be ended now: nobody must go on paying because of that, so the task tries again.
 */
export async function endSubscription(payments: PaymentServices, id: string): Promise<void> {
  // A closed desk charges nobody.
  if (isMockId(id) && payments.gateway?.kind !== 'pay-desk') return;
  const gateway = requireGateway(payments);
  const before = await gateway.readSubscription(id);
  if (before !== null && !hasEnded(before)) {
    await gateway.cancelSubscription(id);
    const after = await gateway.readSubscription(id);
    if (after !== null && !hasEnded(after)) throw new Error(`The subscription ${id} could not be ended.`);
  }
  await applySubscription(payments, id);
}
