import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { PageEventName } from '#shared/product/page-events.ts';
import { type Orm, selectRows } from '../database/database.ts';

/** How often the visitors of one bucket sent an event, and how many of them did. */
export interface PageEventCount {
  readonly name: PageEventName;
  readonly bucket: number;
  readonly count: number;
  readonly visitors: number;
}

const Row = z.object({
  name: z.string(),
  bucket: z.coerce.number(),
  count: z.coerce.number(),
  visitors: z.coerce.number(),
});

/**
 * The events since a time by name and bucket: some hundred rows in one pass, from which the funnel and the rollout of every
 * flag are computed. A visitor is always in the same bucket, so the sum over buckets counts nobody twice.
 */
export async function countPageEvents(orm: Orm, since: Date): Promise<PageEventCount[]> {
  const rows = await selectRows(
    orm,
    Row,
    sql`
    select name, bucket, sum(told) as count, count(*) as visitors
    from (
      select name, bucket, user_ab_id, count(*) as told
      from page_events
      where at >= ${since.toISOString()}::timestamptz
      group by name, bucket, user_ab_id
    ) as by_visitor
    group by name, bucket`,
  );
  return rows.flatMap((row) => {
    const name = PageEventName.safeParse(row.name);
    return name.success ? [{ ...row, name: name.data }] : [];
  });
}
