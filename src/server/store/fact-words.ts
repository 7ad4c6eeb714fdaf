import { and, eq } from 'drizzle-orm';
import type { KeptFactWord } from '#shared/fixes/apply-fact-changes.ts';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { Orm } from './database.ts';
import { factWords } from './fixes-schema.ts';

/** What the owner said of the facts of a business, the oldest first. */
export async function selectFactWords(orm: Orm, businessId: string): Promise<KeptFactWord[]> {
  const rows = await orm
    .select()
    .from(factWords)
    .where(eq(factWords.businessId, businessId))
    .orderBy(factWords.at, factWords.factId);
  return rows.map(({ businessId: _business, at, ...word }) => ({ ...word, at: at.toISOString() }));
}

/** Keeps the owner's word on one fact, in the place of an earlier one. */
export async function upsertFactWord(tx: Orm, businessId: string, { at, ...word }: KeptFactWord): Promise<void> {
  const values = { ...word, at: new Date(at) };
  await tx
    .insert(factWords)
    .values({ businessId, ...values })
    .onConflictDoUpdate({ target: [factWords.businessId, factWords.factId], set: values });
}

/** Takes the owner's word on one fact back. */
export async function deleteFactWord(tx: Orm, businessId: string, factId: string): Promise<void> {
  await tx.delete(factWords).where(and(eq(factWords.businessId, businessId), eq(factWords.factId, factId)));
}

/** Takes the owner's words on all facts of a kind back. */
export async function deleteFactWordsOfKind(tx: Orm, businessId: string, kind: FactKind): Promise<void> {
  await tx.delete(factWords).where(and(eq(factWords.businessId, businessId), eq(factWords.kind, kind)));
}
