import { and, eq } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { writtenTexts } from './fixes-schema.ts';

/** Which text of an audit, and of which facts. */
export interface WrittenKey {
  readonly auditId: string;
  readonly kind: string;
  readonly variant: number;
  readonly factsDigest: string;
}

/** A text that was written from these very facts, as it was kept; null when there is none. */
export async function findWrittenText(orm: Orm, key: WrittenKey): Promise<unknown> {
  const [row] = await orm
    .select({ written: writtenTexts.written })
    .from(writtenTexts)
    .where(
      and(
        eq(writtenTexts.auditId, key.auditId),
        eq(writtenTexts.kind, key.kind),
        eq(writtenTexts.variant, key.variant),
        eq(writtenTexts.factsDigest, key.factsDigest),
      ),
    );
  return row?.written ?? null;
}

/** Keeps a text, in the place of one from other facts. */
export async function saveWrittenText(orm: Orm, key: WrittenKey, written: unknown, now: Date): Promise<void> {
  const values = { factsDigest: key.factsDigest, written, createdAt: now };
  await orm
    .insert(writtenTexts)
    .values({ auditId: key.auditId, kind: key.kind, variant: key.variant, ...values })
    .onConflictDoUpdate({ target: [writtenTexts.auditId, writtenTexts.kind, writtenTexts.variant], set: values });
}
