import { randomUUID } from 'node:crypto';
import { addPlace } from '../../store/audits/queued-runs.ts';
import { findShareableRun, insertSiteRun, lockTarget, type SiteRunStatus } from '../../store/audits/site-runs.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import type { ParsedTarget } from '../audit-engine.ts';
import { countAudit } from './audit-limits.ts';
import type { AuditServices } from './audit-services.ts';
import { type Asker, getQueuePlace } from './queue-place.ts';

export type Target = Extract<ParsedTarget, { ok: true }>;

/** A failure is shared only this long: the owner is likely to fix something and try again. */
const FAILURE_SHARED_MS = 30_000;
/** The time per queued run that Retry-After assumes. */
const SECONDS_PER_QUEUED_RUN = 0.2;

/**
 * The site run for a request: a shared one of the last minutes, or a new one in the queue. Only a new one counts against
 * the limits on site runs and can overload the queue. The caller's turn is added to a shared run that waits, so that it is
 * not delayed because a caller with many audits asked first.
 */
export async function findOrQueueSiteRun(
  services: AuditServices,
  tx: Orm,
  asker: Asker,
  target: Target,
  fresh: boolean,
): Promise<{ id: string; status: SiteRunStatus }> {
  const { database, settings, now } = services;
  const targetKey = keyOfTarget(target);
  if (database.kind === 'postgres') await lockTarget(tx, targetKey);
  const shared = await findShareableRun(tx, {
    targetKey,
    fresh,
    doneAfter: new Date(now() - settings.sharedForMs),
    failedAfter: new Date(now() - Math.min(FAILURE_SHARED_MS, settings.sharedForMs)),
  });
  await countAudit(services, tx, asker.kind === 'watch' ? null : asker.viewer, shared === null ? target.url : null);
  const place = getQueuePlace(asker, target.url);
  if (shared?.status === 'queued') await addPlace(tx, shared.id, place, now());
  if (shared !== null) return shared;

  const { url, schemeTyped } = target;
  const run = { id: randomUUID(), targetKey, target: url, schemeTyped, createdAt: new Date(now()) };
  if (!(await insertSiteRun(tx, run, settings.queueLimit))) throw overloaded(settings.queueLimit);
  await services.enqueue(tx, run.id, place);
  return { id: run.id, status: 'queued' };
}

/** A typed scheme is tried first, so the target differs from one without a scheme. */
function keyOfTarget({ url, schemeTyped }: Target): string {
  return schemeTyped ? url : url.replace(/^https?:/, '');
}

function overloaded(queueLimit: number): Error {
  const retryAfterSeconds = Math.ceil(queueLimit * SECONDS_PER_QUEUED_RUN) + 5;
  return apiError('overloaded', 'Many audits are waiting at the moment. Please try again in a minute or two.', {
    retryAfterSeconds,
  });
}
