import { and, eq, isNull, min } from 'drizzle-orm';
import { addOnGrants } from '../billing/billing-schema.ts';
import type { Orm } from '../database/database.ts';

/** The ids of add-ons granted to an audit of this account and not revoked. */
export async function selectGrantedAddOnIds(orm: Orm, accountId: string, auditId: string): Promise<string[]> {
  const rows = await orm
    .select({ addOnId: addOnGrants.addOnId })
    .from(addOnGrants)
    .where(and(eq(addOnGrants.auditId, auditId), eq(addOnGrants.userId, accountId), isNull(addOnGrants.revokedAt)));
  return rows.map(({ addOnId }) => addOnId);
}

/** When this account got an add-on for this audit; null when it was not granted, or was revoked. */
export async function findAddOnGrantedAt(
  orm: Orm,
  accountId: string,
  { auditId, addOnId }: { readonly auditId: string; readonly addOnId: string },
): Promise<Date | null> {
  const [row] = await orm
    .select({ grantedAt: min(addOnGrants.grantedAt) })
    .from(addOnGrants)
    .where(
      and(
        eq(addOnGrants.auditId, auditId),
        eq(addOnGrants.addOnId, addOnId),
        eq(addOnGrants.userId, accountId),
        isNull(addOnGrants.revokedAt),
      ),
    );
  return row?.grantedAt ?? null;
}
