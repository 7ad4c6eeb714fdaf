import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { decompressJson } from './compressed-json.ts';
import type { Orm } from './database.ts';
import { auditEvents, audits, businesses, siteRuns } from './schema.ts';
import type { SiteRunStatus } from './site-runs.ts';

/** Whose an audit is. */
export type Owner =
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'account'; readonly accountId: string };

export interface NewAudit {
  readonly id: string;
  readonly siteRunId: string;
  readonly businessId: string;
  readonly createdAt: Date;
  readonly corrections: BusinessCorrections | null;
}

/** An audit with the state of its site run. The analyses are as they were kept; the service parses them. */
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
  /** Judged with the corrections when there are any and that has been done; else the site run's. Null: not there. */
  readonly analysis: unknown;
  readonly isCorrected: boolean;
  readonly lastProgress: AuditEvent | null;
}

/** The two owner columns of a row. */
export function ownerColumns(owner: Owner): { sessionId: string | null; accountId: string | null } {
  switch (owner.kind) {
    case 'session':
      return { sessionId: owner.sessionId, accountId: null };
    case 'account':
      return { sessionId: null, accountId: owner.accountId };
    default:
      return owner satisfies never;
  }
}

function isOwnedBy(owner: Owner): SQL {
  switch (owner.kind) {
    case 'session':
      return eq(audits.sessionId, owner.sessionId);
    case 'account':
      return eq(audits.accountId, owner.accountId);
    default:
      return owner satisfies never;
  }
}

export async function insertAudit(tx: Orm, owner: Owner, audit: NewAudit): Promise<void> {
  await tx.insert(audits).values({ ...audit, ...ownerColumns(owner) });
}

/** An audit if it is this owner's; null otherwise, so that nobody learns of another's. */
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
      runAnalysis: siteRuns.analysis,
      ownAnalysis: audits.analysis,
      lastProgress: sql<AuditEvent | null>`(${lastProgress})`,
    })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(audits.id, auditId), isOwnedBy(owner)));
  if (row === undefined) return null;
  const { runAnalysis, ownAnalysis, ...rest } = row;
  const analysis = ownAnalysis ?? runAnalysis;
  return { ...rest, analysis: analysis === null ? null : decompressJson(analysis), isCorrected: ownAnalysis !== null };
}

/** Whose an audit is and what it views: for callers that hold a right to it already. */
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

/** Keeps an owner's corrections and what they change, on the audit and on the business for audits to come. */
export async function saveCorrections(
  orm: Orm,
  audit: { readonly id: string; readonly businessId: string },
  corrections: BusinessCorrections,
  analysis: Uint8Array,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.update(audits).set({ corrections, analysis }).where(eq(audits.id, audit.id));
    await tx.update(businesses).set({ corrections }).where(eq(businesses.id, audit.businessId));
  });
}

/** Keeps an analysis judged with corrections that the audit has already. */
export async function saveCorrectedAnalysis(orm: Orm, auditId: string, analysis: Uint8Array): Promise<void> {
  await orm.update(audits).set({ analysis }).where(eq(audits.id, auditId));
}
