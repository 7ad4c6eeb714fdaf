import { revokeGrantsLike } from '../../store/purchases.ts';
import { endSubscriptionsLike } from '../../store/subscriptions.ts';
import type { CoreServices } from '../core-services.ts';
import { DESK_PAYMENT, DESK_SUBSCRIPTION } from './pay-desk-objects.ts';

/** Where the desk is not open, nothing counts that was bought there: a database may outlive the afternoon it was tried on. */
export async function closePayDesk({
  database,
  config,
  now,
}: Pick<CoreServices, 'database' | 'config' | 'now'>): Promise<void> {
  if (config.payment.isPayDeskOpen) return;
  await endSubscriptionsLike(database.orm, DESK_SUBSCRIPTION);
  await revokeGrantsLike(database.orm, DESK_PAYMENT, new Date(now()));
}
