import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { Orm } from '../database/database.ts';
import { audits, businesses, siteRuns } from './audit-schema.ts';
import type { Owner } from './audits.ts';
import type { SiteRunStatus } from './site-runs.ts';

/** A business of an owner. */
export interface OwnBusiness {
  readonly id: string;
  readonly domain: string;
}

/** An audit in the history of its business, without its analysis. */
export interface BusinessAudit {
  readonly id: string;
  readonly siteRunId: string;
  readonly url: string;
  readonly createdAt: Date;
  readonly origin: 'asked' | 'watch';
  readonly status: SiteRunStatus;
  readonly failure: AuditFailure | null;
  /** The score of the site run, without owner overrides. */
  readonly readingScore: number | null;
  /** Identifies the evaluation with owner overrides; null: the site run's own analysis counts. */
  readonly ownDigest: string | null;
}

function isBusinessOf(owner: Owner): SQL {
  switch (owner.kind) {
    case 'session':
      return eq(businesses.sessionId, owner.sessionId);
    case 'account':
      return eq(businesses.accountId, owner.accountId);
    default:
      return owner satisfies never;
  }
}

/** A business of this owner; null otherwise. */
export async function findOwnBusiness(orm: Orm, owner: Owner, businessId: string): Promise<OwnBusiness | null> {
  const [row] = await orm
    .select({ id: businesses.id, domain: businesses.domain })
    .from(businesses)
    .where(and(eq(businesses.id, businessId), isBusinessOf(owner)));
  return row ?? null;
}

/** Up to `count` of an owner's businesses, the most recently audited first. */
export async function selectOwnBusinesses(orm: Orm, owner: Owner, count: number): Promise<OwnBusiness[]> {
  const newest = sql`max(${audits.createdAt})`;
  return orm
    .select({ id: businesses.id, domain: businesses.domain })
    .from(businesses)
    .innerJoin(audits, eq(audits.businessId, businesses.id))
    .where(isBusinessOf(owner))
    .groupBy(businesses.id)
    .orderBy(desc(newest), desc(businesses.id))
    .limit(count);
}

const auditColumns = {
  id: audits.id,
  siteRunId: audits.siteRunId,
  url: siteRuns.target,
  createdAt: audits.createdAt,
  origin: audits.origin,
  status: siteRuns.status,
  failure: siteRuns.failure,
  readingScore: siteRuns.overallScore,
  ownDigest: sql<string | null>`md5(${audits.analysis})`,
};

/** The newest `count` audits of a business, the newest first. */
export async function selectBusinessAudits(orm: Orm, businessId: string, count: number): Promise<BusinessAudit[]> {
  return orm
    .select(auditColumns)
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(eq(audits.businessId, businessId))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(count);
}

/** The newest `count` audits of each of these businesses, the newest first. */
export async function selectRecentAudits(
  orm: Orm,
  businessIds: readonly string[],
  count: number,
): Promise<(BusinessAudit & { readonly businessId: string })[]> {
  if (businessIds.length === 0) return [];
  const ranked = orm
    .select({
      id: audits.id,
      place:
        sql<number>`row_number() over (partition by ${audits.businessId} order by ${audits.createdAt} desc, ${audits.id} desc)`.as(
          'place',
        ),
    })
    .from(audits)
    .where(inArray(audits.businessId, [...businessIds]))
    .as('ranked');
  return orm
    .select({ ...auditColumns, businessId: audits.businessId })
    .from(ranked)
    .innerJoin(audits, eq(audits.id, ranked.id))
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(lte(ranked.place, count))
    .orderBy(desc(audits.createdAt), desc(audits.id));
}

/** Up to `count` finished audits of a business before one of them, the newest first. */
export async function selectDoneBefore(
  orm: Orm,
  businessId: string,
  before: { readonly id: string; readonly createdAt: Date },
  count: number,
): Promise<{ id: string; url: string }[]> {
  return orm
    .select({ id: audits.id, url: siteRuns.target })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(audits.businessId, businessId), eq(siteRuns.status, 'done'), lt(audits.createdAt, before.createdAt)))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(count);
}

/** When the next audit of a business after a time was started; null when there is none. */
export async function findNextAuditAt(orm: Orm, businessId: string, after: Date): Promise<Date | null> {
  const [row] = await orm
    .select({ createdAt: audits.createdAt })
    .from(audits)
    .where(and(eq(audits.businessId, businessId), gt(audits.createdAt, after)))
    .orderBy(asc(audits.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/** The stored analyses of some audits, compressed, as their reports show them. */
export async function selectAnalyses(
  orm: Orm,
  auditIds: readonly string[],
): Promise<{ id: string; compressedAnalysis: string }[]> {
  if (auditIds.length === 0) return [];
  const rows = await orm
    .select({
      id: audits.id,
      compressedAnalysis: sql<string | null>`coalesce(${audits.analysis}, ${siteRuns.analysis})`,
    })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(inArray(audits.id, [...auditIds]));
  return rows.flatMap(({ id, compressedAnalysis }) =>
    compressedAnalysis === null ? [] : [{ id, compressedAnalysis }],
  );
}
