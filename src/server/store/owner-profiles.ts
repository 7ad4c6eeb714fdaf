import { eq } from 'drizzle-orm';
import { OwnerStatement } from '#shared/fixes/owner-profile.ts';
import type { Orm } from './database.ts';
import { ownerProfiles } from './fixes-schema.ts';

/** What an owner told of the profile of a business. */
export interface KeptProfile {
  readonly stated: OwnerStatement | null;
  readonly statedAt: Date | null;
}

/** What is kept of the profile of a business; null when nothing was told. */
export async function findOwnerProfile(orm: Orm, businessId: string): Promise<KeptProfile | null> {
  const [row] = await orm.select().from(ownerProfiles).where(eq(ownerProfiles.businessId, businessId));
  if (row === undefined) return null;
  return { stated: row.stated === null ? null : OwnerStatement.parse(row.stated), statedAt: row.statedAt };
}

/** Keeps what the owner states, in the place of an earlier statement; null clears it. */
export async function saveStatement(
  tx: Orm,
  businessId: string,
  stated: OwnerStatement | null,
  statedAt: Date,
): Promise<void> {
  const values = { stated, statedAt: stated === null ? null : statedAt };
  await tx
    .insert(ownerProfiles)
    .values({ businessId, ...values })
    .onConflictDoUpdate({ target: ownerProfiles.businessId, set: values });
}
