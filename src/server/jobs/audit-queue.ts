import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { lockCallers, saveCallers } from '../store/audits/queue-callers.ts';
import {
  fixTurns,
  lockRunJob,
  lockTurns,
  noteLeaving,
  putFirst,
  type QueuePlace,
  type RunJob,
  type RunJobData,
  type StartingRun,
  selectQueuedRuns,
} from '../store/audits/queued-runs.ts';
import { asQueueTransaction, type Database, type Orm } from '../store/database/database.ts';
import { DEAD_AUDITS_QUEUE as DEAD_QUEUE, AUDIT_QUEUE as QUEUE } from '../store/jobs/queue-names.ts';
import {
  type ChosenTurn,
  type FixedTurn,
  listCallers,
  settle,
  type TurnRules,
  Turns,
  type WayMade,
} from './fair-turns.ts';

/** One claim on a job. `id` is the site run's; `retryCount` distinguishes this attempt from later ones. */
export interface AuditJob {
  readonly id: string;
  readonly retryCount: number;
}

/** Three attempts in all, then the dead letter queue. */
const RETRY_LIMIT = 2;
/**
 * The shortest that pg-boss accepts. A killed worker is detected within this time plus one supervision interval
 * (`open-boss.ts`).
 */
const HEARTBEAT_SECONDS = 10;
/** Above any audit's deadline including the time to store its result: only a stuck job takes this long. */
const EXPIRE_SECONDS = 180;
/** Ended jobs are not needed any more: their result is in the site run. */
const KEEP_ENDED_SECONDS = 600;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

const DeadJob = z.object({ siteRunId: z.string() });

/** The queue of site runs: pg-boss stores, retries and redelivers; the dispatcher decides when a job starts. */
export interface AuditQueue {
  /** Adds a job inside the caller's transaction; `place` null: it belongs to no caller. */
  add(tx: Orm, siteRunId: string, place: QueuePlace | null): Promise<void>;
  /** Takes up to `count` jobs whose turn it is (`fair-turns.ts`), given the jobs that this process runs. */
  take(count: number, runningHere: readonly AuditJob[]): Promise<AuditJob[]>;
  /** Whether jobs may wait that the last `take` did not return, or that were put back since. */
  mayHoldBack(): boolean;
  /** Whether a job of another caller would start if this one ended now. */
  isWaitedFor(job: AuditJob, runningHere: readonly AuditJob[]): Promise<boolean>;
  /**
   * Which of these jobs, which this process runs, have to make way for somebody whose turn has come: noted, so that no other
   * process chooses more for the same one. What was put back is handed back; what ends is completed.
   */
  makeWay(runningHere: readonly AuditJob[]): Promise<readonly WayMade[]>;
  /** Renews the heartbeat of these jobs. */
  keepAlive(jobs: readonly AuditJob[]): Promise<void>;
  /** Ends a job inside the caller's transaction, unless a later attempt holds it. */
  complete(tx: Orm, job: AuditJob): Promise<void>;
  /** Fails an attempt: the job is retried, or goes to the dead letter queue after the third attempt. */
  giveUp(job: AuditJob, reason: string): Promise<void>;
  /** Puts a job back as if it had never been taken; it is not taken again before `delaySeconds`. */
  handBack(orm: Orm, job: AuditJob, delaySeconds: number): Promise<void>;
  /** Fails all jobs that an earlier process on this database left active. Only for a database that no other process uses. */
  giveUpOrphans(): Promise<void>;
  /** Takes up to `count` site runs that failed three attempts, calls `end` for each and removes it. */
  takeDead(count: number, end: (siteRunId: string) => Promise<void>): Promise<number>;
}

