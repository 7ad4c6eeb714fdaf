import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { compressJson } from '../database/compressed-json.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { encodeEvents, type StoredEvent } from './audit-events.ts';
import { siteRuns } from './audit-schema.ts';
import { packAnalysis } from './stored-analyses.ts';

const Id = z.object({ id: z.string() });

export type SiteRunStatus = 'queued' | 'running' | 'done' | 'failed';

export interface NewSiteRun {
  readonly id: string;
  readonly targetKey: string;
  readonly target: string;
  readonly schemeTyped: boolean;
  readonly createdAt: Date;
}

/** One attempt at a site run. `attempt` is its fencing number. */
export interface ClaimedRun {
  readonly id: string;
  readonly attempt: number;
  readonly target: string;
  readonly schemeTyped: boolean;
  /** Whether the watch of a business asked for it. */
  readonly isScan: boolean;
}

/** The result of a site run with the events not yet stored, including the last one. */
export interface EndedRun {
  readonly siteRunId: string;
  readonly attempt: number;
  readonly result:
    | { readonly kind: 'done'; readonly analysis: Analysis; readonly outline: SiteOutline }
    | { readonly kind: 'failed'; readonly failure: AuditFailure };
  readonly bundleDigest: string | null;
  readonly finishedAt: Date;
  readonly events: readonly StoredEvent[];
}

/** Which earlier site runs a request may share. */
export interface Shareable {
  readonly targetKey: string;
  /** Site runs that finished after this time. */
  readonly doneAfter: Date;
  /** Failures are shared for a shorter time, as the owner is likely to retry. */
  readonly failedAfter: Date;
  /** A fresh site run was requested: only one that has not begun may be shared. */
  readonly fresh: boolean;
}

/** Serializes requests for one target until the transaction ends. The embedded database serializes anyway. */
export async function lockTarget(tx: Orm, targetKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${targetKey}, 0))`);
}

/** The newest site run that a request may share, or null. */
export async function findShareableRun(
  orm: Orm,
  wanted: Shareable,
): Promise<{ id: string; status: SiteRunStatus } | null> {
  const isUnfinished = inArray(siteRuns.status, wanted.fresh ? ['queued'] : ['queued', 'running']);
  const isRecent = or(
    and(eq(siteRuns.status, 'done'), gt(siteRuns.finishedAt, wanted.doneAfter)),
    and(eq(siteRuns.status, 'failed'), gt(siteRuns.finishedAt, wanted.failedAfter)),
  );
  const [run] = await orm
    .select({ id: siteRuns.id, status: siteRuns.status })
    .from(siteRuns)
    .where(and(eq(siteRuns.targetKey, wanted.targetKey), wanted.fresh ? isUnfinished : or(isUnfinished, isRecent)))
    .orderBy(desc(siteRuns.createdAt))
    .limit(1);
  return run ?? null;
}

/** Queues a run, unless `limit` runs are waiting: then nothing is written and the result is false. */
export async function insertSiteRun(tx: Orm, run: NewSiteRun, limit: number): Promise<boolean> {
  const rows = await selectRows(
    tx,
    Id,
    sql`
    insert into site_runs (id, target_key, target, scheme_typed, status, created_at)
    select ${run.id}::uuid, ${run.targetKey}::text, ${run.target}::text, ${run.schemeTyped}::boolean, 'queued', ${run.createdAt.toISOString()}::timestamptz
    where (select count(*) from site_runs where status = 'queued') < ${limit}::int
    returning id`,
  );
  return rows.length === 1;
}

/** The status of an existing run. */
export async function findSiteRunStatus(orm: Orm, siteRunId: string): Promise<SiteRunStatus> {
  const [run] = await orm.select({ status: siteRuns.status }).from(siteRuns).where(eq(siteRuns.id, siteRunId));
  if (run === undefined) throw new Error(`Site run ${siteRunId} is missing.`);
  return run.status;
}

/** A run still marked as running was left by an attempt that failed or was killed. */
const FAILURES = sql`(${siteRuns.failures} + (${siteRuns.status} = 'running')::int)`;

/**
 * Begins the next attempt at a run. Null when it has ended, does not exist, or has had more than `mostFailures` failed
 * attempts.
 */
export async function claimRun(
  orm: Orm,
  siteRunId: string,
  mostFailures: number,
  now: Date,
): Promise<ClaimedRun | null> {
  const [run] = await orm
    .update(siteRuns)
    .set({
      status: 'running',
      attempt: sql`${siteRuns.attempt} + 1`,
      failures: FAILURES,
      startedAt: sql`coalesce(${siteRuns.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(siteRuns.id, siteRunId),
        inArray(siteRuns.status, ['queued', 'running']),
        sql`${FAILURES} <= ${mostFailures}::int`,
      ),
    )
    .returning({
      id: siteRuns.id,
      attempt: siteRuns.attempt,
      target: siteRuns.target,
      schemeTyped: siteRuns.schemeTyped,
      isScan: sql<boolean>`exists (select from audits where audits.site_run_id = ${siteRunId}::uuid and audits.origin = 'watch')`,
    });
  return run ?? null;
}

/** The last run with a result of the same site for the business whose watch asked for this run. */
export interface RunBefore {
  readonly siteRunId: string;
  readonly bundleDigest: string;
  readonly compressedAnalysis: string;
}

