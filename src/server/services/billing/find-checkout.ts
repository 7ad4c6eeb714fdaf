import type { CheckoutState } from '#shared/api/checkout.ts';
import { findProduct } from '#shared/product/prices.ts';
import { countUse } from '../../store/accounts/rate-limits.ts';
import { selectGrantedAddOnIds } from '../../store/admin/granted-add-ons.ts';
import { type CheckoutRow, findCheckout } from '../../store/billing/checkouts.ts';
import { findCheckoutPurchase } from '../../store/billing/purchases.ts';
import { findRunningSubscription } from '../../store/billing/subscriptions.ts';
import { apiError } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { applyCheckout } from './apply-checkout.ts';
import type { PaymentServices } from './payment-services.ts';

/** The waiting page polls every second or two; the payment service is asked at most this often per payment. */
const READ_ANEW_MS = 3000;

/**
 * The status of the viewer's own payment, from our records. While it is pending it may be read from the payment service, in
 * the same way as for an event: asking grants nothing by itself. Throws 401 for a visitor, 404 for another owner's payment.
 */
export async function findCheckoutState(payments: PaymentServices, viewer: Viewer, id: string): Promise<CheckoutState> {
  const { orm } = payments.core.database;
  const account = requireAccount(viewer);
  const found = await requireOwn(payments, account.id, id);
  const isUndecided = found.status === 'open' || found.status === 'waiting';
  const row = isUndecided && (await readAnew(payments, id)) ? ((await findCheckout(orm, id)) ?? found) : found;
  const product = findProduct(row.product);
  if (product === null) throw apiError('not-found', 'There is no such payment.');
  const { kind, key, title } = product;
  return { state: await stateOf(payments, row, kind), product: { kind, key, title }, auditId: row.auditId };
}

async function requireOwn({ core }: PaymentServices, userId: string, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(core.database.orm, id);
  if (row === null || row.userId !== userId) throw apiError('not-found', 'There is no such payment.');
  return row;
}

/** False when it was read a moment ago or cannot be read: the payment service will send an event. */
async function readAnew(payments: PaymentServices, id: string): Promise<boolean> {
  const { database, log, now } = payments.core;
  if (payments.gateway === null) return false;
  const limit = { key: `checkout-read:${id}`, limit: 1, windowMs: READ_ANEW_MS };
  if ((await countUse(database.orm, [limit], now())) !== null) return false;
  try {
    await applyCheckout(payments, id);
    return true;
  } catch (error) {
    log.warn('checkout_read_failed', { checkoutId: id, error });
    return false;
  }
}

/** `granted` only while the product is active. */
async function stateOf(
  { core }: PaymentServices,
  row: CheckoutRow,
  kind: CheckoutState['product']['kind'],
): Promise<CheckoutState['state']> {
  const { orm } = core.database;
  if (row.status !== 'granted') return row.status;
  if (kind === 'plan') {
    const running = await findRunningSubscription(orm, row.userId);
    return running?.status === 'active' || running?.status === 'trialing' ? 'granted' : 'failed';
  }
  const has = row.auditId === null ? [] : await selectGrantedAddOnIds(orm, row.userId, row.auditId);
  if (has.includes(row.product)) return 'granted';
  const purchase = await findCheckoutPurchase(orm, row.id);
  return purchase?.status === 'paid' ? 'waiting' : 'failed';
}
