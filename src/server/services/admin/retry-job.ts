import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Done } from '#shared/api/done.ts';
import { lockFailedReading, moveAudits } from '../../store/admin/admin-audits.ts';
import { takeDeadJob } from '../../store/admin/admin-jobs.ts';
import { insertSiteRun } from '../../store/audits/site-runs.ts';
import type { Orm } from '../../store/database/database.ts';
import { DEAD_TASKS_QUEUE } from '../../store/jobs/queue-names.ts';
import { apiError } from '../api-error.ts';
import { Task } from '../task.ts';
import type { AdminServices } from './admin-services.ts';
import { describeTask } from './get-queue.ts';
import { type AuthorizedOperator, type Operating, requireOperator } from './operator.ts';
import { recordOperatorAction } from './record-operator-action.ts';

const JobId = z.uuid();
const RETRY_AFTER_SECONDS = 60;

/**
 * Retries a failed job. A task goes back into its queue with all its attempts; for a site run that failed internally a new
 * one starts, and all audits of the failed one use it from then on. Throws 404 when there is no such failed job (any more),
 * 503 when too many audits wait.
 */
export async function retryJob(
  admin: Pick<AdminServices, 'core' | 'audits'>,
  by: Operating,
  jobId: string,
): Promise<Done> {
  const operator = requireOperator(by, 'support');
  const id = JobId.safeParse(jobId);
  const queue = id.success
    ? await admin.core.database.orm.transaction(
        async (tx) =>
          (await retryTask(admin, tx, operator, id.data)) ?? (await retryReading(admin, tx, operator, id.data)),
      )
    : null;
  if (queue === null) throw apiError('not-found', 'There is no such failed job, or it was tried again already.');
  if (queue === 'tasks') admin.core.wakeTasks();
  else admin.audits.wakeDispatcher();
  return { success: true };
}

async function retryTask(
  { core }: Pick<AdminServices, 'core'>,
  tx: Orm,
  operator: AuthorizedOperator,
  jobId: string,
): Promise<'tasks' | null> {
  const dead = await takeDeadJob(tx, DEAD_TASKS_QUEUE, jobId);
  if (dead === null) return null;
  const task = Task.safeParse(dead.data);
  if (!task.success) throw apiError('not-ready', 'This task is of another release, which this one cannot do.');
  await core.addTask(tx, task.data);
  await record(core, tx, operator, describeTask(task.data), { jobId, kind: task.data.kind });
  return 'tasks';
}

async function retryReading(
  { core, audits }: Pick<AdminServices, 'core' | 'audits'>,
  tx: Orm,
  operator: AuthorizedOperator,
  jobId: string,
): Promise<'audits' | null> {
  const failed = await lockFailedReading(tx, jobId);
  if (failed === null) return null;
  const run = { id: randomUUID(), ...failed, createdAt: new Date(core.now()) };
  if (!(await insertSiteRun(tx, run, audits.settings.queueLimit)))
    throw apiError('overloaded', 'Many audits are waiting at the moment. Please try again in a minute or two.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  const movedAudits = await moveAudits(tx, jobId, run.id);
  await audits.enqueue(tx, run.id, null);
  await record(core, tx, operator, failed.target, { jobId, kind: 'audit', newSiteRunId: run.id, audits: movedAudits });
  return 'audits';
}

function record(
  core: AdminServices['core'],
  tx: Orm,
  { actor }: AuthorizedOperator,
  subject: string,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  return recordOperatorAction(tx, core, { actor, action: 'job-retried', subject, reason: null, details });
}
