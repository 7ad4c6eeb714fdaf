import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { AuditEvent } from '#shared/audit/progress.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { factOverrides, ownerFiles, ownerProfiles } from '../fixes/fixes-schema.ts';
import { auditEvents, audits, businesses, siteRuns } from './audit-schema.ts';
import type { SiteRunStatus } from './site-runs.ts';
import { packAnalysis } from './stored-analyses.ts';

/** The owner of an audit. */
export type Owner =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'account'; readonly accountId: string };

export interface NewAudit {
  readonly id: string;
  readonly siteRunId: string;
  readonly createdAt: Date;
  readonly domain: string;
  /** The id for the owner's business with this domain, if it has to be created. */
  readonly newBusinessId: string;
  /** Who started it; default `asked`. */
  readonly origin?: 'asked' | 'watch';
}

/** An audit with the state of its site run. */
export interface AuditRecord {
  readonly id: string;
  readonly siteRunId: string;
  readonly businessId: string;
  readonly url: string;
  readonly createdAt: Date;
  readonly status: SiteRunStatus;
  readonly failure: AuditFailure | null;
  readonly corrections: BusinessCorrections | null;
  readonly bundleDigest: string | null;
  /** Evaluated with the corrections if `isCorrected`, else the site run's; null while there is none. */
  readonly compressedAnalysis: string | null;
  readonly isCorrected: boolean;
  /** The owner has given facts or a profile of the business, now or earlier: see `readOwnerOverrides`. */
  readonly hasOwnerWords: boolean;
  /** When the site run ended; null before. */
  readonly finishedAt: Date | null;
  /** The last progress event of an unfinished audit. */
  readonly progress: AuditEvent | null;
  /** Loaded for somebody other than its owner: see `forOthers`. */
  readonly isForOthers?: true;
}

/** The two owner columns of a row. */
function ownerColumns(owner: Owner): { sessionId: string | null; accountId: string | null } {
  switch (owner.kind) {
    case 'session':
      return { sessionId: owner.sessionId, accountId: null };
    case 'account':
      return { sessionId: null, accountId: owner.accountId };
    default:
      return owner satisfies never;
  }
}

/** The condition for rows of an owner. */
export function isOwnedBy(owner: Owner): SQL {
  switch (owner.kind) {
    case 'session':
      return eq(audits.sessionId, owner.sessionId);
    case 'account':
      return eq(audits.accountId, owner.accountId);
    default:
      return owner satisfies never;
  }
}

const Id = z.object({ id: z.string() });

/**
 * Inserts an audit into the owner's business with this registrable domain, creating that if necessary. The audit is
 * evaluated with the business's existing corrections. One statement.
 */
export async function insertAudit(tx: Orm, owner: Owner, audit: NewAudit): Promise<void> {
  const { sessionId, accountId } = ownerColumns(owner);
  const createdAt = audit.createdAt.toISOString();
  const rows = await selectRows(
    tx,
    Id,
    sql`
    with business as (
      insert into businesses (id, session_id, account_id, domain, created_at)
      values (${audit.newBusinessId}, ${sessionId}::uuid, ${accountId}::text, ${audit.domain}, ${createdAt}::timestamptz)
      on conflict (session_id, account_id, domain) do update set domain = excluded.domain
      returning id, corrections
    )
    insert into audits (id, site_run_id, business_id, session_id, account_id, created_at, origin, corrections)
    select ${audit.id}::text, ${audit.siteRunId}::uuid, business.id, ${sessionId}::uuid, ${accountId}::text, ${createdAt}::timestamptz, ${audit.origin ?? 'asked'}::text, business.corrections
    from business
    returning id`,
  );
  if (rows.length !== 1) throw new Error('The audit was not inserted.');
}

/** An audit of this owner; null otherwise, so that other owners' audits are not revealed. */
export async function findAudit(orm: Orm, owner: Owner, auditId: string): Promise<AuditRecord | null> {
  const lastProgress = orm
    .select({ event: auditEvents.event })
    .from(auditEvents)
    .where(and(eq(auditEvents.siteRunId, audits.siteRunId), sql`${auditEvents.event}->>'type' = 'progress'`))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  const [row] = await orm
    .select({
      id: audits.id,
      siteRunId: audits.siteRunId,
      businessId: audits.businessId,
      url: siteRuns.target,
      createdAt: audits.createdAt,
      status: siteRuns.status,
      failure: siteRuns.failure,
      corrections: audits.corrections,
      bundleDigest: siteRuns.bundleDigest,
      compressedAnalysis: sql<string | null>`coalesce(${audits.analysis}, ${siteRuns.analysis})`,
      isCorrected: sql<boolean>`${audits.analysis} is not null`,
      hasOwnerWords: sql<boolean>`exists (select from ${factOverrides} where ${factOverrides.businessId} = ${audits.businessId})
        or exists (select from ${ownerProfiles} where ${ownerProfiles.businessId} = ${audits.businessId})
        or exists (select from ${ownerFiles} where ${ownerFiles.businessId} = ${audits.businessId})`,
      finishedAt: siteRuns.finishedAt,
      progress: sql<unknown>`case when ${siteRuns.status} in ('queued', 'running') then (${lastProgress}) end`,
    })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(audits.id, auditId), isOwnedBy(owner)));
  return row === undefined ? null : { ...row, progress: readStored(AuditEvent, row.progress) };
}

