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

/** With the growing delays below, the last attempt is about a day after the first: a mail server may be down that long. */
const RETRY_LIMIT = 12;
const FIRST_RETRY_SECONDS = 15;
const LONGEST_RETRY_SECONDS = 4 * 3600;
const HEARTBEAT_SECONDS = 10;
/** Above the longest timeout of any outside service that a task calls. */
const EXPIRE_SECONDS = 180;
const KEEP_ENDED_SECONDS = 600;
/** Failed tasks are kept for the operator. */
const KEEP_DEAD_SECONDS = 30 * 86_400;
/** The longest time that a task may wait for its retries. */
const KEEP_WAITING_SECONDS = 14 * 86_400;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** The queue of tasks: background work other than audits. */
export interface TaskQueue {
  /** Adds a task inside the caller's transaction. */
  add(tx: Orm, task: Task, options?: TaskOptions): Promise<void>;
  /** Takes up to `count` tasks; tasks of a kind unknown to this release are failed. */
  take(count: number): Promise<TaskJob[]>;
  /** Renews the heartbeat of these tasks. */
  keepAlive(jobs: readonly TaskJob[]): Promise<void>;
  complete(job: TaskJob): Promise<void>;
  /** Fails an attempt: it is retried after a growing delay, or goes to the dead letter queue. */
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
        // A task of another release: retried for a day, in case that release comes back, without blocking others.
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
  // As in the audit queue: apply this release's settings to an existing queue, and use both queues once outside any
  // transaction.
  await boss.updateQueue(QUEUE, settings);
  await boss.touch(DEAD_TASKS_QUEUE, NO_JOB);
  await boss.touch(QUEUE, NO_JOB);
}
