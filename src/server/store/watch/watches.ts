import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Plan } from '#shared/product/plans.ts';
import { effectivePlan } from '../accounts/account-plans.ts';
import { users } from '../accounts/account-schema.ts';
import { audits, businesses, siteRuns } from '../audits/audit-schema.ts';
import { planGrants, subscriptions } from '../billing/billing-schema.ts';
import type { Orm } from '../database/database.ts';
import { watches } from '../reports/reports-schema.ts';

export type WatchRow = typeof watches.$inferSelect;

/** A watch with what decides whether and how often its site is scanned. */
export interface PlannedWatch {
  readonly watch: WatchRow;
  readonly accountId: string;
  readonly domain: string;
  /** The current plan; a suspended account has `free`. */
  readonly plan: Plan;
  /** How many active watches of the account began before it: those above the plan's number are paused. */
  readonly rank: number;
}

function planned(orm: Orm, now: Date) {
  return orm
    .select({
      watch: watches,
      accountId: users.id,
      domain: businesses.domain,
      plan: sql<Plan>`case when ${users.suspendedAt} is null then ${effectivePlan(now)} else 'free' end`,
      rank: sql<number>`(
        select count(*)::int from watches earlier join businesses other on other.id = earlier.business_id
        where other.account_id = ${users.id} and earlier.is_on
          and (earlier.created_at, earlier.business_id) < (${watches.createdAt}, ${watches.businessId}))`,
    })
    .from(watches)
    .innerJoin(businesses, eq(businesses.id, watches.businessId))
    .innerJoin(users, eq(users.id, businesses.accountId))
    .$dynamic();
}

/** Due watches, the longest overdue first. */
export async function selectDueWatches(orm: Orm, now: Date, count: number): Promise<PlannedWatch[]> {
  return planned(orm, now)
    .where(and(watches.isOn, lte(watches.nextScanAt, now)))
    .orderBy(asc(watches.nextScanAt))
    .limit(count);
}

/**
 * The active watches of an account, or of all, without a scan time or with one after `far`: they were paused while the plan
 * had no scans, the plan's rhythm is shorter now, or the clock was set back.
 */
export async function selectWatchesToSettle(
  orm: Orm,
  now: Date,
  { accountId, far }: { readonly accountId: string | null; readonly far: Date },
): Promise<PlannedWatch[]> {
  return planned(orm, now).where(
    and(
      watches.isOn,
      or(isNull(watches.nextScanAt), gt(watches.nextScanAt, far)),
      accountId === null ? undefined : eq(businesses.accountId, accountId),
    ),
  );
}

/** An account's watches, the newest first. */
export async function selectAccountWatches(orm: Orm, accountId: string, now: Date): Promise<PlannedWatch[]> {
  return planned(orm, now)
    .where(eq(businesses.accountId, accountId))
    .orderBy(desc(watches.createdAt), desc(watches.businessId));
}

/** The watch of an account's business; null when there is none. */
export async function findWatch(
  orm: Orm,
  accountId: string,
  businessId: string,
  now: Date,
): Promise<PlannedWatch | null> {
  const [row] = await planned(orm, now).where(
    and(eq(watches.businessId, businessId), eq(businesses.accountId, accountId)),
  );
  return row ?? null;
}

/** Updates a watch if its scan time is still the one read, so that only one of several processes succeeds. */
export async function changeWatchAt(
  tx: Orm,
  seen: Pick<WatchRow, 'businessId' | 'nextScanAt'>,
  values: Partial<Pick<WatchRow, 'nextScanAt' | 'lastScanAt'>>,
): Promise<boolean> {
  const isSeen = seen.nextScanAt === null ? isNull(watches.nextScanAt) : eq(watches.nextScanAt, seen.nextScanAt);
  const rows = await tx
    .update(watches)
    .set(values)
    .where(and(eq(watches.businessId, seen.businessId), watches.isOn, isSeen))
    .returning({ businessId: watches.businessId });
  return rows.length === 1;
}

/** Updates an existing watch; false when there is none. */
export async function updateWatch(
  tx: Orm,
  businessId: string,
  values: Partial<Omit<WatchRow, 'businessId' | 'createdAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(watches)
    .set(values)
    .where(eq(watches.businessId, businessId))
    .returning({ businessId: watches.businessId });
  return rows.length === 1;
}

/** Inserts a watch; an existing one is not changed. False when there was one. */
export async function insertWatch(tx: Orm, watch: typeof watches.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(watches).values(watch).onConflictDoNothing().returning({ id: watches.businessId });
  return rows.length === 1;
}

/**
 * Locks the watch of a business until the transaction ends; null when there is none. The business is locked first, in the
 * same order as at the start of an audit, to avoid deadlocks.
 */
export async function lockWatch(tx: Orm, businessId: string): Promise<WatchRow | null> {
  await tx.select({ one: sql`1` }).from(businesses).where(eq(businesses.id, businessId)).for('key share');
  const [row] = await tx.select().from(watches).where(eq(watches.businessId, businessId)).for('update');
  return row ?? null;
}

/** The number of an account's active watches. */
export async function countWatchesOn(orm: Orm, accountId: string): Promise<number> {
  const rows = await orm
    .select({ id: watches.businessId })
    .from(watches)
    .innerJoin(businesses, eq(businesses.id, watches.businessId))
    .where(and(eq(businesses.accountId, accountId), watches.isOn));
  return rows.length;
}

