import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { generatedTexts } from './fixes-schema.ts';

/** Identifies a text of an audit and the facts it was written from. */
export interface GeneratedTextKey {
  readonly auditId: string;
  readonly kind: string;
  readonly variant: number;
  readonly factsDigest: string;
}

/** The stored text for exactly these facts; null when there is none. */
export async function findGeneratedText(orm: Orm, key: GeneratedTextKey): Promise<unknown> {
  const [row] = await orm
    .select({ written: generatedTexts.written })
    .from(generatedTexts)
    .where(
      and(
        eq(generatedTexts.auditId, key.auditId),
        eq(generatedTexts.kind, key.kind),
        eq(generatedTexts.variant, key.variant),
        eq(generatedTexts.factsDigest, key.factsDigest),
      ),
    );
  return row?.written ?? null;
}

/** Stores a text, replacing one of other facts. */
export async function saveGeneratedText(orm: Orm, key: GeneratedTextKey, written: unknown, now: Date): Promise<void> {
  const values = { factsDigest: key.factsDigest, written, createdAt: now };
  await orm
    .insert(generatedTexts)
    .values({ auditId: key.auditId, kind: key.kind, variant: key.variant, ...values })
    .onConflictDoUpdate({ target: [generatedTexts.auditId, generatedTexts.kind, generatedTexts.variant], set: values });
}
