import { randomUUID } from 'node:crypto';
import type { Orm } from '../../store/database.ts';
import { countUse } from '../../store/rate-limits.ts';
import {
  countQueuedRuns,
  findShareableRun,
  insertSiteRun,
  lockTarget,
  type SiteRunStatus,
} from '../../store/site-runs.ts';
import { refuse } from '../api-error.ts';
import type { ParsedTarget } from '../audit-engine.ts';
import type { AuditServices } from './audit-services.ts';
import { domainOf, type Viewer } from './viewer.ts';

export type Target = Extract<ParsedTarget, { ok: true }>;

/** A failure is shared only this long: its owner is likely to mend something and ask again. */
const FAILURE_SHARED_MS = 30_000;
/** What a waiting audit takes at worst, for telling when to come back. */
const SECONDS_PER_QUEUED_RUN = 0.2;

/**
 * The reading of a site that a request gets: one that others asked for within the last minutes, or a new one in the
 * queue. Only a new one counts against the limits of the address and the target, and only it can overload the queue.
 */
export async function findOrQueueSiteRun(
  services: AuditServices,
  tx: Orm,
  viewer: Viewer,
  target: Target,
  fresh: boolean,
): Promise<{ id: string; status: SiteRunStatus }> {
  const targetKey = keyOfTarget(target);
  if (services.database.kind === 'postgres') await lockTarget(tx, targetKey);
  const now = services.now();
  const shared = await findShareableRun(tx, {
    targetKey,
    fresh,
    doneAfter: new Date(now - services.settings.sharedForMs),
    failedAfter: new Date(now - Math.min(FAILURE_SHARED_MS, services.settings.sharedForMs)),
  });
  if (shared !== null) return shared;

  await requireRoom(services, tx);
  await requireWithinLimits(services, tx, viewer, target);
  const id = randomUUID();
  await insertSiteRun(tx, {
    id,
    targetKey,
    target: target.url,
    schemeTyped: target.schemeTyped,
    createdAt: new Date(now),
  });
  await services.enqueue(tx, id);
  return { id, status: 'queued' };
}

/** A typed scheme is tried first and so asks for another reading than none. */
function keyOfTarget({ url, schemeTyped }: Target): string {
  return schemeTyped ? url : url.replace(/^https?:/, '');
}

async function requireRoom({ settings }: AuditServices, tx: Orm): Promise<void> {
  const queued = await countQueuedRuns(tx);
  if (queued < settings.queueLimit) return;
  throw refuse('overloaded', 'Many audits are waiting at the moment. Please try again in a minute or two.', {
    retryAfterSeconds: Math.ceil(queued * SECONDS_PER_QUEUED_RUN) + 5,
  });
}

async function requireWithinLimits(
  { settings, now }: AuditServices,
  tx: Orm,
  viewer: Viewer,
  target: Target,
): Promise<void> {
  const { windowMs, readingsPerAddress, readingsPerTarget } = settings.limits;
  const waitMs = await countUse(
    tx,
    [
      { key: `reading:${viewer.addressKey}`, limit: readingsPerAddress, windowMs },
      { key: `target:${domainOf(target.url)}`, limit: readingsPerTarget, windowMs },
    ],
    now(),
  );
  if (waitMs === null) return;
  throw refuse(
    'too-many-requests',
    'Too many sites were audited from here, or this site was audited too often, in a short time. Please wait a little and try again.',
    {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    },
  );
}