/** The last scheduled scan of a business; null when there is none yet. */
export async function findLastScan(
  orm: Orm,
  businessId: string,
): Promise<{ auditId: string; at: string; status: 'open' | 'done' | 'failed' } | null> {
  const [row] = await orm
    .select({ auditId: audits.id, at: audits.createdAt, status: siteRuns.status })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(and(eq(audits.businessId, businessId), eq(audits.origin, 'watch')))
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  if (row === undefined) return null;
  const { auditId, at, status } = row;
  return { auditId, at: at.toISOString(), status: status === 'done' || status === 'failed' ? status : 'open' };
}

/** A business with its newest audit, for starting a watch. */
export interface WatchableBusiness {
  readonly businessId: string;
  readonly domain: string;
  readonly accountId: string;
  readonly plan: Plan;
  /** The newest audit with a result; null when there is none. */
  readonly auditId: string | null;
  readonly target: string;
  readonly schemeTyped: boolean;
}

function watchable(orm: Orm, now: Date) {
  return orm
    .select({
      businessId: businesses.id,
      domain: businesses.domain,
      accountId: users.id,
      plan: effectivePlan(now),
      auditId: sql<string | null>`case when ${siteRuns.status} = 'done' then ${audits.id} end`,
      target: siteRuns.target,
      schemeTyped: siteRuns.schemeTyped,
    })
    .from(audits)
    .innerJoin(businesses, eq(businesses.id, audits.businessId))
    .innerJoin(users, eq(users.id, audits.accountId))
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .orderBy(sql`${siteRuns.status} = 'done' desc`, desc(audits.createdAt), desc(audits.id))
    .limit(1)
    .$dynamic();
}

/** An account's business with its newest audit, preferably one with a result; null for another owner's. */
export async function findWatchable(
  orm: Orm,
  accountId: string,
  businessId: string,
  now: Date,
): Promise<WatchableBusiness | null> {
  const [row] = await watchable(orm, now).where(
    and(eq(audits.accountId, accountId), eq(audits.businessId, businessId)),
  );
  return row ?? null;
}

/** The business that an account audited last with a result, if it never had a watch; else null. */
export async function findNewestUnwatched(orm: Orm, accountId: string, now: Date): Promise<WatchableBusiness | null> {
  const [row] = await watchable(orm, now).where(
    and(eq(audits.accountId, accountId), eq(audits.origin, 'asked'), eq(siteRuns.status, 'done')),
  );
  if (row === undefined) return null;
  const [watch] = await orm
    .select({ id: watches.businessId })
    .from(watches)
    .where(eq(watches.businessId, row.businessId));
  return watch === undefined ? row : null;
}

/** Accounts with a paid or granted plan and no watch. Only accounts that ever paid or had a grant are searched. */
export async function selectAccountsWithoutWatch(orm: Orm, now: Date): Promise<string[]> {
  const paying = orm
    .select({ id: subscriptions.userId })
    .from(subscriptions)
    .union(orm.select({ id: planGrants.userId }).from(planGrants).where(isNull(planGrants.revokedAt)));
  const watched = orm
    .select({ one: sql`1` })
    .from(watches)
    .innerJoin(businesses, eq(businesses.id, watches.businessId))
    .where(eq(businesses.accountId, users.id));
  const rows = await orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(inArray(users.id, paying), isNull(users.suspendedAt), notExists(watched), ne(effectivePlan(now), 'free')),
    );
  return rows.map(({ id }) => id);
}

/** The business of an audit. */
export async function findAuditBusiness(orm: Orm, auditId: string): Promise<string> {
  const [row] = await orm.select({ id: audits.businessId }).from(audits).where(eq(audits.id, auditId));
  if (row === undefined) throw new Error(`Audit ${auditId} is missing.`);
  return row.id;
}

/** When the site of an audit is scanned next; null when it is not watched. */
export async function findNextScan(orm: Orm, auditId: string): Promise<Date | null> {
  const [row] = await orm
    .select({ at: watches.nextScanAt })
    .from(audits)
    .innerJoin(watches, eq(watches.businessId, audits.businessId))
    .where(and(eq(audits.id, auditId), watches.isOn));
  return row?.at ?? null;
}

/** The number of waiting and running scans of watches, across all processes. */
export async function countOpenScans(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ count: countDistinct(siteRuns.id) })
    .from(siteRuns)
    .innerJoin(audits, eq(audits.siteRunId, siteRuns.id))
    .where(and(eq(audits.origin, 'watch'), inArray(siteRuns.status, ['queued', 'running'])));
  return row?.count ?? 0;
}

/** The number of watches with a scan time, of running scans, and of overdue ones. */
export async function countScans(
  orm: Orm,
  now: Date,
): Promise<{ readonly watched: number; readonly open: number; readonly overdue: number }> {
  const [row] = await orm
    .select({
      watched: count(watches.nextScanAt),
      overdue: sql<number>`(count(*) filter (where ${watches.nextScanAt} <= ${now.toISOString()}::timestamptz))::int`,
    })
    .from(watches)
    .where(eq(watches.isOn, true));
  return { watched: row?.watched ?? 0, overdue: row?.overdue ?? 0, open: await countOpenScans(orm) };
}

/** The watch of a business of any account; null when there is none. */
export async function selectWatch(orm: Orm, businessId: string): Promise<WatchRow | null> {
  const [row] = await orm.select().from(watches).where(eq(watches.businessId, businessId));
  return row ?? null;
}