/** The run before of a scan, of the same business and the same target; null when there is none with evidence. */
export async function findRunBefore(orm: Orm, siteRunId: string): Promise<RunBefore | null> {
  const [row] = await selectRows(
    orm,
    RunBeforeRow,
    sql`
    select before.id as "siteRunId", before.bundle_digest as "bundleDigest", before.analysis as "compressedAnalysis"
    from site_runs run
    join audits scan on scan.site_run_id = run.id and scan.origin = 'watch'
    join audits earlier on earlier.business_id = scan.business_id
    join site_runs before on before.id = earlier.site_run_id and before.target_key = run.target_key
    where run.id = ${siteRunId}::uuid and before.id <> run.id and before.status = 'done'
      and before.bundle_digest is not null and before.analysis is not null
    order by before.finished_at desc
    limit 1`,
  );
  return row ?? null;
}

const RunBeforeRow = z.object({ siteRunId: z.string(), bundleDigest: z.string(), compressedAnalysis: z.string() });

/** The number of failed attempts at an unfinished run; null when it has ended or does not exist. */
export async function countFailures(orm: Orm, siteRunId: string): Promise<number | null> {
  const [run] = await orm
    .select({ failures: sql<number>`${FAILURES}` })
    .from(siteRuns)
    .where(and(eq(siteRuns.id, siteRunId), inArray(siteRuns.status, ['queued', 'running'])));
  return run?.failures ?? null;
}

/** Puts an attempt back into the queue, unless a later one has begun. */
export async function releaseRun(orm: Orm, run: ClaimedRun): Promise<void> {
  await orm
    .update(siteRuns)
    .set({ status: 'queued' })
    .where(and(eq(siteRuns.id, run.id), eq(siteRuns.attempt, run.attempt), eq(siteRuns.status, 'running')));
}

const RunEnd = z.object({ hasOwnerInput: z.boolean() });
type RunEnd = z.infer<typeof RunEnd>;

/**
 * Ends a run and stores its outline and its last events in one statement. Null, with nothing written, when a later attempt has
 * begun or the run has ended. `hasOwnerInput`: an owner stated something about the business of one of its audits before.
 */
export async function endRun(tx: Orm, run: EndedRun): Promise<RunEnd | null> {
  const analysis = run.result.kind === 'done' ? run.result.analysis : null;
  const outline = run.result.kind === 'done' ? compressJson(run.result.outline) : null;
  const failure = run.result.kind === 'failed' ? JSON.stringify(run.result.failure) : null;
  const [ended] = await selectRows(
    tx,
    RunEnd,
    sql`
    with ended as (
      update site_runs set
        status = ${run.result.kind},
        finished_at = ${run.finishedAt.toISOString()}::timestamptz,
        analysis = ${analysis === null ? null : packAnalysis(analysis)}::text,
        overall_score = ${analysis?.overallScore ?? null}::int,
        algorithm_version = ${analysis?.algorithmVersion ?? null}::text,
        failure = ${failure}::json,
        bundle_digest = ${run.bundleDigest}::text
      where id = ${run.siteRunId} and attempt = ${run.attempt} and status = 'running'
      returning id
    ), told as (
      insert into audit_events (site_run_id, id, event)
      select ended.id, (event->>'id')::int, event->'event'
      from ended, json_array_elements(${encodeEvents(run.events)}::json) event
    ), outlined as (
      insert into site_outlines (site_run_id, outline)
      select ended.id, made.outline
      from ended, (select ${outline}::text as outline) made where made.outline is not null
      on conflict (site_run_id) do nothing
    )
    select exists (
      select from audits
      where audits.site_run_id = ended.id and (audits.corrections is not null
        or exists (select from fact_overrides told where told.business_id = audits.business_id)
        or exists (select from owner_profiles told where told.business_id = audits.business_id)
        or exists (select from owner_files told where told.business_id = audits.business_id))
    ) as "hasOwnerInput"
    from ended`,
  );
  return ended ?? null;
}

/**
 * Counts a failed round of the queue, whether an attempt began in it or its process ended before. Returns the number of
 * failures, or null when the run has ended.
 */
export async function countFailedRound(orm: Orm, siteRunId: string): Promise<number | null> {
  const [run] = await orm
    .update(siteRuns)
    .set({ status: 'queued', failures: sql`${siteRuns.failures} + 1` })
    .where(and(eq(siteRuns.id, siteRunId), inArray(siteRuns.status, ['queued', 'running'])))
    .returning({ failures: siteRuns.failures });
  return run?.failures ?? null;
}

/**
 * Ends a run whose attempts all failed, including one still marked as running; returns its fencing number, or null when it
 * had already ended.
 */
export async function takeOverRun(orm: Orm, siteRunId: string): Promise<number | null> {
  const [run] = await orm
    .update(siteRuns)
    .set({ status: 'running', attempt: sql`${siteRuns.attempt} + 1`, failures: FAILURES })
    .where(and(eq(siteRuns.id, siteRunId), ne(siteRuns.status, 'done'), ne(siteRuns.status, 'failed')))
    .returning({ attempt: siteRuns.attempt });
  return run?.attempt ?? null;
}
