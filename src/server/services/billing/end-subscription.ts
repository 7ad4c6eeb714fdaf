import { applySubscription, hasEnded } from './apply-subscription.ts';
import { isMockId } from './mock-gateway-objects.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

/**
 * Cancels a subscription at once and stores the result, also when its account is gone. Idempotent. Throws when it cannot be
 * cancelled now, so that the task retries until nobody is charged.
 */
export async function endSubscription(payments: PaymentServices, id: string): Promise<void> {
  // A disabled mock gateway charges nobody.
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
