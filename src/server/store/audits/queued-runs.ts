import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';
import { AUDIT_QUEUE } from '../jobs/queue-names.ts';

/** For whom a site is read, as far as the order of the queue goes. Kept in the job and gone with it. */
export const QueuePlace = z.object({
  /** `visitor`: nobody who pays. `account`: a paying one. `batch`: lists and programs of one. `watch`: nobody waits for it. */
  lane: z.enum(['visitor', 'account', 'batch', 'watch']),
  /** Who asked, from the narrowest to the widest: `session:`, `address:`, `network:` or `account:` with a key or id. */
  callers: z.array(z.string()),
  /** The registrable domain that is read. */
  domain: z.string(),
});
export type QueuePlace = z.infer<typeof QueuePlace>;

/** What a job of the queue of site runs holds. Jobs of earlier releases have the id alone. */
export const RunJobData = z.object({
  siteRunId: z.string(),
  /** One for everybody who wants this reading. */
  places: z.array(QueuePlace).default([]),
  /** Milliseconds; kept when a job is handed back, so that it does not lose its turn. */
  queuedAt: z.number().optional(),
});
export type RunJobData = z.infer<typeof RunJobData>;

/** A job that waits or runs. */
export interface QueuedRun {
  readonly id: string;
  readonly isRunning: boolean;
  readonly queuedAt: number;
  readonly places: readonly QueuePlace[];
}

/** As many as anybody honest shares a waiting reading with. */
const MOST_PLACES = 8;

/** Any number that no other advisory lock of ours has. */
const TURNS_LOCK = 4_170_921;

const Row = z.object({ id: z.string(), running: z.boolean(), created: z.coerce.number(), data: RunJobData });

/** Makes processes that take jobs take turns until the transaction ends; the statement timeout bounds the wait. */
export async function lockTurns(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK}::bigint)`);
}

/** Every job that runs or may begin now, the oldest first. */
export async function selectQueuedRuns(orm: Orm): Promise<QueuedRun[]> {
  const rows = await selectRows(
    orm,
    Row,
    sql`
    select id, data, state = 'active' as running, extract(epoch from created_on) * 1000 as created from pgboss.job
    where name = ${AUDIT_QUEUE} and (state = 'active' or (state < 'active' and start_after <= pgboss.job_now())) order by created_on, id`,
  );
  return rows.map(({ id, running, created, data }) => ({
    id,
    isRunning: running,
    queuedAt: data.queuedAt ?? created,
    places: data.places,
  }));
}

/** Puts these jobs before all others of the queue, so that they are what it gives next. */
export async function putFirst(tx: Orm, ids: readonly string[]): Promise<void> {
  const chosen = sql`id in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  await tx.execute(sql`
    update pgboss.job set priority = case when ${chosen} then 1 else 0 end
    where name = ${AUDIT_QUEUE} and state < 'active' and (priority <> 0 or ${chosen})`);
}

/** Lets somebody else wait for a job too: it begins when the turn of any of them has come. */
export async function addPlace(tx: Orm, siteRunId: string, place: QueuePlace): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set data = jsonb_set(data, '{places}', coalesce(data->'places', '[]'::jsonb) || ${JSON.stringify([place])}::jsonb)
    where name = ${AUDIT_QUEUE} and id = ${siteRunId}::uuid and state < 'active'
      and jsonb_array_length(coalesce(data->'places', '[]'::jsonb)) < ${MOST_PLACES}::int`);
}

const Kept = z.object({ data: RunJobData, created: z.coerce.number() });

/** What a job holds and when it was first queued; null when it is gone. */
export async function findRunJob(
  tx: Orm,
  siteRunId: string,
): Promise<{ readonly data: RunJobData; readonly queuedAt: number } | null> {
  const [row] = await selectRows(
    tx,
    Kept,
    sql`
    select data, extract(epoch from created_on) * 1000 as created from pgboss.job
    where name = ${AUDIT_QUEUE} and id = ${siteRunId}::uuid`,
  );
  return row === undefined ? null : { data: row.data, queuedAt: row.data.queuedAt ?? row.created };
}
