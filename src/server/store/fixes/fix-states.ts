import { and, eq } from 'drizzle-orm';
import type { LastCheck } from '#shared/api/fix-verification.ts';
import type { Orm } from '../database/database.ts';
import { fixStates } from './fixes-schema.ts';

/** How far one check of a business is. `applied` without `appliedAt`: looked at, not seen, nobody said it was done. */
export interface FixStateRecord {
  readonly checkId: string;
  readonly state: 'applied' | 'seen';
  readonly appliedAt: Date | null;
  readonly seenAt: Date | null;
  readonly lastCheck: LastCheck | null;
  readonly pointsGained: number | null;
}

/** The states of a business, by check. */
export async function selectFixStates(orm: Orm, businessId: string): Promise<FixStateRecord[]> {
  const rows = await orm
    .select()
    .from(fixStates)
    .where(eq(fixStates.businessId, businessId))
    .orderBy(fixStates.checkId);
  return rows.map(({ businessId: _business, ...row }) => row);
}

/** Keeps the state of one check, in the place of an earlier one. */
export async function upsertFixState(tx: Orm, businessId: string, state: FixStateRecord): Promise<void> {
  await tx
    .insert(fixStates)
    .values({ businessId, ...state })
    .onConflictDoUpdate({ target: [fixStates.businessId, fixStates.checkId], set: state });
}

/** Forgets the state of one check: it is suggested again. */
export async function deleteFixState(tx: Orm, businessId: string, checkId: string): Promise<void> {
  await tx.delete(fixStates).where(and(eq(fixStates.businessId, businessId), eq(fixStates.checkId, checkId)));
}
