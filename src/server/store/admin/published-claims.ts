import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PublicClaim } from '#shared/api/public-claims.ts';
import type { Orm } from '../database/database.ts';
import { publicClaims } from './operator-schema.ts';

/** Claims shown to visitors: published and with a basis (FTC 16 CFR 465). The oldest first. */
export async function selectPublishedClaims(orm: Orm): Promise<PublicClaim[]> {
  const rows = await orm
    .select()
    .from(publicClaims)
    .where(
      and(
        eq(publicClaims.isPublished, true),
        isNotNull(publicClaims.basis),
        sql`${publicClaims.basis} ~ '[^[:space:]]'`,
      ),
    )
    .orderBy(asc(publicClaims.createdAt), asc(publicClaims.id));
  return rows.flatMap(({ id, kind, text, author, authorRole, basis }) =>
    basis === null ? [] : [{ id, kind, text, author, authorRole, basis }],
  );
}
