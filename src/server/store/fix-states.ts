import { and, eq } from 'drizzle-orm';
import { LastCheck } from '#shared/api/prove.ts';
import type { Orm } from './database.ts';
import { fixStates } from './fixes-schema.ts';

/** How far one check of a business is. `applied` without `appliedAt`: looked at, not seen, nobody said it was done. */
export interface KeptFixState {
  readonly checkId: string;
  readonly state: 'applied' | 'seen';
  readonly appliedAt: Date | null;
  readonly seenAt: Date | null;
  readonly lastCheck: LastCheck | null;
  readonly pointsGained: number | null;
}

/** The states of a business, by check. */
export async function selectFixStates(orm: Orm, businessId: string): Promise<KeptFixState[]> {
  const rows = await orm
    .select()
    .from(fixStates)
    .where(eq(fixStates.businessId, businessId))
    .orderBy(fixStates.checkId);
  return rows.map(({ businessId: _business, lastCheck, ...row }) => ({
    ...row,
    // One that an older release wrote in another shape is as good as none.
    lastCheck: LastCheck.safeParse(lastCheck).data ?? null,
  }));
}

/** Keeps the state of one check, in the place of an earlier one. */
export async function upsertFixState(tx: Orm, businessId: string, state: KeptFixState): Promise<void> {
  await tx
    .insert(fixStates)
    .values({ businessId, ...state })
    .onConflictDoUpdate({ target: [fixStates.businessId, fixStates.checkId], set: state });
}

/** Forgets the state of one check: it is suggested again. */
export async function deleteFixState(tx: Orm, businessId: string, checkId: string): Promise<void> {
  await tx.delete(fixStates).where(and(eq(fixStates.businessId, businessId), eq(fixStates.checkId, checkId)));
}
