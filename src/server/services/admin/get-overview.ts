import type { Overview } from '#shared/api/admin/metrics.ts';
import { countAuditsSince, countFailedReadings } from '../../store/admin-audits.ts';
import { countWaitingPaymentEvents } from '../../store/admin-billing.ts';
import { countDeadJobs, selectQueueDepths } from '../../store/admin-jobs.ts';
import { countMailsToLookAt } from '../../store/admin-mails.ts';
import { countUnverifiedOwners, countUsersByPlan } from '../../store/admin-users.ts';
import { AUDIT_QUEUE, DEAD_TASKS_QUEUE, TASK_QUEUE } from '../../store/queue-names.ts';
import { findScheduleTime } from '../../store/schedules.ts';
import { countUnprovenStatements } from '../../store/statements.ts';
import { BACKUP_CHECKED } from '../backup/nightly-backup.ts';
import { paymentKindOf } from '../billing/get-billing.ts';
import type { CoreServices } from '../core-services.ts';
import { FAILED_JOBS_DAYS } from './get-queue.ts';
import { type Operating, requireOperator } from './operator.ts';
import { type OverviewFacts, warningsOf } from './overview-warnings.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A payment event is applied within seconds, unless something is wrong. */
const WEBHOOK_LAG_MS = 10 * 60_000;

/** The state of the business at a glance, with what an operator should look at. */
export async function getOverview(
  { database: { orm }, now, config }: Pick<CoreServices, 'database' | 'now' | 'config'>,
  by: Operating,
): Promise<Overview> {
  requireOperator(by, 'support');
  const nowMs = now();
  const today = new Date(Math.floor(nowMs / DAY_MS) * DAY_MS);
  const [
    users,
    auditsToday,
    depths,
    failedTasks,
    failedReadings,
    mails,
    latePaymentEvents,
    unverified,
    unproven,
    checkedAt,
  ] = await Promise.all([
    countUsersByPlan(orm, new Date(nowMs)),
    countAuditsSince(orm, today),
    selectQueueDepths(orm, [AUDIT_QUEUE, TASK_QUEUE]),
    countDeadJobs(orm, DEAD_TASKS_QUEUE),
    countFailedReadings(orm, new Date(nowMs - FAILED_JOBS_DAYS * DAY_MS)),
    countMailsToLookAt(orm),
    countWaitingPaymentEvents(orm, new Date(nowMs - WEBHOOK_LAG_MS)),
    countUnverifiedOwners(orm),
    countUnprovenStatements(orm),
    findScheduleTime(orm, BACKUP_CHECKED),
  ]);
  const facts: OverviewFacts = {
    payment: paymentKindOf(config.payment),
    isSmtpConfigured: config.mail.smtpUrl !== null,
    mails,
    failedJobs: failedTasks + failedReadings,
    oldestWaitingSeconds: Math.max(0, ...[...depths.values()].map((depth) => depth.oldestWaitingSeconds ?? 0)),
    latePaymentEvents,
    unverifiedOwners: unverified,
    unprovenStatements: unproven,
    backup: {
      isSetUp: config.backup !== null,
      hoursSinceCheck: checkedAt === null ? null : (nowMs - checkedAt.getTime()) / HOUR_MS,
    },
  };
  return {
    users,
    auditsToday,
    waitingJobs: [...depths.values()].reduce((sum, { waiting }) => sum + waiting, 0),
    failedJobs: facts.failedJobs,
    mails,
    payment: facts.payment,
    isSmtpConfigured: facts.isSmtpConfigured,
    warnings: warningsOf(facts),
  };
}
