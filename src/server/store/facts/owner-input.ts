import { eq, sql } from 'drizzle-orm';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { businesses } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import { factOverrides, ownerFiles, ownerProfiles } from '../fixes/fixes-schema.ts';

/** What an owner has given about a business, as far as it takes to see that it changed. */
export interface OwnerInputState {
  readonly corrections: BusinessCorrections | null;
  /** Another one after every change of corrections, facts, profile or files. */
  readonly version: string;
}

/** The state of the owner input of a business; null when the business is gone. */
export async function findOwnerInputState(orm: Orm, businessId: string): Promise<OwnerInputState | null> {
  const [row] = await orm
    .select({
      corrections: businesses.corrections,
      version: sql<string>`md5(jsonb_build_array(
        ${businesses.corrections},
        (select jsonb_agg(f order by f.fact_id) from ${factOverrides} f where f.business_id = ${businesses.id}),
        (select to_jsonb(p) from ${ownerProfiles} p where p.business_id = ${businesses.id}),
        (select jsonb_agg(o order by o.kind) from ${ownerFiles} o where o.business_id = ${businesses.id}))::text)`,
    })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return row ?? null;
}

/** Makes other changes of the owner input of a business wait until the transaction ends. */
export async function lockOwnerInput(tx: Orm, businessId: string): Promise<void> {
  await tx.select({ one: sql`1` }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');
}

/** Stores an owner's corrections of a business, for later audits. */
export async function saveBusinessCorrections(
  tx: Orm,
  businessId: string,
  corrections: BusinessCorrections | null,
): Promise<void> {
  await tx.update(businesses).set({ corrections }).where(eq(businesses.id, businessId));
}
