import { z } from 'zod';
import type { ProductKey } from '#shared/product/prices.ts';

/** Long enough to choose a password and come back, short enough to be the same errand. */
export const intentLifeMs = 30 * 60_000;
const key = 'purchaseIntent';

/**
 * "I pressed the button on a page of yours, and then had to sign up." Kept in this tab's session storage, where no other
 * site can write it: an address alone must never begin a payment.
 */
const PurchaseIntent = z.object({ price: z.string(), auditId: z.string().nullable(), atMs: z.number() });

type IntentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers what a visitor chose before they go to sign up. */
export function storePurchaseIntent(
  price: ProductKey,
  auditId: string | null,
  storage: () => IntentStorage = () => sessionStorage,
  nowMs = Date.now(),
): void {
  try {
    storage().setItem(key, JSON.stringify({ price, auditId, atMs: nowMs }));
  } catch {
    // Storage is closed to us (private window): the order is shown with its button instead.
  }
}

/** True when exactly this was chosen here a short while ago. Asking uses it up, whatever the answer. */
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
