import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts';
import type { CoreServices } from '../services/core-services.ts';
import type { Task } from '../services/task.ts';
import { claimSchedule } from '../store/jobs/schedules.ts';

/** A nightly task. */
export interface NightlyTask {
  /** The name of its row in the table of schedules. */
  readonly name: string;
  /** The hour (UTC) from which it is due. */
  readonly hour: number;
  readonly task: Task;
  /** Above the longest time it takes; without it the queue's own limit of some minutes applies. */
  readonly longestSeconds?: number;
}

export const NIGHTLY_TASKS: readonly NightlyTask[] = [
  // Night in the Americas, which most customers are in; before working hours in Europe.
  { name: 'reconcile-payments', hour: 5, task: { kind: 'reconcile-payments' } },
  { name: 'make-backup', hour: 5, task: { kind: 'make-backup' }, longestSeconds: 3 * 3600 },
  { name: 'sweep-bundles', hour: 5, task: { kind: 'sweep-bundles' }, longestSeconds: 3600 },
];

/**
 * Queues the tasks that are due: each once a night, however many processes call this and however often. A night in which
 * nothing ran is made up for at the next call.
 */
export async function queueNightlyTasks(
  { database, addTask, wakeTasks, now }: Pick<CoreServices, 'database' | 'addTask' | 'wakeTasks' | 'now'>,
  tasks: readonly NightlyTask[] = NIGHTLY_TASKS,
): Promise<void> {
  for (const { name, hour, task, longestSeconds } of tasks) {
    const nowMs = now();
    const isDue = await database.orm.transaction(async (tx) => {
      // Claim and task are in one transaction: if this process dies in between, another one does it.
      const isOurs = await claimSchedule(tx, name, lastTimeOf(hour, nowMs), new Date(nowMs));
      if (isOurs) await addTask(tx, task, longestSeconds === undefined ? {} : { longestSeconds });
      return isOurs;
    });
    if (isDue) wakeTasks();
  }
}

/** The last time it was this hour. */
function lastTimeOf(hour: number, nowMs: number): Date {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return new Date(today <= nowMs ? today : today - DAY_MS);
}
