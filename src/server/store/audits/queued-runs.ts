import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Orm, selectRows } from '../database/database.ts';
import { AUDIT_QUEUE } from '../jobs/queue-names.ts';
import { CallerRow, type CallerTurn, savingCallers } from './queue-callers.ts';

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

/** A place as stored in its job. */
const StoredPlace = QueuePlace.extend({
  /** Milliseconds; places of earlier releases were asked for when their job was queued. */
  askedAt: z.number().optional(),
  /** When its turn comes among those of its caller; fixed when the queue first sees it. */
  turnAt: z.number().optional(),
});
type StoredPlace = z.infer<typeof StoredPlace>;

/** In which caller's turn a run began, when, and how much of a slot its caller was charged in advance. */
const TurnStart = z.object({ caller: z.string(), at: z.number(), charged: z.number() });
export type TurnStart = Readonly<z.infer<typeof TurnStart>>;

/** The data of a job in the queue of site runs. Jobs of earlier releases have only the id. */
export const RunJobData = z.object({
  siteRunId: z.string(),
  /** One for every caller that shares this site run. */
  places: z.array(StoredPlace).default([]),
  /** Milliseconds; kept when a job is handed back, so that it does not lose its turn. */
  queuedAt: z.number().optional(),
  /** Of the newest attempt. */
  start: TurnStart.optional(),
  /** The run makes way: it is being put back, or ended with what it has read. */
  isLeaving: z.boolean().optional(),
  /** It made way once: the next time it ends. */
  wasPutBack: z.boolean().optional(),
});
export type RunJobData = z.infer<typeof RunJobData>;

/** A waiting or running job. */
export interface QueuedRun {
  readonly id: string;
  readonly isRunning: boolean;
  readonly queuedAt: number;
  readonly places: readonly StoredPlace[];
  /** Null while it waits, and for a run that an earlier release began. */
  readonly start: TurnStart | null;
  readonly isLeaving: boolean;
  readonly wasPutBack: boolean;
}

/** More callers than usually share a waiting site run. */
const MOST_PLACES = 8;

/** A number that no other advisory lock of ours uses. */
const TURNS_LOCK = 4_170_921;

const Row = z.object({
  id: z.string(),
  running: z.boolean(),
  created: z.coerce.number(),
  data: RunJobData,
  clock: z.number(),
});

