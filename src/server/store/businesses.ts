import { sql } from 'drizzle-orm';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { type Owner, ownerColumns } from './audits.ts';
import type { Orm } from './database.ts';
import { businesses } from './schema.ts';

export interface BusinessRecord {
  readonly id: string;
  readonly corrections: BusinessCorrections | null;
}

/** The owner's business with this registrable domain, made when it is new (with `newId`). */
export async function findOrInsertBusiness(
  tx: Orm,
  owner: Owner,
  business: { readonly newId: string; readonly domain: string; readonly createdAt: Date },
): Promise<BusinessRecord> {
  const [row] = await tx
    .insert(businesses)
    .values({ id: business.newId, domain: business.domain, createdAt: business.createdAt, ...ownerColumns(owner) })
    // An update that changes nothing, so that the row comes back either way.
    .onConflictDoUpdate({
      target: [businesses.sessionId, businesses.accountId, businesses.domain],
      set: { domain: sql`excluded.domain` },
    })
    .returning({ id: businesses.id, corrections: businesses.corrections });
  if (row === undefined) throw new Error('The business was neither found nor made.');
  return row;
}
