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

/** How many audits are searched for an earlier one of the same URL. */
const MOST_LOOKED_AT = 30;

/**
 * Explains how one of the viewer's audits differs from another of the same business: `since`, or the previous finished one.
 * The earlier one always comes first; null when there is no earlier one. Throws 402 without the right, 404 for an audit
 * that does not exist, is another owner's, or is of another business, 409 while one of them has no result, 429 for too
 * many.
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

/** The newest finished audit of the same URL before this one. */
async function findEarlier({ database }: AuditServices, audit: AuditRecord): Promise<string | null> {
  const earlier = await selectDoneBefore(database.orm, audit.businessId, audit, MOST_LOOKED_AT);
  return earlier.find(({ url }) => normalizePageUrl(url) === normalizePageUrl(audit.url))?.id ?? null;
}