/** Serializes processes that take jobs until the transaction ends; the statement timeout bounds the wait. */
export async function lockTurns(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURNS_LOCK}::bigint)`);
}

/**
 * Every job that runs or may start now, the oldest first, and the virtual time of the queue: what it was at the newest start. Only
 * starts change that, and processes start one after another (`lockTurns`).
 */
export async function selectQueuedRuns(
  orm: Orm,
): Promise<{ readonly runs: readonly QueuedRun[]; readonly clock: number }> {
  const rows = await selectRows(
    orm,
    Row,
    sql`
    select id, data, state = 'active' as running, extract(epoch from created_on) * 1000 as created,
      (select coalesce(max(clock), 0) from queue_callers) as clock
    from pgboss.job
    where name = ${AUDIT_QUEUE} and (state = 'active' or (state < 'active' and start_after <= pgboss.job_now())) order by created_on, id`,
  );
  const runs = rows.map(({ id, running, created, data }) => ({
    id,
    isRunning: running,
    queuedAt: data.queuedAt ?? created,
    places: data.places,
    start: running ? (data.start ?? null) : null,
    isLeaving: running && data.isLeaving === true,
    wasPutBack: data.wasPutBack === true,
  }));
  return { runs, clock: rows[0]?.clock ?? 0 };
}

/** Fixes when the turns of these places come; by position, as another caller may be added meanwhile. */
export async function fixTurns(
  tx: Orm,
  turns: readonly { readonly id: string; readonly index: number; readonly turnAt: number }[],
): Promise<void> {
  // One after another: two places of one job cannot be changed by one statement.
  for (const { id, index, turnAt } of turns)
    await tx.execute(sql`
      update pgboss.job set data = jsonb_set(data, array['places', ${index}::text, 'turnAt'], to_jsonb(${turnAt}::float8))
      where name = ${AUDIT_QUEUE} and id = ${id}::uuid and state < 'active'`);
}

/** A job that begins; `fixed`: when the turn of one of its places comes, if that was not stored before. */
export interface StartingRun extends TurnStart {
  readonly id: string;
  readonly fixed: { readonly index: number; readonly turnAt: number } | null;
}

/**
 * Notes that these jobs begin and in whose turn, and raises their priority, so that the queue returns them next: it takes jobs
 * by priority, and only these have one. Stores the numbers of the callers in the same statement.
 */
export async function putFirst(tx: Orm, starts: readonly StartingRun[], callers: readonly CallerTurn[]): Promise<void> {
  const told = JSON.stringify(starts.map(({ id, fixed, ...start }) => ({ id, start, ...fixed })));
  await tx.execute(sql`
    with saved as (${savingCallers(callers)})
    update pgboss.job job set
      priority = case when told.id is null then 0 else 1 end,
      data = case
        when told.id is null then job.data
        when told.index is null then job.data - 'isLeaving' || jsonb_build_object('start', told.start)
        else jsonb_set(job.data, array['places', told.index::text, 'turnAt'], to_jsonb(told."turnAt"))
          - 'isLeaving' || jsonb_build_object('start', told.start)
      end
    from pgboss.job own left join json_to_recordset(${told}::json)
      as told (id uuid, start jsonb, index int, "turnAt" float8) on told.id = own.id
    where own.name = ${AUDIT_QUEUE} and own.state < 'active' and (own.priority <> 0 or told.id is not null)
      and job.name = own.name and job.id = own.id`);
}

/** Notes that these running jobs make way. */
export async function noteLeaving(tx: Orm, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update pgboss.job set data = jsonb_set(data, '{isLeaving}', 'true')
    where name = ${AUDIT_QUEUE} and state = 'active'
      and id in (select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`);
}

/** Adds another caller, who asked at `askedAt`, to a waiting job: it starts when it is the turn of any of them. */
export async function addPlace(tx: Orm, siteRunId: string, place: QueuePlace, askedAt: number): Promise<void> {
  const stored: StoredPlace = { ...place, askedAt };
  await tx.execute(sql`
    update pgboss.job set data = jsonb_set(data, '{places}', coalesce(data->'places', '[]'::jsonb) || ${JSON.stringify([stored])}::jsonb)
    where name = ${AUDIT_QUEUE} and id = ${siteRunId}::uuid and state < 'active'
      and jsonb_array_length(coalesce(data->'places', '[]'::jsonb)) < ${MOST_PLACES}::int`);
}

const StoredJob = z.object({
  data: RunJobData,
  active: z.boolean(),
  created: z.coerce.number(),
  caller: CallerRow.nullable(),
});

/** A job as it is stored, with the caller in whose turn it began, whose row is locked until the transaction ends. */
export interface RunJob {
  readonly data: RunJobData;
  readonly queuedAt: number;
  /** Null unless this attempt runs and its caller is known. */
  readonly start: { readonly turn: TurnStart; readonly caller: CallerTurn } | null;
}

/** Null when the job is gone. */
export async function lockRunJob(tx: Orm, siteRunId: string, retryCount: number): Promise<RunJob | null> {
  const [row] = await selectRows(
    tx,
    StoredJob,
    sql`
    with own as (
      select data, state = 'active' and retry_count = ${retryCount}::int as active,
        extract(epoch from created_on) * 1000 as created
      from pgboss.job where name = ${AUDIT_QUEUE} and id = ${siteRunId}::uuid
    ), locked as (
      select queue_callers.* from queue_callers, own where own.active and key = own.data->'start'->>'caller'
      for update of queue_callers
    )
    select data, active, created, to_json(locked) as caller from own left join locked on true`,
  );
  if (row === undefined) return null;
  const { data, active, created, caller } = row;
  const start = active && data.start !== undefined && caller !== null ? { turn: data.start, caller } : null;
  return { data, queuedAt: data.queuedAt ?? created, start };
}
