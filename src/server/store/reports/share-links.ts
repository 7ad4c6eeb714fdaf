import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { audits, businesses } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import { shareLinks } from './reports-schema.ts';

export interface ShareLinkRecord {
  readonly id: string;
  readonly auditId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly openings: number;
  readonly lastOpenedAt: Date | null;
}

const columns = {
  id: shareLinks.id,
  auditId: shareLinks.auditId,
  createdAt: shareLinks.createdAt,
  expiresAt: shareLinks.expiresAt,
  openings: shareLinks.openings,
  lastOpenedAt: shareLinks.lastOpenedAt,
};

/** Inserts a link unless `limit` of its audit are valid at `now`; then nothing is written and the result is false. */
export async function insertShareLink(
  tx: Orm,
  link: Pick<ShareLinkRecord, 'id' | 'auditId' | 'createdAt' | 'expiresAt'>,
  limit: number,
): Promise<boolean> {
  // Locking the audit's row serializes parallel requests, so that they cannot exceed the limit.
  await tx.select({ id: audits.id }).from(audits).where(eq(audits.id, link.auditId)).for('update');
  const [live] = await tx
    .select({ count: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.auditId, link.auditId), isLive(link.createdAt)));
  if ((live?.count ?? 0) >= limit) return false;
  await tx.insert(shareLinks).values(link);
  return true;
}

/** The links of an audit that are valid at `now`, the newest first. */
export async function selectLiveShareLinks(orm: Orm, auditId: string, now: Date): Promise<ShareLinkRecord[]> {
  return orm
    .select(columns)
    .from(shareLinks)
    .where(and(eq(shareLinks.auditId, auditId), isLive(now)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
}

/** All stored links of an audit, including expired ones, the newest first. */
export async function selectShareLinks(
  orm: Orm,
  auditId: string,
): Promise<(Omit<ShareLinkRecord, 'auditId'> & { readonly revokedAt: Date | null })[]> {
  const { auditId: _same, ...shown } = columns;
  return orm
    .select({ ...shown, revokedAt: shareLinks.revokedAt })
    .from(shareLinks)
    .where(eq(shareLinks.auditId, auditId))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
}

/** A link that is valid at `now`; null otherwise. */
export async function findLiveShareLink(orm: Orm, id: string, now: Date): Promise<ShareLinkRecord | null> {
  const [link] = await orm
    .select(columns)
    .from(shareLinks)
    .where(and(eq(shareLinks.id, id), isLive(now)));
  return link ?? null;
}

/** Counts one opening of the page. */
export async function countShareOpening(orm: Orm, id: string, now: Date): Promise<void> {
  await orm
    .update(shareLinks)
    .set({ openings: sql`${shareLinks.openings} + 1`, lastOpenedAt: now })
    .where(eq(shareLinks.id, id));
}

/** Revokes a link of this audit; false when it has no valid one with this id. */
export async function revokeShareLink(orm: Orm, auditId: string, id: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.id, id), eq(shareLinks.auditId, auditId), isLive(now)))
    .returning({ id: shareLinks.id });
  return rows.length === 1;
}

/** The valid links to audits of an account, the newest first, with the domain of each report. */
export async function selectAccountShareLinks(
  orm: Orm,
  accountId: string,
  now: Date,
  limit: number,
): Promise<(ShareLinkRecord & { readonly domain: string })[]> {
  return orm
    .select({ ...columns, domain: businesses.domain })
    .from(shareLinks)
    .innerJoin(audits, eq(audits.id, shareLinks.auditId))
    .innerJoin(businesses, eq(businesses.id, audits.businessId))
    .where(and(eq(audits.accountId, accountId), isLive(now)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(limit);
}

/** The number of valid links to audits of an account. */
export async function countAccountShareLinks(orm: Orm, accountId: string, now: Date): Promise<number> {
  const [row] = await orm
    .select({ n: count() })
    .from(shareLinks)
    .innerJoin(audits, eq(audits.id, shareLinks.auditId))
    .where(and(eq(audits.accountId, accountId), isLive(now)));
  return row?.n ?? 0;
}

/** Revokes every valid link to audits of an account; returns how many. */
export async function revokeAccountShareLinks(orm: Orm, accountId: string, now: Date): Promise<number> {
  const own = orm.select({ id: audits.id }).from(audits).where(eq(audits.accountId, accountId));
  const rows = await orm
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(inArray(shareLinks.auditId, own), isLive(now)))
    .returning({ id: shareLinks.id });
  return rows.length;
}

function isLive(now: Date) {
  return and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now));
}
