import type { Overview } from '#shared/api/admin/metrics.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts';
import { countAuditsSince, countFailedReadings } from '../../store/admin/admin-audits.ts';
import { countWaitingPaymentEvents } from '../../store/admin/admin-billing.ts';
import { countDeadJobs, selectQueueDepths } from '../../store/admin/admin-jobs.ts';
import { countMailsToLookAt } from '../../store/admin/admin-mails.ts';
import { countUnverifiedOwners, countUsersByPlan } from '../../store/admin/admin-users.ts';
import { countUnprovenClaims } from '../../store/admin/public-claims.ts';
import { AUDIT_QUEUE, DEAD_TASKS_QUEUE, TASK_QUEUE } from '../../store/jobs/queue-names.ts';
import { findScheduleTime } from '../../store/jobs/schedules.ts';
import { BACKUP_CHECKED } from '../backup/nightly-backup.ts';
import { getPaymentKind } from '../billing/get-billing.ts';
import type { CoreServices } from '../core-services.ts';
import { FAILED_JOBS_DAYS } from './get-queue.ts';
import { type Operating, requireOperator } from './operator.ts';
import { listOverviewWarnings, type OverviewFacts } from './overview-warnings.ts';

/** A payment event older than this and not applied points to a problem. */
const WEBHOOK_LAG_MS = 10 * 60_000;

/** The state of the service at a glance, with warnings for the operator. */
export async function getOverview(
  {
    database: { orm },
    now,
    config,
    untrustedProxy,
  }: Pick<CoreServices, 'database' | 'now' | 'config' | 'untrustedProxy'>,
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
    countUnprovenClaims(orm),
    findScheduleTime(orm, BACKUP_CHECKED),
  ]);
  const facts: OverviewFacts = {
    payment: getPaymentKind(config.payment),
    isSmtpConfigured: config.mail.smtpUrl !== null,
    mails,
    failedJobs: failedTasks + failedReadings,
    oldestWaitingSeconds: Math.max(0, ...[...depths.values()].map((depth) => depth.oldestWaitingSeconds ?? 0)),
    latePaymentEvents,
    unverifiedOwners: unverified,
    unprovenStatements: unproven,
    isProxyUntrusted: untrustedProxy?.isSeen ?? false,
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
    warnings: listOverviewWarnings(facts),
  };
}
