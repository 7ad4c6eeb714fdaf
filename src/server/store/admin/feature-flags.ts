import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES, type Flag } from '#shared/product/flags.ts';
import type { Orm } from '../database/database.ts';
import { featureFlags } from './operator-schema.ts';

/** A percentage set by the operator that overrides the compiled-in one. */
export interface StoredFlagPercent {
  readonly name: Flag;
  readonly percent: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

const Name = z.enum(FLAG_NAMES);

/** Percentages set by the operator. Flags unknown to this release are skipped. */
export async function selectStoredFlagPercents(orm: Orm): Promise<StoredFlagPercent[]> {
  const rows = await orm.select().from(featureFlags);
  return rows.flatMap((row) => {
    const name = Name.safeParse(row.name);
    return name.success ? [{ ...row, name: name.data }] : [];
  });
}

/** The percentage of visitors for each flag: set by the operator, else compiled in. */
export async function selectFlagPercents(orm: Orm): Promise<Record<Flag, number>> {
  const percents: Record<Flag, number> = { ...DEFAULT_FLAG_PERCENTS };
  for (const { name, percent } of await selectStoredFlagPercents(orm)) percents[name] = percent;
  return percents;
}

/** Sets a percentage; returns the operator's earlier one, null when that was the compiled-in one. */
export async function saveFlagPercent(tx: Orm, flag: StoredFlagPercent): Promise<number | null> {
  const [before] = await tx
    .select({ percent: featureFlags.percent })
    .from(featureFlags)
    .where(eq(featureFlags.name, flag.name))
    .for('update');
  const { percent, changedAt, changedBy } = flag;
  await tx
    .insert(featureFlags)
    .values(flag)
    .onConflictDoUpdate({ target: featureFlags.name, set: { percent, changedAt, changedBy } });
  return before?.percent ?? null;
}
