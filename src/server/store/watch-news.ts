import { and, asc, desc, eq, gt, inArray, lt, max, ne, notExists, sql } from 'drizzle-orm';
import type { Plan } from '#shared/product/plans.ts';
import { effectivePlan } from './account-plans.ts';
import { users } from './account-schema.ts';
import type { Orm } from './database.ts';
import { mails } from './operator-schema.ts';
import { businessEvents, watches } from './reports-schema.ts';
import { audits, businesses, siteRuns } from './schema.ts';

/** A scan of a watch whose reading has ended. */
export interface FinishedScan {
  readonly auditId: string;
  readonly businessId: string;
  readonly accountId: string;
}

/** The event that says that a scan was dealt with. */
export function scanEventId(auditId: string): string {
  return `scan:${auditId}`;
}

/** The event that says that an event was told by mail. */
function toldEventId(eventId: string): string {
  return `told:${eventId}`;
}

/** The scans begun after `since` that have ended and were not dealt with, the oldest first. */
export async function selectFinishedScans(orm: Orm, since: Date, count: number): Promise<FinishedScan[]> {
  const dealtWith = orm
    .select({ one: sql`1` })
    .from(businessEvents)
    .where(eq(businessEvents.id, sql`${scanEventId('')} || ${audits.id}`));
  const rows = await orm
    .select({ auditId: audits.id, businessId: audits.businessId, accountId: audits.accountId })
    .from(audits)
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
export interface UntoldEvent {
  readonly id: string;
  readonly businessId: string;
  readonly domain: string;
  readonly kind: string;
  readonly at: Date;
  readonly auditId: string | null;
  readonly details: unknown;
}

/** An account with news. */
export interface Reader {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly plan: Plan;
}

/** Kinds of events that mails tell of. */
const TOLD_KINDS = ['change', 'alert'];

/** Which events wait to be told: of watches that are on and send mails, since `since`, told by no mail yet. */
function untold(orm: Orm, since: Date) {
  const told = orm
    .select({ one: sql`1` })
    .from(sql`${businessEvents} as told`)
    .where(sql`told.id = ${toldEventId('')} || ${businessEvents.id}`);
  return and(
    inArray(businessEvents.kind, TOLD_KINDS),
    gt(businessEvents.at, since),
    watches.isOn,
    watches.sendsMail,
    notExists(told),
  );
}

/** The accounts that something waits to be told to, by the newest address. */
export async function selectReaders(orm: Orm, since: Date, now: Date): Promise<Reader[]> {
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
    .where(untold(orm, since));
}

/** What waits to be told to one account, the oldest first. Others who ask for it wait until the transaction ends. */
export async function takeUntold(tx: Orm, accountId: string, since: Date): Promise<UntoldEvent[]> {
  await tx.select({ one: sql`1` }).from(users).where(eq(users.id, accountId)).for('update');
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
    .where(and(eq(businesses.accountId, accountId), untold(tx, since)))
    .orderBy(asc(businessEvents.at), asc(businessEvents.id));
}

/** Notes that these events are dealt with. */
export async function markTold(tx: Orm, events: readonly UntoldEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(businessEvents)
    .values(
      events.map(({ id, businessId, auditId }) => ({
        id: toldEventId(id),
        businessId,
        kind: 'told',
        at: now,
        auditId,
        details: {},
      })),
    )
    .onConflictDoNothing();
}

/** How many mails of these kinds an account was sent since a time, and when the last of them was made. */
export async function countMailsOf(
  orm: Orm,
  { accountId, kinds, since }: { readonly accountId: string; readonly kinds: readonly string[]; readonly since: Date },
): Promise<{ count: number; lastAt: Date | null }> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int`, lastAt: max(mails.createdAt) })
    .from(mails)
    .where(and(eq(mails.userId, accountId), inArray(mails.kind, [...kinds]), gt(mails.createdAt, since)));
  return row ?? { count: 0, lastAt: null };
}
