import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';

/** The number of waiting and running jobs of a queue. */
export interface QueueDepth {
  readonly waiting: number;
  readonly running: number;
  readonly oldestWaitingSeconds: number | null;
}

/** A failed job in the dead letter queue. */
export interface DeadJobRow {
  readonly id: string;
  readonly data: unknown;
  readonly attempts: number;
  readonly reason: string | null;
  readonly failedAt: Date;
}

const Depth = z.object({
  name: z.string(),
  waiting: z.coerce.number(),
  running: z.coerce.number(),
  oldest: z.coerce.number().nullable(),
});

/**
 * The number of waiting and running jobs in each of these pg-boss queues, read from its table (its own figures are up to 15
 * seconds old). A job's waiting time starts when it may begin: a postponed one counts as waiting, with no waiting time yet.
 */
export async function selectQueueDepths(orm: Orm, queues: readonly string[]): Promise<ReadonlyMap<string, QueueDepth>> {
  const names = sql.join(
    queues.map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await selectRows(
    orm,
    Depth,
    sql`
    select name, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as running,
      extract(epoch from now() - min(greatest(start_after, created_on)) filter (where state < 'active' and start_after <= now())) as oldest
    from pgboss.job where name in (${names}) and state <= 'active' group by name`,
  );
  return new Map(
    rows.map(({ name, waiting, running, oldest }) => [
      name,
      { waiting, running, oldestWaitingSeconds: oldest === null ? null : Math.max(0, Math.round(oldest)) },
    ]),
  );
}

const DeadRow = z.object({
  id: z.string(),
  data: z.unknown(),
  attempts: z.coerce.number(),
  reason: z.string().nullable(),
  failed_at: z.coerce.date(),
});

/** The jobs in a pg-boss dead letter queue, the newest first. */
export async function selectDeadJobs(orm: Orm, queue: string, limit: number): Promise<DeadJobRow[]> {
  const rows = await selectRows(
    orm,
    DeadRow,
    sql`
    select id, data, coalesce(source_retry_count, 0) + 1 as attempts, source_output->>'reason' as reason, created_on as failed_at
    from pgboss.job where name = ${queue} and state < 'active'
    order by created_on desc, id limit ${limit}::int`,
  );
  return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: failed_at }));
}

const Count = z.object({ n: z.coerce.number() });

/** The number of jobs in a dead letter queue. */
export async function countDeadJobs(orm: Orm, queue: string): Promise<number> {
  const [row] = await selectRows(
    orm,
    Count,
    sql`select count(*) as n from pgboss.job where name = ${queue} and state < 'active'`,
  );
  return row?.n ?? 0;
}

const Taken = z.object({ data: z.unknown() });

/** Removes a job from a dead letter queue, once; null when it is not there (any more). */
export async function takeDeadJob(tx: Orm, queue: string, jobId: string): Promise<{ data: unknown } | null> {
  const [row] = await selectRows(
    tx,
    Taken,
    sql`delete from pgboss.job where name = ${queue} and id = ${jobId}::uuid and state < 'active' returning data`,
  );
  return row === undefined ? null : { data: row.data };
}
