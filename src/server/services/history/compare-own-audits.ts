import type { AuditComparison } from '#shared/history/audit-comparison.ts';
import { normalizePageUrl } from '#shared/history/site-reading.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import { selectDoneBefore } from '../../store/audits/business-audits.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { compareAudits } from './compare-audits.ts';

/** So far back an earlier audit of the same address is looked for. */
const MOST_LOOKED_AT = 30;

/**
 * Why one of the viewer's audits differs from another of the same business: `since`, or the finished one before it. The earlier of
 * the two is always told first; null when there is none before it. Throws 402 without the right, 404 for an audit that is
 * not there, another's, or of another business, 409 while one of them has no result, 429 for too many.
 */
export async function compareOwnAudits(
  services: AuditServices,
  viewer: Viewer,
  auditId: string,
  since: string | undefined,
): Promise<{ comparison: AuditComparison | null }> {
  requireRight(viewer, 'history');
  const audit = await findViewersAudit(services, viewer, auditId);
  requireDone(audit);
  const otherId = since ?? (await findEarlier(services, audit));
  if (otherId === null) return { comparison: null };
  const other = await findViewersAudit(services, viewer, otherId);
  if (other.businessId !== audit.businessId || other.id === audit.id)
    throw apiError('not-found', 'Choose two audits of the same business.');
  requireDone(other);
  await consumeRateLimit(services, viewer, 'compare');
  const [before, after] = other.createdAt > audit.createdAt ? [audit, other] : [other, audit];
  return { comparison: await compareAudits(services, before, after) };
}

function requireDone({ status }: AuditRecord): void {
  if (status !== 'done') throw apiError('not-ready', 'An audit without a result cannot be compared.');
}

/** The newest finished audit of the same address before this one. */
async function findEarlier({ database }: AuditServices, audit: AuditRecord): Promise<string | null> {
  const earlier = await selectDoneBefore(database.orm, audit.businessId, audit, MOST_LOOKED_AT);
  return earlier.find(({ url }) => normalizePageUrl(url) === normalizePageUrl(audit.url))?.id ?? null;
}
