import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { FUNNEL_STEPS } from '#shared/product/page-events.ts';
import { type Orm, selectRows } from '../database/database.ts';

/** The number of visitors of one bucket that reached a step of the funnel. */
export interface FunnelCount {
  readonly step: (typeof FUNNEL_STEPS)[number];
  readonly bucket: number;
  readonly visitors: number;
}

const Row = z.object({ step: z.enum(FUNNEL_STEPS), bucket: z.coerce.number(), visitors: z.coerce.number() });

/**
 * The funnel since a time, by bucket. A visitor reaches a step only after the step before it, so no step has more visitors
 * than the one before, whatever events pages send and in which order.
 */
export async function countFunnel(orm: Orm, since: Date): Promise<FunnelCount[]> {
  const reached = FUNNEL_STEPS.map((step, index): SQL => {
    const name = sql.raw(`reached_${index}`);
    if (index === 0)
      return sql`${name} as (select user_ab_id, bucket, min(at) as at from told where name = ${step} group by user_ab_id, bucket)`;
    const before = sql.raw(`reached_${index - 1}`);
    return sql`${name} as (
      select told.user_ab_id, told.bucket, min(told.at) as at
      from told join ${before} as earlier on earlier.user_ab_id = told.user_ab_id and earlier.at <= told.at
      where told.name = ${step}
      group by told.user_ab_id, told.bucket
    )`;
  });
  const counts = FUNNEL_STEPS.map(
    (step, index) =>
      sql`select ${step}::text as step, bucket, count(*) as visitors from ${sql.raw(`reached_${index}`)} group by bucket`,
  );
  return selectRows(
    orm,
    Row,
    sql`
    with told as (
      select user_ab_id, bucket, name, at from page_events where at >= ${since.toISOString()}::timestamptz
    ), ${sql.join(reached, sql`, `)}
    ${sql.join(counts, sql` union all `)}`,
  );
}
