import { and, eq } from 'drizzle-orm';
import type { LastCheck } from '#shared/api/fix-verification.ts';
import type { Orm } from '../database/database.ts';
import { fixStates } from './fixes-schema.ts';

/** The fix state of one check of a business. `applied` without `appliedAt`: rechecked and not seen, never marked as done. */
export interface FixStateRecord {
  readonly checkId: string;
  readonly state: 'applied' | 'seen';
  readonly appliedAt: Date | null;
  readonly seenAt: Date | null;
  readonly lastCheck: LastCheck | null;
  readonly pointsGained: number | null;
}

/** The fix states of a business by check. */
export async function selectFixStates(orm: Orm, businessId: string): Promise<FixStateRecord[]> {
  const rows = await orm
    .select()
    .from(fixStates)
    .where(eq(fixStates.businessId, businessId))
    .orderBy(fixStates.checkId);
  return rows.map(({ businessId: _business, ...row }) => row);
}

/** Stores the state of one check, replacing an earlier one. */
export async function upsertFixState(tx: Orm, businessId: string, state: FixStateRecord): Promise<void> {
  await tx
    .insert(fixStates)
    .values({ businessId, ...state })
    .onConflictDoUpdate({ target: [fixStates.businessId, fixStates.checkId], set: state });
}

/** Deletes the state of one check, which is then suggested again. */
export async function deleteFixState(tx: Orm, businessId: string, checkId: string): Promise<void> {
  await tx.delete(fixStates).where(and(eq(fixStates.businessId, businessId), eq(fixStates.checkId, checkId)));
}
