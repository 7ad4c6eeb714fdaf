import { and, asc, desc, eq, gt, inArray, lt, max, ne, notExists, sql } from 'drizzle-orm';
import type { Plan } from '#shared/product/plans.ts';
import { effectivePlan } from '../accounts/account-plans.ts';
import { users } from '../accounts/account-schema.ts';
import { mails } from '../admin/operator-schema.ts';
import { audits, businesses, siteRuns } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import { businessEvents, watches } from '../reports/reports-schema.ts';

/** A scan of a watch whose reading has ended. */
export interface FinishedScan {
  readonly auditId: string;
  readonly businessId: string;
  readonly accountId: string;
  readonly begunAt: Date;
  /** The audit that the watch compared last; null: none, or it was deleted. */
  readonly comparedAuditId: string | null;
}

/** Marks stand among the events and are none: that a scan was dealt with, that an event was told by mail. */
const SCAN_MARK = 'scan:';
const NOTIFIED_MARK = 'told:';
const MARK = 'mark';

/** The scans begun after `since` that have ended and were not dealt with, the oldest first. */
export async function selectFinishedScans(orm: Orm, since: Date, count: number): Promise<FinishedScan[]> {
  const dealtWith = orm
    .select({ one: sql`1` })
    .from(businessEvents)
    .where(eq(businessEvents.id, sql`${SCAN_MARK}::text || ${audits.id}`));
  const rows = await orm
    .select({
      auditId: audits.id,
      businessId: audits.businessId,
      accountId: audits.accountId,
      begunAt: audits.createdAt,
      comparedAuditId: watches.comparedAuditId,
    })
    .from(audits)
    .innerJoin(watches, eq(watches.businessId, audits.businessId))
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(
      and(
        eq(audits.origin, 'watch'),
        gt(audits.createdAt, since),
        inArray(siteRuns.status, ['done', 'failed']),
        notExists(dealtWith),
      ),
    )
    .orderBy(asc(audits.createdAt), asc(audits.id))
    .limit(count);
  return rows.flatMap(({ accountId, ...row }) => (accountId === null ? [] : [{ ...row, accountId }]));
}

/** Marks a scan as dealt with; false when it was already. */
export async function insertScanMark(
  tx: Orm,
  { auditId, businessId }: Pick<FinishedScan, 'auditId' | 'businessId'>,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(businessEvents)
    .values({ id: `${SCAN_MARK}${auditId}`, businessId, kind: MARK, at: now, auditId, details: {} })
    .onConflictDoNothing()
    .returning({ id: businessEvents.id });
  return rows.length === 1;
}

/** The alerts of a business and their ends, the oldest first. */
export async function selectAlertEvents(orm: Orm, businessId: string): Promise<{ kind: string; details: unknown }[]> {
  return orm
    .select({ kind: businessEvents.kind, details: businessEvents.details })
    .from(businessEvents)
    .where(and(eq(businessEvents.businessId, businessId), inArray(businessEvents.kind, ['alert', 'resolved'])))
    .orderBy(asc(businessEvents.at), asc(businessEvents.id));
}

/** The newest audit of a business before a time that has a result; null: there is none. */
export async function findDoneAuditBefore(
  orm: Orm,
  { businessId, auditId, before }: { readonly businessId: string; readonly auditId: string; readonly before: Date },
): Promise<string | null> {
  const [row] = await orm
    .select({ id: audits.id })
    .from(audits)
    .innerJoin(siteRuns, eq(siteRuns.id, audits.siteRunId))
    .where(
      and(
        eq(audits.businessId, businessId),
        ne(audits.id, auditId),
        lt(audits.createdAt, before),
        eq(siteRuns.status, 'done'),
      ),
    )
    .orderBy(desc(audits.createdAt), desc(audits.id))
    .limit(1);
  return row?.id ?? null;
}

/** Something that happened to a watched business and was not told by mail. */
export interface PendingNotification {
  readonly id: string;
  readonly businessId: string;
  readonly domain: string;
  readonly kind: string;
  readonly at: Date;
  readonly auditId: string | null;
  readonly details: unknown;
}

