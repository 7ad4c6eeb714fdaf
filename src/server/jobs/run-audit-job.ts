import { cutText } from '#shared/text/cut-text.ts';
import type { OthersWaiting } from '../services/audit-engine.ts';
import type { AuditServices } from '../services/audits/audit-services.ts';
import { runSiteAudit } from '../services/audits/run-site-audit.ts';
import type { AuditJob, AuditQueue } from './audit-queue.ts';

export interface AuditJobDeps {
  readonly services: AuditServices;
  readonly queue: AuditQueue;
  readonly waiting: OthersWaiting;
  /** Called when a job may have gone to the dead letter queue. */
  readonly onGivenUp: () => void;
}

/** How long a postponed final attempt waits before it tries again to get the lock. */
const POSTPONE_SECONDS = 1;

/** Runs one job. Never rejects: a job that cannot be settled now is redelivered once its heartbeat stops. */
export async function runAuditJob(
  { services, queue, onGivenUp, waiting }: AuditJobDeps,
  job: AuditJob,
  signal: AbortSignal,
): Promise<void> {
  const { log, database } = services;
  try {
    const end = await runSiteAudit(services, job.id, { acknowledge: (tx) => queue.complete(tx, job), waiting }, signal);
    if (end === 'handed-back') await queue.handBack(database.orm, job, 0);
    if (end === 'postponed') await queue.handBack(database.orm, job, POSTPONE_SECONDS);
    if (end !== 'ended') log.info('site_run_abandoned', { siteRunId: job.id, end });
  } catch (error) {
    log.error('site_run_attempt_failed', { siteRunId: job.id, retryCount: job.retryCount, error });
    await giveUp(queue, job, error).catch((cause: unknown) =>
      log.error('job_release_failed', { siteRunId: job.id, error: cause }),
    );
    onGivenUp();
  }
}

async function giveUp(queue: AuditQueue, job: AuditJob, error: unknown): Promise<void> {
  await queue.giveUp(job, error instanceof Error ? cutText(`${error.name}: ${error.message}`, 500) : 'unknown');
}
