import type { z } from 'zod';
import type { FailedJob, getQueueEndpoint } from '#shared/api/admin/work.ts';
import { RETENTION_DAYS } from '#shared/product/retention.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { selectFailedReadings } from '../../store/admin/admin-audits.ts';
import { type DeadJobRow, selectDeadJobs, selectQueueDepths } from '../../store/admin/admin-jobs.ts';
import { AUDIT_QUEUE, DEAD_TASKS_QUEUE, TASK_QUEUE } from '../../store/jobs/queue-names.ts';
import { countScans } from '../../store/watch/watches.ts';
import type { CoreServices } from '../core-services.ts';
import { Task } from '../task.ts';
import { type Operating, requireOperator } from './operator.ts';

/** Failed tasks are kept this long, so site runs are listed for as long. */
export const FAILED_JOBS_DAYS = RETENTION_DAYS.failedJobs;
const MOST_FAILED = 100;
const EMPTY = { waiting: 0, running: 0, oldestWaitingSeconds: null };

/**
 * Counts of waiting and running work, and what failed in the last 30 days, the newest first. Of audits only internal
 * failures are listed; a site that cannot be read is a result, not a failed job.
 */
export async function getQueue(
  { database: { orm }, now }: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
): Promise<z.input<typeof getQueueEndpoint.response>> {
  requireOperator(by, 'support');
  const [depths, tasks, readings, scans] = await Promise.all([
    selectQueueDepths(orm, [AUDIT_QUEUE, TASK_QUEUE]),
    selectDeadJobs(orm, DEAD_TASKS_QUEUE, MOST_FAILED),
    selectFailedReadings(orm, new Date(now() - FAILED_JOBS_DAYS * DAY_MS), MOST_FAILED),
    countScans(orm, new Date(now())),
  ]);
  const failedReadings = readings.map(
    ({ id, target, reason, attempts, failedAt }): FailedJob => ({
      id,
      queue: 'audits',
      kind: 'audit',
      subject: target,
      reason,
      attempts,
      failedAt: failedAt.toISOString(),
    }),
  );
  const failed = [...tasks.map(showTask), ...failedReadings].sort((one, other) =>
    other.failedAt.localeCompare(one.failedAt),
  );
  return {
    queues: [
      { queue: 'audits', ...(depths.get(AUDIT_QUEUE) ?? EMPTY) },
      { queue: 'tasks', ...(depths.get(TASK_QUEUE) ?? EMPTY) },
    ],
    scans,
    failed: failed.slice(0, MOST_FAILED),
  };
}

function showTask({ id, data, reason, attempts, failedAt }: DeadJobRow): FailedJob {
  const task = Task.safeParse(data);
  return {
    id,
    queue: 'tasks',
    kind: task.success ? task.data.kind : 'unknown',
    subject: task.success ? describeTask(task.data) : 'A task of another release',
    reason: reason ?? 'The process that worked on it ended.',
    attempts,
    failedAt: failedAt.toISOString(),
  };
}

/** What a task works on: rows and objects by id. */
export function describeTask(task: Task): string {
  switch (task.kind) {
    case 'send-mail':
      return `Mail ${task.mailId}`;
    case 'apply-payment-event':
      return `Payment event ${task.eventId}`;
    case 'reconcile-payments':
      return 'All payments';
    case 'make-backup':
      return 'The backup of the night';
    case 'sweep-bundles':
      return 'Evidence that nothing refers to';
    case 'end-subscription':
      return `Subscription ${task.subscriptionId}`;
    case 'prepare-reports':
      return `Report texts of site run ${task.siteRunId}`;
    default:
      return task satisfies never;
  }
}
