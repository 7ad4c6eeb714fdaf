import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PublicStatement } from '#shared/api/statements.ts';
import type { Orm } from './database.ts';
import { statements } from './operator-schema.ts';

/** What visitors are shown: published, and with words on what proves it (FTC 16 CFR 465). The oldest first. */
export async function selectPublishedStatements(orm: Orm): Promise<PublicStatement[]> {
  const rows = await orm
    .select()
    .from(statements)
    .where(
      and(eq(statements.isPublished, true), isNotNull(statements.basis), sql`${statements.basis} ~ '[^[:space:]]'`),
    )
    .orderBy(asc(statements.createdAt), asc(statements.id));
  return rows.flatMap(({ id, kind, text, author, authorRole, basis }) =>
    basis === null ? [] : [{ id, kind, text, author, authorRole, basis }],
  );
}
