import { cutText } from '#shared/text/cut-text.ts';
import type { Log } from '../log.ts';
import type { Task } from '../services/task.ts';
import type { Orm } from '../store/database/database.ts';
import type { TaskJob, TaskQueue } from './task-queue.ts';

/** A handler for each kind of task. Handlers must be idempotent: the task of a killed process is run again by another. */
export type TaskHandlers = {
  readonly [Kind in Task['kind']]: (task: Extract<Task, { kind: Kind }>, signal: AbortSignal) => Promise<void>;
};

export interface TaskDeps {
  readonly queue: TaskQueue;
  readonly handlers: TaskHandlers;
  readonly orm: Orm;
  readonly log: Log;
}

/** Runs one task. Never rejects: a task that cannot be settled now is redelivered once its heartbeat stops. */
export async function runTask(
  { queue, handlers, orm, log }: TaskDeps,
  job: TaskJob,
  signal: AbortSignal,
): Promise<void> {
  const { kind } = job.task;
  const begun = performance.now();
  try {
    await handle(handlers, job.task, signal);
    await queue.complete(job);
    log.info('task_done', { kind, taskId: job.id, ms: Math.round(performance.now() - begun) });
  } catch (error) {
    const settle = signal.aborted ? queue.handBack(orm, job) : queue.giveUp(job, reasonOf(error));
    if (!signal.aborted) log.warn('task_attempt_failed', { kind, taskId: job.id, retryCount: job.retryCount, error });
    await settle.catch((cause: unknown) => log.error('task_settle_failed', { kind, taskId: job.id, error: cause }));
  }
}

function handle(handlers: TaskHandlers, task: Task, signal: AbortSignal): Promise<void> {
  switch (task.kind) {
    case 'send-mail':
      return handlers['send-mail'](task, signal);
    case 'apply-payment-event':
      return handlers['apply-payment-event'](task, signal);
    case 'reconcile-payments':
      return handlers['reconcile-payments'](task, signal);
    case 'make-backup':
      return handlers['make-backup'](task, signal);
    case 'sweep-bundles':
      return handlers['sweep-bundles'](task, signal);
    case 'end-subscription':
      return handlers['end-subscription'](task, signal);
    case 'prepare-reports':
      return handlers['prepare-reports'](task, signal);
    default:
      return task satisfies never;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? cutText(`${error.name}: ${error.message}`, 500) : 'unknown';
}
