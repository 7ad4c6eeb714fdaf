import { revokeGrantsLike } from '../../store/billing/purchases.ts';
import { endSubscriptionsLike } from '../../store/billing/subscriptions.ts';
import type { CoreServices } from '../core-services.ts';
import { MOCK_PAYMENT, MOCK_SUBSCRIPTION } from './mock-gateway-objects.ts';

/** Where the mock gateway is disabled, purchases made with it do not count: the database may have been used with it before. */
export async function closeMockGateway({
  database,
  config,
  now,
}: Pick<CoreServices, 'database' | 'config' | 'now'>): Promise<void> {
  if (config.payment.isMockGatewayOpen) return;
  await endSubscriptionsLike(database.orm, MOCK_SUBSCRIPTION);
  await revokeGrantsLike(database.orm, MOCK_PAYMENT, new Date(now()));
}
