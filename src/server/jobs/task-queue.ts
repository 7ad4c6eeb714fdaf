import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import type { TaskOptions } from '../services/core-services.ts';
import { Task } from '../services/task.ts';
import { asQueueTransaction, type Orm } from '../store/database/database.ts';
import { DEAD_TASKS_QUEUE, TASK_QUEUE as QUEUE } from '../store/jobs/queue-names.ts';

/** One claim on a task. */
export interface TaskJob {
  readonly id: string;
  readonly retryCount: number;
  readonly task: Task;
}

/** With the growing waits below, the last attempt comes about a day after the first: a mail server may be down that long. */
const RETRY_LIMIT = 12;
const FIRST_RETRY_SECONDS = 15;
const LONGEST_RETRY_SECONDS = 4 * 3600;
const HEARTBEAT_SECONDS = 10;
/** Above the longest time limit of any outside service that a task asks. */
const EXPIRE_SECONDS = 180;
const KEEP_ENDED_SECONDS = 600;
/** Given-up tasks wait for the operator. */
const KEEP_DEAD_SECONDS = 30 * 86_400;
/** A task may wait for its retries as long as this. */
const KEEP_WAITING_SECONDS = 14 * 86_400;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** The queue of tasks: everything that is done after a request and is no audit. */
export interface TaskQueue {
  /** Adds a task inside the caller's transaction. */
  add(tx: Orm, task: Task, options?: TaskOptions): Promise<void>;
  /** Takes up to `count` tasks; those that this release does not know are given up. */
  take(count: number): Promise<TaskJob[]>;
  /** Says that these are alive. */
  keepAlive(jobs: readonly TaskJob[]): Promise<void>;
  complete(job: TaskJob): Promise<void>;
  /** Gives an attempt up: it is tried again after a wait that grows, or goes to the dead letter queue. */
  giveUp(job: TaskJob, reason: string): Promise<void>;
  /** Puts a task back as if it had never been taken. */
  handBack(orm: Orm, job: TaskJob): Promise<void>;
}

/** Opens the queue, creating it the first time. */
export async function openTaskQueue(boss: PgBoss): Promise<TaskQueue> {
  await createQueues(boss);
  const insert = (tx: Orm, id: string, task: Task, { delaySeconds = 0, longestSeconds }: TaskOptions) => {
    const job = { id, data: task, startAfter: delaySeconds };
    const expiring = longestSeconds === undefined ? job : { ...job, expireInSeconds: longestSeconds };
    return boss.insert(QUEUE, [expiring], { db: asQueueTransaction(tx) });
  };
  return {
    async add(tx, task, options = {}) {
      await insert(tx, randomUUID(), task, options);
    },
    async take(count) {
      const jobs = await boss.fetch(QUEUE, { batchSize: count });
      const taken: TaskJob[] = [];
      for (const { id, retryCount, data } of jobs) {
        const task = Task.safeParse(data);
        if (task.success) taken.push({ id, retryCount, task: task.data });
        // Of another release: tried again for a day, in case that one comes back, and never in the way of others.
        else await boss.fail(QUEUE, { id, retryCount }, { reason: 'This release does not know the task.' });
      }
      return taken;
    },
    async keepAlive(jobs) {
      await boss.touch(
        QUEUE,
        jobs.map(({ id }) => id),
      );
    },
    async complete({ id, retryCount }) {
      await boss.complete(QUEUE, { id, retryCount });
    },
    async giveUp({ id, retryCount }, reason) {
      await boss.fail(QUEUE, { id, retryCount }, { reason });
    },
    async handBack(orm, job) {
      await orm.transaction(async (tx) => {
        await boss.deleteJob(QUEUE, job.id, { db: asQueueTransaction(tx) });
        await insert(tx, job.id, job.task, {});
      });
    },
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  const settings = {
    retryLimit: RETRY_LIMIT,
    retryBackoff: true,
    retryDelay: FIRST_RETRY_SECONDS,
    retryDelayMax: LONGEST_RETRY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_ENDED_SECONDS,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deadLetter: DEAD_TASKS_QUEUE,
  };
  await boss.createQueue(DEAD_TASKS_QUEUE, { retentionSeconds: KEEP_DEAD_SECONDS });
  await boss.createQueue(QUEUE, settings);
  // As for the audits: an existing queue gets this release's settings, and pg-boss hears of both outside any transaction.
  await boss.updateQueue(QUEUE, settings);
  await boss.touch(DEAD_TASKS_QUEUE, NO_JOB);
  await boss.touch(QUEUE, NO_JOB);
}
