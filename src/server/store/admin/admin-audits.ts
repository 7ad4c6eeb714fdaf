import { and, count, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { users } from '../accounts/account-schema.ts';
import { audits, siteRuns } from '../audits/audit-schema.ts';
import type { SiteRunStatus } from '../audits/site-runs.ts';
import { type Orm, selectRows } from '../database/database.ts';
import { containsText } from '../database/like-pattern.ts';
import type { Below } from './admin-users.ts';

/** An audit without its content. */
export interface AdminAuditRow {
  readonly id: string;
  readonly siteRunId: string;
  readonly url: string;
  readonly email: string | null;
  readonly status: SiteRunStatus;
  readonly overallScore: number | null;
  readonly failure: AuditFailure | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

function selectAuditRows(orm: Orm, where: SQL | undefined, limit: number): Promise<AdminAuditRow[]> {
  return orm
    .select({
      id: audits.id,
      siteRunId: audits.siteRunId,
      url: siteRuns.target,
      email: users.email,
      status: siteRuns.status,
      overallScore: siteRuns.overallScore,
      failure: siteRuns.failure,
      startedAt: siteRuns.startedAt,
      finishedAt: siteRuns.finishedAt,
      createdAt: audits.createdAt,
    })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .leftJoin(users, eq(users.id, audits.accountId))
    .where(where)
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(limit);
}

/** Up to `limit` audits of all owners after a cursor, the newest first. */
export async function selectAllAudits(
  orm: Orm,
  wanted: {
    readonly below: Below | null;
    readonly limit: number;
    readonly search: string;
    readonly status: SiteRunStatus | null;
  },
): Promise<AdminAuditRow[]> {
  const { below, limit, search, status } = wanted;
  const where = and(
    below === null
      ? undefined
      : sql`(${audits.createdAt}, ${audits.id}) < (${below.at.toISOString()}::timestamptz, ${below.id})`,
    search === '' ? undefined : containsText(siteRuns.target, search),
    status === null ? undefined : eq(siteRuns.status, status),
  );
  return selectAuditRows(orm, where, limit);
}

/** The newest audits of an account. */
export async function selectNewestUserAudits(orm: Orm, userId: string, limit: number): Promise<AdminAuditRow[]> {
  return selectAuditRows(orm, eq(audits.accountId, userId), limit);
}

/** The number of audits started since a time. */
export async function countAuditsSince(orm: Orm, since: Date): Promise<number> {
  const [row] = await orm.select({ n: count() }).from(audits).where(gte(audits.createdAt, since));
  return row?.n ?? 0;
}

const DayRow = z.object({ day: z.string(), done: z.coerce.number(), failed: z.coerce.number() });

/** Audits by UTC day of their start and by result; days without any are left out. */
export async function countAuditsByDay(orm: Orm, since: Date): Promise<z.infer<typeof DayRow>[]> {
  return selectRows(
    orm,
    DayRow,
    sql`
    select to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where r.status = 'done') as done,
      count(*) filter (where r.status = 'failed') as failed
    from audits a join site_runs r on r.id = a.site_run_id
    where a.created_at >= ${since.toISOString()}::timestamptz
    group by day order by day`,
  );
}

const MsRow = z.object({
  median: z.coerce.number().nullable(),
  p95: z.coerce.number().nullable(),
  count: z.coerce.number(),
});

/** Durations of the site runs finished for audits since a time; each site run counts once, however many audits share it. */
export async function measureAudits(
  orm: Orm,
  since: Date,
): Promise<{ median: number; p95: number; count: number } | null> {
  const [row] = await selectRows(
    orm,
    MsRow,
    sql`
    select round(percentile_cont(0.5) within group (order by ms)) as median,
      round(percentile_cont(0.95) within group (order by ms)) as p95, count(*) as count
    from (
      select distinct r.id, extract(epoch from r.finished_at - r.started_at) * 1000 as ms
      from audits a join site_runs r on r.id = a.site_run_id
      where a.created_at >= ${since.toISOString()}::timestamptz and r.status = 'done' and r.started_at is not null
    ) as readings`,
  );
  if (row === undefined || row.median === null || row.p95 === null) return null;
  return { median: row.median, p95: row.p95, count: row.count };
}

const CodeRow = z.object({ code: z.string(), count: z.coerce.number() });

/** Failure codes of audits since a time, the most frequent first. */
export async function countFailureCodes(orm: Orm, since: Date): Promise<z.infer<typeof CodeRow>[]> {
  return selectRows(
    orm,
    CodeRow,
    sql`
    select r.failure->>'code' as code, count(*) as count
    from audits a join site_runs r on r.id = a.site_run_id
    where a.created_at >= ${since.toISOString()}::timestamptz and r.status = 'failed' and r.failure is not null
    group by code order by count desc, code`,
  );
}

const SignUpRow = z.object({ day: z.string(), count: z.coerce.number() });

/** New accounts by UTC day; days without any are left out. */
export async function countSignUpsByDay(orm: Orm, since: Date): Promise<z.infer<typeof SignUpRow>[]> {
  return selectRows(
    orm,
    SignUpRow,
    sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as count
    from users where created_at >= ${since.toISOString()}::timestamptz
    group by day order by day`,
  );
}

/** A site run that failed internally three times, and that an audit refers to. */
export interface FailedReading {
  readonly id: string;
  readonly target: string;
  readonly reason: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** A site that refuses us is a result; only an internal error is worth another attempt. */
const isOurFault = sql`${siteRuns.status} = 'failed' and ${siteRuns.failure}->>'code' = 'internal-error'`;
const isViewed = sql`exists (select 1 from ${audits} where ${audits.siteRunId} = ${siteRuns.id})`;

function failedSince(since: Date): SQL | undefined {
  return and(isNotNull(siteRuns.finishedAt), gte(siteRuns.finishedAt, since), isOurFault, isViewed);
}

/** Site runs that failed since a time, the newest first. */
export async function selectFailedReadings(orm: Orm, since: Date, limit: number): Promise<FailedReading[]> {
  const rows = await orm
    .select({
      id: siteRuns.id,
      target: siteRuns.target,
      failure: siteRuns.failure,
      attempts: siteRuns.failures,
      failedAt: siteRuns.finishedAt,
    })
    .from(siteRuns)
    .where(failedSince(since))
    .orderBy(desc(siteRuns.finishedAt), desc(siteRuns.id))
    .limit(limit);
  return rows.flatMap(({ failure, failedAt, ...row }) =>
    failedAt === null ? [] : [{ ...row, failedAt, reason: failure?.error ?? '' }],
  );
}

/** The number of site runs that failed since a time. */
export async function countFailedReadings(orm: Orm, since: Date): Promise<number> {
  const [row] = await orm.select({ n: count() }).from(siteRuns).where(failedSince(since));
  return row?.n ?? 0;
}

/** Locks a failed site run until the transaction ends; null when it is not (or no longer) failed. */
export async function lockFailedReading(
  tx: Orm,
  siteRunId: string,
): Promise<{ targetKey: string; target: string; schemeTyped: boolean } | null> {
  const [row] = await tx
    .select({ targetKey: siteRuns.targetKey, target: siteRuns.target, schemeTyped: siteRuns.schemeTyped })
    .from(siteRuns)
    .where(and(eq(siteRuns.id, siteRunId), isOurFault, isViewed))
    .for('update');
  return row ?? null;
}

/** Moves every audit of one site run to another one. */
export async function moveAudits(tx: Orm, fromRunId: string, toRunId: string): Promise<number> {
  const rows = await tx
    .update(audits)
    .set({ siteRunId: toRunId })
    .where(eq(audits.siteRunId, fromRunId))
    .returning({ id: audits.id });
  return rows.length;
}
