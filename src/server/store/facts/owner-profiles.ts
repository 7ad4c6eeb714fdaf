import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { OwnerStatement } from '#shared/fixes/owner-profile.ts';
import { TakeoutProfile } from '#shared/fixes/takeout-profile.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { compressJson, decompressJson } from '../database/compressed-json.ts';
import type { Orm } from '../database/database.ts';
import { ownerProfiles } from '../fixes/fixes-schema.ts';

const Location = z.object({ locationId: z.string(), name: z.string().nullable(), city: z.string().nullable() });

/** One location of the owner's Takeout file. Other locations in the file are not stored. */
export const TakeoutRecord = z.object({
  profile: TakeoutProfile,
  /** When the file was made (ISO 8601). */
  madeAt: z.string(),
  notes: z.array(z.string()),
  otherLocations: z.array(Location),
});
export type TakeoutRecord = z.infer<typeof TakeoutRecord>;

/** Owner input on the profile of a business. */
export interface OwnerProfileRecord {
  readonly stated: OwnerStatement | null;
  readonly statedAt: Date | null;
  readonly takeout: TakeoutRecord | null;
  readonly takeoutAt: Date | null;
}

/** The stored profile input of a business; null when there is none. */
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

/** Stores the owner's statement, replacing an earlier one; null clears it. */
export async function saveOwnerStatement(
  tx: Orm,
  businessId: string,
  stated: OwnerStatement | null,
  statedAt: Date,
): Promise<void> {
  await upsert(tx, businessId, { stated, statedAt: stated === null ? null : statedAt });
}

/** Stores the content of a Takeout file, replacing an earlier one; null deletes it. */
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
