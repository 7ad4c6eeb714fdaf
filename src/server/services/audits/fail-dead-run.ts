import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { countFailedRound, endRun, takeOverRun } from '../../store/audits/site-runs.ts';
import type { AuditServices } from './audit-services.ts';
import { firstEventId } from './event-recorder.ts';

const FAILURE: AuditFailure = {
  code: 'internal-error',
  error:
    'Something went wrong on our side while reading this site, three times. It is not your fault; we have been told. Please try again later.',
};

/** The attempts of a run. */
const MOST_FAILURES = 3;

/**
 * Whether to retry a run that the queue gave up: the queue also counts attempts that never began because the process was
 * killed, which is not the site's fault.
 */
export async function hasAttemptsLeft(
  { database }: Pick<AuditServices, 'database'>,
  siteRunId: string,
): Promise<boolean> {
  const failures = await countFailedRound(database.orm, siteRunId);
  return failures !== null && failures < MOST_FAILURES;
}

/** Fails a site run after three failed attempts, so that nobody waits for it forever. */
export async function failDeadRun(
  services: Pick<AuditServices, 'database' | 'log' | 'now' | 'publish'>,
  siteRunId: string,
): Promise<void> {
  const attempt = await takeOverRun(services.database.orm, siteRunId);
  if (attempt === null) return;
  const events = [{ id: firstEventId(attempt), event: { type: 'failed' as const, ...FAILURE } }];
  const kept = await endRun(services.database.orm, {
    siteRunId,
    attempt,
    result: { kind: 'failed', failure: FAILURE },
    bundleDigest: null,
    finishedAt: new Date(services.now()),
    events,
  });
  const isKept = kept !== null;
  services.log.error('site_run_dead', { siteRunId, isKept });
  if (isKept) services.publish(siteRunId, events);
}
