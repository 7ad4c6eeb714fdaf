import { and, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { generatedTexts } from './fixes-schema.ts';

/** Which text of an audit, and of which facts. */
export interface GeneratedTextKey {
  readonly auditId: string;
  readonly kind: string;
  readonly variant: number;
  readonly factsDigest: string;
}

/** A text that was written from these very facts, as it was kept; null when there is none. */
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

/** Keeps a text, in the place of one from other facts. */
export async function saveGeneratedText(orm: Orm, key: GeneratedTextKey, written: unknown, now: Date): Promise<void> {
  const values = { factsDigest: key.factsDigest, written, createdAt: now };
  await orm
    .insert(generatedTexts)
    .values({ auditId: key.auditId, kind: key.kind, variant: key.variant, ...values })
    .onConflictDoUpdate({ target: [generatedTexts.auditId, generatedTexts.kind, generatedTexts.variant], set: values });
}