/** Opens the queue, creating it the first time. `now`: milliseconds. */
export async function openAuditQueue(
  boss: PgBoss,
  database: Database,
  rules: TurnRules,
  now: () => number = Date.now,
): Promise<AuditQueue> {
  await createQueues(boss);
  const nextMoment = createMoments(now);
  let isHoldingBack = false;
  /** The queue as it is, for one process at a time until the transaction ends: else limits would not hold over processes. */
  const lockQueue = async (tx: Orm, runningHere: readonly AuditJob[]): Promise<Turns> => {
    if (database.kind === 'postgres') await lockTurns(tx);
    const { runs, clock } = await selectQueuedRuns(tx);
    // Where nothing waits, it is nobody's turn.
    const callers = runs.every(({ isRunning }) => isRunning) ? [] : await lockCallers(tx, listCallers(runs));
    return new Turns(runs, callers, clock, idsOf(runningHere), rules, now());
  };
  return {
    async add(tx, siteRunId, place) {
      const data: RunJobData = { siteRunId, places: place === null ? [] : [place], queuedAt: nextMoment() };
      await boss.insert(QUEUE, [{ id: siteRunId, data }], { db: asQueueTransaction(tx) });
    },
    take: (count, runningHere) =>
      database.orm.transaction(async (tx) => {
        const turns = await lockQueue(tx, runningHere);
        const chosen = takeUpTo(turns, count);
        isHoldingBack = turns.isAnyWaiting;
        const { starting, others } = withFixedTurns(chosen, turns.fixed);
        await fixTurns(tx, others);
        if (chosen.length === 0) {
          await saveCallers(tx, [...turns.changed.values()]);
          return [];
        }
        await putFirst(tx, starting, [...turns.changed.values()]);
        const jobs = await boss.fetch(QUEUE, { batchSize: chosen.length, minPriority: 1, db: asQueueTransaction(tx) });
        return jobs.map(({ id, retryCount }) => ({ id, retryCount }));
      }),
    // Only this process could have queued more since, and that wakes it; with others, their jobs may have ended meanwhile.
    mayHoldBack: () => isHoldingBack || database.kind === 'postgres',
    isWaitedFor: (job, runningHere) =>
      database.orm.transaction(async (tx) => (await lockQueue(tx, runningHere)).isWaitedFor(job.id)),
    makeWay: (runningHere) =>
      database.orm.transaction(async (tx) => {
        const ways = (await lockQueue(tx, runningHere)).makeWay();
        if (ways.length > 0)
          await noteLeaving(
            tx,
            ways.map(({ id }) => id),
          );
        return ways;
      }),
    async keepAlive(jobs) {
      await boss.touch(
        QUEUE,
        jobs.map(({ id }) => id),
      );
    },
    async complete(tx, job) {
      await settleTurn(tx, await lockRunJob(tx, job.id, job.retryCount), now());
      await boss.complete(QUEUE, job, undefined, { db: asQueueTransaction(tx) });
    },
    async giveUp(job, reason) {
      await database.orm.transaction(async (tx) => {
        await settleTurn(tx, await lockRunJob(tx, job.id, job.retryCount), now());
        await boss.fail(QUEUE, job, { reason }, { db: asQueueTransaction(tx) });
      });
      isHoldingBack = true;
    },
    async handBack(orm, job, delaySeconds) {
      await orm.transaction(async (tx) => {
        const db = asQueueTransaction(tx);
        const kept = await lockRunJob(tx, job.id, job.retryCount);
        await settleTurn(tx, kept, now());
        const { places, isLeaving = false, wasPutBack = false } = kept?.data ?? { places: [] };
        const data: RunJobData = {
          ...{ siteRunId: job.id, places, wasPutBack: wasPutBack || isLeaving },
          ...(kept === null ? {} : { queuedAt: kept.queuedAt }),
        };
        await boss.deleteJob(QUEUE, job.id, { db });
        await boss.insert(QUEUE, [{ id: job.id, data, startAfter: delaySeconds }], { db });
      });
      isHoldingBack = true;
    },
    async giveUpOrphans() {
      const { runs } = await selectQueuedRuns(database.orm);
      const active = runs.filter(({ isRunning }) => isRunning).map(({ id }) => id);
      if (active.length > 0) await boss.fail(QUEUE, active, { reason: 'the process that ran it ended' });
    },
    async takeDead(count, end) {
      const jobs = await boss.fetch(DEAD_QUEUE, { batchSize: count });
      for (const job of jobs) {
        await end(DeadJob.parse(job.data).siteRunId);
        await boss.complete(DEAD_QUEUE, job.id);
      }
      return jobs.length;
    },
  };
}

/** Strictly rising millisecond values, so that jobs created in the same millisecond are ordered too. */
function createMoments(now: () => number): () => number {
  let last = 0;
  return () => {
    const moment = now();
    last = moment === Math.floor(last) ? last + 0.001 : moment;
    return last;
  };
}

function takeUpTo(turns: Turns, count: number): ChosenTurn[] {
  const chosen: ChosenTurn[] = [];
  while (chosen.length < count) {
    const next = turns.take();
    if (next === null) break;
    chosen.push(next);
  }
  return chosen;
}

/** The chosen runs with the turn that was fixed for one of their places, and the turns to be stored by themselves. */
function withFixedTurns(
  chosen: readonly ChosenTurn[],
  fixed: readonly FixedTurn[],
): { readonly starting: readonly StartingRun[]; readonly others: readonly FixedTurn[] } {
  const first = new Map(chosen.map(({ id }) => [id, fixed.find((turn) => turn.id === id) ?? null]));
  const own = new Set(first.values());
  return {
    starting: chosen.map((one) => ({ ...one, fixed: first.get(one.id) ?? null })),
    others: fixed.filter((turn) => !own.has(turn)),
  };
}

/** Charges the caller in whose turn an attempt began for what it took; nothing where it does not run any more. */
async function settleTurn(tx: Orm, job: RunJob | null, now: number): Promise<void> {
  const start = job?.start ?? null;
  if (start !== null) await saveCallers(tx, [settle(start.caller, start.turn, now)]);
}

function idsOf(jobs: readonly AuditJob[]): ReadonlySet<string> {
  return new Set(jobs.map(({ id }) => id));
}

async function createQueues(boss: PgBoss): Promise<void> {
  const settings = {
    retryLimit: RETRY_LIMIT,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_ENDED_SECONDS,
  };
  await boss.createQueue(DEAD_QUEUE, { deleteAfterSeconds: KEEP_ENDED_SECONDS });
  await boss.createQueue(QUEUE, { ...settings, deadLetter: DEAD_QUEUE });
  // `createQueue` leaves an existing queue unchanged; this applies the settings of this release.
  await boss.updateQueue(QUEUE, { ...settings, deadLetter: DEAD_QUEUE });
  // On first use pg-boss looks a queue up outside the caller's transaction. With the single connection of the embedded
  // database that would deadlock, so both queues are used once now.
  await boss.touch(DEAD_QUEUE, NO_JOB);
  await boss.touch(QUEUE, NO_JOB);
}
