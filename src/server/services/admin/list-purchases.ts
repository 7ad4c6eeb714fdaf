import type { z } from 'zod';
import type { AdminPurchase, listPurchasesEndpoint } from '#shared/api/admin/users.ts';
import { selectAllPurchases } from '../../store/admin/admin-billing.ts';
import type { CoreServices } from '../core-services.ts';
import { cutPage, readCursor } from '../page-cursor.ts';
import { type Operating, requireOperator } from './operator.ts';
import { showPurchase } from './show-purchase.ts';

/** A page of all payments, the newest first. Throws 400 for an invalid cursor. */
export async function listPurchases(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
  { search, cursor, limit }: z.output<typeof listPurchasesEndpoint.query>,
): Promise<{ rows: AdminPurchase[]; nextCursor: string | null }> {
  requireOperator(by, 'support');
  const wanted = { below: readCursor(cursor), limit: limit + 1, search: search ?? '' };
  const found = await selectAllPurchases(database.orm, wanted);
  const { rows, nextCursor } = cutPage(found, limit, ({ purchase }) => ({ at: purchase.paidAt, id: purchase.id }));
  return { rows: rows.map(({ purchase, email }) => showPurchase(purchase, email, now())), nextCursor };
}
