import { and, eq } from 'drizzle-orm';
import type { FactOverride } from '#shared/fixes/apply-fact-changes.ts';
import { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { Orm } from '../database/database.ts';
import { factOverrides } from '../fixes/fixes-schema.ts';

/** The owner's overrides of facts of a business, the oldest first. */
export async function selectFactOverrides(orm: Orm, businessId: string): Promise<FactOverride[]> {
  const rows = await orm
    .select()
    .from(factOverrides)
    .where(eq(factOverrides.businessId, businessId))
    .orderBy(factOverrides.at, factOverrides.factId);
  return rows.flatMap(({ businessId: _business, at, ...word }) =>
    // Overrides of a kind of fact unknown to this release are left out.
    FactKind.safeParse(word.kind).success ? [{ ...word, at: at.toISOString() }] : [],
  );
}

/** Stores the override of one fact, replacing an earlier one. */
export async function upsertFactOverride(tx: Orm, businessId: string, { at, ...word }: FactOverride): Promise<void> {
  const values = { ...word, at: new Date(at) };
  await tx
    .insert(factOverrides)
    .values({ businessId, ...values })
    .onConflictDoUpdate({ target: [factOverrides.businessId, factOverrides.factId], set: values });
}

/** Deletes the override of one fact. */
export async function deleteFactOverride(tx: Orm, businessId: string, factId: string): Promise<void> {
  await tx.delete(factOverrides).where(and(eq(factOverrides.businessId, businessId), eq(factOverrides.factId, factId)));
}

/** Deletes the overrides of all facts of a kind. */
export async function deleteFactOverridesByKind(tx: Orm, businessId: string, kind: FactKind): Promise<void> {
  await tx.delete(factOverrides).where(and(eq(factOverrides.businessId, businessId), eq(factOverrides.kind, kind)));
}