/** An account with news. */
export interface Recipient {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
}

/** Kinds of events that mails tell of. */
const NOTIFIED_KINDS = ['changes-found', 'alert', 'site-down', 'site-up'];

/** Which events wait to be told: of watches that are on and send mails, since `since`, told by no mail yet. */
function pending(orm: Orm, since: Date) {
  const told = orm
    .select({ one: sql`1` })
    .from(sql`${businessEvents} as told`)
    .where(sql`told.id = ${NOTIFIED_MARK}::text || ${businessEvents.id}`);
  return and(
    inArray(businessEvents.kind, NOTIFIED_KINDS),
    gt(businessEvents.at, since),
    watches.isOn,
    watches.sendsMail,
    notExists(told),
  );
}

/** The accounts that something waits to be told to, by the newest address. */
export async function selectRecipients(orm: Orm, since: Date, now: Date): Promise<Recipient[]> {
  return orm
    .selectDistinct({
      accountId: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      plan: sql<Plan>`case when ${users.suspendedAt} is null then ${effectivePlan(now)} else 'free' end`,
    })
    .from(businessEvents)
    .innerJoin(watches, eq(watches.businessId, businessEvents.businessId))
    .innerJoin(businesses, eq(businesses.id, watches.businessId))
    .innerJoin(users, eq(users.id, businesses.accountId))
    .where(pending(orm, since));
}

/** What waits to be told to one account, the oldest first. Others who ask for it wait until the transaction ends. */
export async function claimPending(tx: Orm, accountId: string, since: Date): Promise<PendingNotification[]> {
  await tx.select({ one: sql`1` }).from(users).where(eq(users.id, accountId)).for('no key update');
  return tx
    .select({
      id: businessEvents.id,
      businessId: businessEvents.businessId,
      domain: businesses.domain,
      kind: businessEvents.kind,
      at: businessEvents.at,
      auditId: businessEvents.auditId,
      details: businessEvents.details,
    })
    .from(businessEvents)
    .innerJoin(watches, eq(watches.businessId, businessEvents.businessId))
    .innerJoin(businesses, eq(businesses.id, watches.businessId))
    .where(and(eq(businesses.accountId, accountId), pending(tx, since)))
    .orderBy(asc(businessEvents.at), asc(businessEvents.id));
}

/** Notes that these events are dealt with. */
export async function markNotified(tx: Orm, events: readonly PendingNotification[], now: Date): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(businessEvents)
    .values(
      events.map(({ id, businessId, auditId }) => ({
        id: `${NOTIFIED_MARK}${id}`,
        businessId,
        kind: MARK,
        at: now,
        auditId,
        details: {},
      })),
    )
    .onConflictDoNothing();
}

/** Marks everything that waits to be told of a business as told: its mails begin anew. */
export async function silenceNews(tx: Orm, businessId: string, now: Date): Promise<void> {
  await tx
    .insert(businessEvents)
    .select(
      tx
        .select({
          id: sql<string>`${NOTIFIED_MARK}::text || ${businessEvents.id}`.as('id'),
          businessId: businessEvents.businessId,
          kind: sql<string>`${MARK}::text`.as('kind'),
          at: sql<Date>`${now.toISOString()}::timestamptz`.as('at'),
          auditId: businessEvents.auditId,
          details: sql<unknown>`'{}'::json`.as('details'),
        })
        .from(businessEvents)
        .where(and(eq(businessEvents.businessId, businessId), inArray(businessEvents.kind, NOTIFIED_KINDS))),
    )
    .onConflictDoNothing();
}

/** How many mails of these kinds an account was sent since a time, and when the last of them was made. */
export async function countAccountMails(
  orm: Orm,
  { accountId, kinds, since }: { readonly accountId: string; readonly kinds: readonly string[]; readonly since: Date },
): Promise<{ count: number; lastAt: Date | null }> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int`, lastAt: max(mails.createdAt) })
    .from(mails)
    .where(and(eq(mails.userId, accountId), inArray(mails.kind, [...kinds]), gt(mails.createdAt, since)));
  return row ?? { count: 0, lastAt: null };
}
