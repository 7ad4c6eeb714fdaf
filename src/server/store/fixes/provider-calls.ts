import { gte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { providerCalls } from '../admin/operator-schema.ts';
import { type Orm, selectRows } from '../database/database.ts';

/** Call counts of one outside service within one hour. */
export interface ProviderHour {
  readonly provider: string;
  /** A UTC day, `2026-11-21`. */
  readonly day: string;
  readonly hour: number;
  readonly calls: number;
  readonly failures: number;
  readonly costMicroUsd: number;
  readonly lastFailureAt: Date | null;
  readonly lastFailure: string | null;
}

export interface ProviderSum {
  readonly provider: string;
  readonly calls: number;
  readonly failures: number;
  readonly lastFailureAt: Date | null;
  readonly lastFailure: string | null;
}

const SumRow = z.object({
  provider: z.string(),
  calls: z.coerce.number(),
  failures: z.coerce.number(),
  last_failure_at: z.coerce.date().nullable(),
  last_failure: z.string().nullable(),
});

/** Adds hours to the stored counts; several processes update the same rows. One statement. */
export async function addProviderHours(orm: Orm, hours: readonly ProviderHour[]): Promise<void> {
  if (hours.length === 0) return;
  const isLater = sql`excluded.last_failure_at > coalesce(${providerCalls.lastFailureAt}, '-infinity'::timestamptz)`;
  await orm
    .insert(providerCalls)
    .values([...hours])
    .onConflictDoUpdate({
      target: [providerCalls.provider, providerCalls.day, providerCalls.hour],
      set: {
        calls: sql`${providerCalls.calls} + excluded.calls`,
        failures: sql`${providerCalls.failures} + excluded.failures`,
        costMicroUsd: sql`${providerCalls.costMicroUsd} + excluded.cost_micro_usd`,
        lastFailureAt: sql`greatest(${providerCalls.lastFailureAt}, excluded.last_failure_at)`,
        lastFailure: sql`case when ${isLater} then excluded.last_failure else ${providerCalls.lastFailure} end`,
      },
    });
}

/** Calls and failures by service since an hour, with the last failure. */
export async function sumProviderCalls(orm: Orm, since: Date): Promise<ProviderSum[]> {
  const [day, hour] = [since.toISOString().slice(0, 10), since.getUTCHours()];
  const rows = await selectRows(
    orm,
    SumRow,
    sql`
    select provider, sum(calls) as calls, sum(failures) as failures, max(last_failure_at) as last_failure_at,
      (array_agg(last_failure order by last_failure_at desc nulls last))[1] as last_failure
    from provider_calls
    where day > ${day} or (day = ${day} and hour >= ${hour}::int)
    group by provider`,
  );
  return rows.map(({ last_failure_at, last_failure, ...sums }) => ({
    ...sums,
    lastFailureAt: last_failure_at,
    lastFailure: last_failure,
  }));
}

/** The cost of each service's calls since a day, in millionths of a US dollar. */
export async function sumProviderCosts(orm: Orm, firstDay: string): Promise<ReadonlyMap<string, number>> {
  const rows = await orm
    .select({ provider: providerCalls.provider, cost: sql<number>`sum(${providerCalls.costMicroUsd})`.mapWith(Number) })
    .from(providerCalls)
    .where(gte(providerCalls.day, firstDay))
    .groupBy(providerCalls.provider);
  return new Map(rows.map(({ provider, cost }) => [provider, cost]));
}
