import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import { endRun, takeOverRun } from '../../store/site-runs.ts';
import type { AuditServices } from './audit-services.ts';
import { firstEventId } from './event-recorder.ts';

const FAILURE: AuditFailure = {
  code: 'internal-error',
  error:
    'Something went wrong on our side while reading this site, three times. It is not your fault; we have been told. Please try again later.',
};

/** Ends a site run whose three attempts were in vain, so that nobody waits for it for ever. */
export async function failDeadRun(services: AuditServices, siteRunId: string): Promise<void> {
  const attempt = await takeOverRun(services.database.orm, siteRunId);
  if (attempt === null) return;
  const events = [{ id: firstEventId(attempt), event: { type: 'failed' as const, ...FAILURE } }];
  const isKept = await endRun(services.database.orm, {
    siteRunId,
    attempt,
    result: { kind: 'failed', failure: FAILURE },
    bundleDigest: null,
    finishedAt: new Date(services.now()),
    events,
  });
  services.log.error('site-run-dead', { siteRunId, isKept });
  if (isKept) services.publish(siteRunId, events);
}
