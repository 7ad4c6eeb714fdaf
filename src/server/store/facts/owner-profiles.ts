import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { OwnerStatement } from '#shared/fixes/owner-profile.ts';
import { TakeoutProfile } from '#shared/fixes/takeout-profile.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { compressJson, decompressJson } from '../database/compressed-json.ts';
import type { Orm } from '../database/database.ts';
import { ownerProfiles } from '../fixes/fixes-schema.ts';

const Location = z.object({ locationId: z.string(), name: z.string().nullable(), city: z.string().nullable() });

/** One location of the owner's Takeout file. What the file holds of other locations is not kept. */
export const TakeoutRecord = z.object({
  profile: TakeoutProfile,
  /** When the file was made (ISO 8601). */
  madeAt: z.string(),
  notes: z.array(z.string()),
  otherLocations: z.array(Location),
});
export type TakeoutRecord = z.infer<typeof TakeoutRecord>;

/** What an owner told of the profile of a business. */
export interface OwnerProfileRecord {
  readonly stated: OwnerStatement | null;
  readonly statedAt: Date | null;
  readonly takeout: TakeoutRecord | null;
  readonly takeoutAt: Date | null;
}

/** What is kept of the profile of a business; null when nothing was told. */
export async function findOwnerProfile(orm: Orm, businessId: string): Promise<OwnerProfileRecord | null> {
  const [row] = await orm.select().from(ownerProfiles).where(eq(ownerProfiles.businessId, businessId));
  if (row === undefined) return null;
  const { stated, statedAt, takeout, takeoutAt } = row;
  return {
    stated,
    statedAt,
    takeout: takeout === null ? null : readStored(TakeoutRecord, decompressJson(takeout)),
    takeoutAt,
  };
}

/** Keeps what the owner states, in the place of an earlier statement; null clears it. */
export async function saveOwnerStatement(
  tx: Orm,
  businessId: string,
  stated: OwnerStatement | null,
  statedAt: Date,
): Promise<void> {
  await upsert(tx, businessId, { stated, statedAt: stated === null ? null : statedAt });
}

/** Keeps what was read of a Takeout file, in the place of an earlier one; null deletes it. */
export async function saveTakeout(
  tx: Orm,
  businessId: string,
  takeout: TakeoutRecord | null,
  takeoutAt: Date,
): Promise<void> {
  await upsert(tx, businessId, {
    takeout: takeout === null ? null : compressJson(takeout),
    takeoutAt: takeout === null ? null : takeoutAt,
  });
}

async function upsert(
  tx: Orm,
  businessId: string,
  values: Partial<Omit<typeof ownerProfiles.$inferInsert, 'businessId'>>,
): Promise<void> {
  await tx
    .insert(ownerProfiles)
    .values({ businessId, ...values })
    .onConflictDoUpdate({ target: ownerProfiles.businessId, set: values });
}
