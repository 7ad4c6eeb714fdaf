import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';
import { AUDIT_QUEUE } from '../jobs/queue-names.ts';

/** For whom a site is crawled, as far as the order of the queue needs it. Stored in the job and deleted with it. */
export const QueuePlace = z.object({
  /** `visitor`: free callers. `account`: paying ones. `batch`: their bulk requests and programs. `watch`: scheduled scans. */
  lane: z.enum(['visitor', 'account', 'batch', 'watch']),
  /** The callers, from the narrowest to the widest: `session:`, `address:`, `network:` or `account:` with a key or id. */
  callers: z.array(z.string()),
  /** The registrable domain to crawl. */
  domain: z.string(),
});
export type QueuePlace = z.infer<typeof QueuePlace>;

/** The data of a job in the queue of site runs. Jobs of earlier releases have only the id. */
export const RunJobData = z.object({
  siteRunId: z.string(),
  /** One for every caller that shares this site run. */
  places: z.array(QueuePlace).default([]),
  /** Milliseconds; kept when a job is handed back, so that it does not lose its turn. */
  queuedAt: z.number().optional(),
});
export type RunJobData = z.infer<typeof RunJobData>;

/** A waiting or running job. */
export interface QueuedRun {
  readonly id: string;
  readonly isRunning: boolean;
  readonly queuedAt: number;
  readonly places: readonly QueuePlace[];
}

/** More callers than usually share a waiting site run. */
const MOST_PLACES = 8;

/** A number that no other advisory lock of ours uses. */
const TURNS_LOCK = 4_170_921;

const Row = z.object({ id: z.string(), running: z.boolean(), created: z.coerce.number(), data: RunJobData });

/** Serializes processes that take jobs until the transaction ends; the statement timeout bounds the wait. */
export async function lockTurns(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK}::bigint)`);
}

/** Every job that runs or may start now, the oldest first. */
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

/** Raises the priority of these jobs, so that the queue returns them next. */
export async function putFirst(tx: Orm, ids: readonly string[]): Promise<void> {
  const chosen = sql`id in (${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  await tx.execute(sql`
    update pgboss.job set priority = case when ${chosen} then 1 else 0 end
    where name = ${AUDIT_QUEUE} and state < 'active' and (priority <> 0 or ${chosen})`);
}

/** Adds another caller to a waiting job: it starts when it is the turn of any of them. */
export async function addPlace(tx: Orm, siteRunId: string, place: QueuePlace): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set data = jsonb_set(data, '{places}', coalesce(data->'places', '[]'::jsonb) || ${JSON.stringify([place])}::jsonb)
    where name = ${AUDIT_QUEUE} and id = ${siteRunId}::uuid and state < 'active'
      and jsonb_array_length(coalesce(data->'places', '[]'::jsonb)) < ${MOST_PLACES}::int`);
}

const Kept = z.object({ data: RunJobData, created: z.coerce.number() });

/** The data of a job and when it was first queued; null when it is gone. */
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
