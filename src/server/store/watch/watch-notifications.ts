import { and, asc, desc, eq, gt, inArray, isNull, lt, max, ne, sql } from 'drizzle-orm';
import type { Plan } from '#shared/product/plans.ts';
import { effectivePlan } from '../accounts/account-plans.ts';
import { users } from '../accounts/account-schema.ts';
import { mails } from '../admin/operator-schema.ts';
import { audits, businesses, siteRuns } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import { businessEvents, watches } from '../reports/reports-schema.ts';

/** A finished scan of a watch. */
export interface FinishedScan {
  readonly auditId: string;
  readonly businessId: string;
  readonly accountId: string;
  readonly begunAt: Date;
  /** The audit that the watch compared last; null: none, or it was deleted. */
  readonly comparedAuditId: string | null;
}

/** Scans begun after `since` that have ended and are not processed, the oldest first. */
export async function selectFinishedScans(orm: Orm, since: Date, count: number): Promise<FinishedScan[]> {
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
        isNull(audits.processedAt),
      ),
    )
    .orderBy(asc(audits.createdAt), asc(audits.id))
    .limit(count);
  return rows.flatMap(({ accountId, ...row }) => (accountId === null ? [] : [{ ...row, accountId }]));
}

/** Marks a scan as processed; false when it already was. */
export async function markScanProcessed(tx: Orm, auditId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(audits)
    .set({ processedAt: now })
    .where(and(eq(audits.id, auditId), isNull(audits.processedAt)))
    .returning({ id: audits.id });
  return rows.length === 1;
}

/** The alerts of a business and their resolutions, the oldest first. */
export async function selectAlertEvents(orm: Orm, businessId: string): Promise<{ kind: string; details: unknown }[]> {
  return orm
    .select({ kind: businessEvents.kind, details: businessEvents.details })
    .from(businessEvents)
    .where(and(eq(businessEvents.businessId, businessId), inArray(businessEvents.kind, ['alert', 'resolved'])))
    .orderBy(asc(businessEvents.at), asc(businessEvents.id));
}

/** The newest audit of a business before a time that has a result; null when there is none. */
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

/** An event of a watched business that was not mailed yet. */
export interface PendingNotification {
  readonly id: string;
  readonly businessId: string;
  readonly domain: string;
  readonly kind: string;
  readonly at: Date;
  readonly auditId: string | null;
  readonly details: unknown;
}

/** An account with pending notifications. */
export interface Recipient {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
}

/** Kinds of events that are mailed. */
const NOTIFIED_KINDS = ['changes-found', 'alert', 'site-down', 'site-up'];

/** The condition for pending events: of active watches with mails, since `since`, not mailed yet. */
function pending(since: Date) {
  return and(
    inArray(businessEvents.kind, NOTIFIED_KINDS),
    gt(businessEvents.at, since),
    watches.isOn,
    watches.sendsMail,
    isNull(businessEvents.notifiedAt),
  );
}

/** The accounts with pending notifications, by their current address. */
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
    .where(pending(since));
}

/** Locks and returns the pending notifications of one account, the oldest first, until the transaction ends. */
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
    .where(and(eq(businesses.accountId, accountId), pending(since)))
    .orderBy(asc(businessEvents.at), asc(businessEvents.id));
}

/** Marks these events as notified. */
export async function markNotified(tx: Orm, events: readonly PendingNotification[], now: Date): Promise<void> {
  const ids = events.map(({ id }) => id);
  await tx.update(businessEvents).set({ notifiedAt: now }).where(inArray(businessEvents.id, ids));
}

/** Marks all pending notifications of a business as notified without mail: its mails start anew. */
export async function silenceNews(tx: Orm, businessId: string, now: Date): Promise<void> {
  await tx
    .update(businessEvents)
    .set({ notifiedAt: now })
    .where(
      and(
        eq(businessEvents.businessId, businessId),
        inArray(businessEvents.kind, NOTIFIED_KINDS),
        isNull(businessEvents.notifiedAt),
      ),
    );
}

/** The number of mails of these kinds that an account got since a time, and when the last was made. */
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
