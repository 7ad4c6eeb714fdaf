import { and, eq, isNull } from 'drizzle-orm';
import { addOnGrants } from './billing-schema.ts';
import type { Orm } from './database.ts';

/** The add-ons that were granted to an audit of this account and not taken back, by their ids. */
export async function selectGrantedAddOnIds(orm: Orm, accountId: string, auditId: string): Promise<string[]> {
  const rows = await orm
    .select({ addOnId: addOnGrants.addOnId })
    .from(addOnGrants)
    .where(and(eq(addOnGrants.auditId, auditId), eq(addOnGrants.userId, accountId), isNull(addOnGrants.revokedAt)));
  return rows.map(({ addOnId }) => addOnId);
}
