import { z } from 'zod';
import type { ProductKey } from '#shared/product/prices.ts';

/** Long enough to choose a password and come back, short enough to be the same task. */
export const intentLifeMs = 30 * 60_000;
const key = 'purchaseIntent';

/**
 * Records that a visitor pressed a buy button on our own page before signing up. Kept in this tab's session storage, where
 * no other site can write: a URL alone must never begin a payment.
 */
const PurchaseIntent = z.object({ price: z.string(), auditId: z.string().nullable(), atMs: z.number() });

type IntentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores what a visitor chose before signing up. */
export function storePurchaseIntent(
  price: ProductKey,
  auditId: string | null,
  storage: () => IntentStorage = () => sessionStorage,
  nowMs = Date.now(),
): void {
  try {
    storage().setItem(key, JSON.stringify({ price, auditId, atMs: nowMs }));
  } catch {
    // Storage is not available (private window): the order is shown with its button instead.
  }
}

/** True when exactly this was chosen recently. Consumes the stored choice either way. */
export function takePurchaseIntent(
  price: ProductKey,
  auditId: string | null,
  storage: () => IntentStorage = () => sessionStorage,
  nowMs = Date.now(),
): boolean {
  try {
    const text = storage().getItem(key);
    if (text === null) return false;
    storage().removeItem(key);
    const { success, data } = PurchaseIntent.safeParse(JSON.parse(text));
    if (!success || data.price !== price || data.auditId !== auditId) return false;
    return data.atMs <= nowMs && nowMs - data.atMs <= intentLifeMs;
  } catch {
    return false;
  }
}
