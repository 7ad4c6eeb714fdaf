import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts';
import type { CoreServices } from '../services/core-services.ts';
import type { Task } from '../services/task.ts';
import { claimSchedule } from '../store/jobs/schedules.ts';

/** A task of every night. */
export interface NightlyTask {
  /** Names its row in the table of schedules. */
  readonly name: string;
  /** From this hour on (UTC). */
  readonly hour: number;
  readonly task: Task;
  /** Above the longest it takes; without it the queue's own limit of some minutes. */
  readonly longestSeconds?: number;
}

export const NIGHTLY_TASKS: readonly NightlyTask[] = [
  // Night in the Americas, where the prices are for; before people come to work in Europe.
  { name: 'reconcile-payments', hour: 5, task: { kind: 'reconcile-payments' } },
  { name: 'make-backup', hour: 5, task: { kind: 'make-backup' }, longestSeconds: 3 * 3600 },
  { name: 'sweep-bundles', hour: 5, task: { kind: 'sweep-bundles' }, longestSeconds: 3600 },
];

/**
 * Queues the tasks whose hour has come since they were last begun: each once a night, however many processes ask and however
 * often. A night during which nothing ran is made up for as soon as something runs.
 */
export async function queueNightlyTasks(
  { database, addTask, wakeTasks, now }: Pick<CoreServices, 'database' | 'addTask' | 'wakeTasks' | 'now'>,
  tasks: readonly NightlyTask[] = NIGHTLY_TASKS,
): Promise<void> {
  for (const { name, hour, task, longestSeconds } of tasks) {
    const nowMs = now();
    const isDue = await database.orm.transaction(async (tx) => {
      // Claim and task stand or fall together: a process that dies in between leaves the night to the others.
      const isOurs = await claimSchedule(tx, name, lastTimeOf(hour, nowMs), new Date(nowMs));
      if (isOurs) await addTask(tx, task, longestSeconds === undefined ? {} : { longestSeconds });
      return isOurs;
    });
    if (isDue) wakeTasks();
  }
}

/** When it was last this hour. */
function lastTimeOf(hour: number, nowMs: number): Date {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return new Date(today <= nowMs ? today : today - DAY_MS);
}