/** The site run of an owner's audit with its status; null when the audit does not exist or is another owner's. */
export async function findAuditedRun(
  orm: Orm,
  owner: Owner,
  auditId: string,
): Promise<{ siteRunId: string; status: SiteRunStatus; createdAt: Date } | null> {
  const [row] = await orm
    .select({ siteRunId: audits.siteRunId, status: siteRuns.status, createdAt: audits.createdAt })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(audits.id, auditId), isOwnedBy(owner)));
  return row ?? null;
}

/** An audit in a list. */
export interface ListedAudit {
  readonly id: string;
  readonly businessId: string;
  readonly url: string;
  readonly status: SiteRunStatus;
  readonly createdAt: Date;
  /** The score of the site run, without the owner's corrections. */
  readonly overallScore: number | null;
  /** The analysis evaluated with the owner's corrections; null: there are none. */
  readonly compressedCorrected: string | null;
}

/** An owner's audits, the newest first: up to `count` below `after`. */
export async function selectAudits(
  orm: Orm,
  owner: Owner,
  after: { readonly at: Date; readonly id: string } | null,
  count: number,
): Promise<ListedAudit[]> {
  const isBelow =
    after === null
      ? undefined
      : or(lt(audits.createdAt, after.at), and(eq(audits.createdAt, after.at), lt(audits.id, after.id)));
  return orm
    .select({
      id: audits.id,
      businessId: audits.businessId,
      url: siteRuns.target,
      status: siteRuns.status,
      createdAt: audits.createdAt,
      overallScore: siteRuns.overallScore,
      compressedCorrected: audits.analysis,
    })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(isOwnedBy(owner), isBelow))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(count);
}

/**
 * The id of the newest audit of an owner's business; null when there is none. Scans by a watch count only once they have a
 * result.
 */
export async function findNewestAuditId(orm: Orm, owner: Owner, businessId: string): Promise<string | null> {
  const [row] = await orm
    .select({ id: audits.id })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(
      and(
        eq(audits.businessId, businessId),
        isOwnedBy(owner),
        or(eq(audits.origin, 'asked'), eq(siteRuns.status, 'done')),
      ),
    )
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return row?.id ?? null;
}

/**
 * The id of an owner's newest finished audit of the site at `host` (with or without `www.`), whose registrable domain is
 * `domain`; of any site for null. Null when there is none.
 */
export async function findNewestDoneAuditId(
  orm: Orm,
  owner: Owner,
  site: { readonly domain: string; readonly host: string } | null,
): Promise<string | null> {
  const audited = sql`regexp_replace(${siteRuns.target}, '^https?://(www[.])?([^/?#]*).*$', '\\2')`;
  const [row] = await orm
    .select({ id: audits.id })
    .from(audits)
    .innerJoin(businesses, eq(businesses.id, audits.businessId))
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(
      and(
        ...(site === null ? [] : [eq(businesses.domain, site.domain), eq(audited, site.host.replace(/^www\./, ''))]),
        eq(siteRuns.status, 'done'),
        isOwnedBy(owner),
      ),
    )
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return row?.id ?? null;
}

/** The owner and site run of an audit, for callers that have checked access. */
export async function findAuditOwner(orm: Orm, auditId: string): Promise<{ owner: Owner; siteRunId: string } | null> {
  const [row] = await orm
    .select({ siteRunId: audits.siteRunId, sessionId: audits.sessionId, accountId: audits.accountId })
    .from(audits)
    .where(eq(audits.id, auditId));
  if (row === undefined) return null;
  const { siteRunId, sessionId, accountId } = row;
  if (sessionId !== null) return { siteRunId, owner: { kind: 'session', sessionId } };
  return accountId === null ? null : { siteRunId, owner: { kind: 'account', accountId } };
}

/** Stores an audit's analysis as evaluated with owner input, and the owner's corrections in it. */
export async function saveEvaluation(
  tx: Orm,
  auditId: string,
  corrections: BusinessCorrections | null,
  analysis: Analysis,
): Promise<void> {
  await tx
    .update(audits)
    .set({ corrections, analysis: packAnalysis(analysis) })
    .where(eq(audits.id, auditId));
}

/** Stores an analysis evaluated with earlier owner input, unless one is stored; returns whether it did. */
export async function saveFirstEvaluation(orm: Orm, auditId: string, analysis: string): Promise<boolean> {
  const rows = await orm
    .update(audits)
    .set({ analysis })
    .where(and(eq(audits.id, auditId), isNull(audits.analysis)))
    .returning({ id: audits.id });
  return rows.length > 0;
}

/** The audits of a site run with their owners. */
export async function selectAuditsOfRun(orm: Orm, siteRunId: string): Promise<{ id: string; owner: Owner }[]> {
  const rows = await orm
    .select({ id: audits.id, sessionId: audits.sessionId, accountId: audits.accountId })
    .from(audits)
    .where(eq(audits.siteRunId, siteRunId));
  return rows.flatMap(({ id, sessionId, accountId }): { id: string; owner: Owner }[] => {
    if (sessionId !== null) return [{ id, owner: { kind: 'session', sessionId } }];
    return accountId === null ? [] : [{ id, owner: { kind: 'account', accountId } }];
  });
}
