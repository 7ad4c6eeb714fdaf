import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { findAudit } from '../../store/audits/audits.ts';
import { apiError, siteError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';
import { waitForEnd } from './follow-site-run.ts';
import { readAnalysis } from './get-audit.ts';
import { type StartAuditInput, type StartedAudit, startAudit } from './start-audit.ts';

/** Longer than any audit behind a full queue: after this the audit goes on, but the request ends. */
const LONGEST_WAIT_MS = 150_000;

/**
 * Starts an audit and waits for its analysis. Throws 422 with the failure's own code when the site could not be audited,
 * and 503 with the audit's id when it takes too long. `onStarted` is called before the waiting begins.
 */
export async function analyzeSite(
  services: AuditServices,
  viewer: Viewer,
  input: StartAuditInput,
  onStarted: (started: StartedAudit) => void,
  signal: AbortSignal,
): Promise<AuditedAnalysis> {
  const begun = await startAudit(services, viewer, input);
  onStarted(begun);
  const { auditId } = begun.started;
  const patience = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
  if (begun.started.status !== 'done') await waitForEnd(services, begun.siteRunId, patience);
  const audit = await findAudit(services.database.orm, begun.owner, auditId);
  if (audit === null) throw apiError('not-found', 'This audit was deleted while it was running.');
  if (audit.failure !== null) throw siteError(audit.failure, { auditId });
  if (audit.status === 'done') return readAnalysis(services, viewer, audit);
  throw apiError('overloaded', 'This audit takes longer than usual. It goes on: ask for it by its id in a minute.', {
    details: { auditId },
    retryAfterSeconds: 60,
  });
}
