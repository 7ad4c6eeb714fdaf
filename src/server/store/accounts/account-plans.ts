import { eq, type SQL, sql } from 'drizzle-orm';
import { PLANS } from '#shared/product/plan-names.ts';
import type { Plan } from '#shared/product/plans.ts';
import { planGrants, subscriptions } from '../billing/billing-schema.ts';
import type { Orm } from '../database/database.ts';
import { users } from './account-schema.ts';

export type PlanSource = 'free' | 'subscription' | 'grant';

/**
 * How long a subscription still counts after it is past due, or after its period ended without an event about the next: the
 * payment service retries a card for some days, and an event may be late. Usually the nightly reconciliation updates it
 * sooner.
 */
export const PAYMENT_GRACE_DAYS = 7;

/**
 * The current plan of the account in the row of `users`, computed from subscriptions and grants. It is not stored with the
 * account, so it changes in both directions with its reason.
 */
export function effectivePlan(now: Date): SQL<Plan> {
  return sql<Plan>`coalesce((${bestReason(sql`reason.plan`, now)}), 'free')`;
}

/** The source of `effectivePlan`. With two sources of the same plan, the subscription is named. */
export function effectivePlanSource(now: Date): SQL<PlanSource> {
  return sql<PlanSource>`coalesce((${bestReason(sql`reason.source`, now)}), 'free')`;
}

/** The current plan of an account; `free` for an unknown one. */
export async function findPlan(orm: Orm, userId: string, now: Date): Promise<Plan> {
  const [row] = await orm
    .select({ plan: effectivePlan(now) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.plan ?? 'free';
}

/** The source of an account's current plan. */
export async function findPlanSource(orm: Orm, userId: string, now: Date): Promise<PlanSource> {
  const [row] = await orm
    .select({ source: effectivePlanSource(now) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.source ?? 'free';
}

function bestReason(column: SQL, now: Date): SQL {
  const at = now.toISOString();
  const graceBegins = new Date(now.getTime() - PAYMENT_GRACE_DAYS * 86_400_000).toISOString();
  return sql`
    select ${column} from (
      select ${subscriptions.plan} as plan, 'subscription' as source, 1 as preference
      from ${subscriptions}
      where ${subscriptions.userId} = ${users.id}
        and (${subscriptions.currentPeriodEnd} is null or ${subscriptions.currentPeriodEnd} > ${graceBegins}::timestamptz)
        and (
          ${subscriptions.status} in ('active', 'trialing')
          or (${subscriptions.status} = 'past_due' and ${subscriptions.pastDueSince} > ${graceBegins}::timestamptz)
        )
      union all
      select ${planGrants.plan}, 'grant', 0
      from ${planGrants}
      where ${planGrants.userId} = ${users.id} and ${planGrants.revokedAt} is null
        and (${planGrants.until} is null or ${planGrants.until} > ${at}::timestamptz)
    ) as reason
    order by ${rankOf(sql`reason.plan`)} desc, reason.preference desc
    limit 1`;
}

function rankOf(plan: SQL): SQL {
  return sql`case ${plan} ${sql.join(
    PLANS.map((name, rank) => sql`when ${name} then ${rank}::int`),
    sql` `,
  )} end`;
}
