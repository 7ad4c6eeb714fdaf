import { MOST_SHARES, type ShareDays, type ShareLink } from '#shared/api/shares.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import type { AuditRecord } from '../../store/audits/audits.ts';
import type { Orm } from '../../store/database/database.ts';
import { insertShareLink } from '../../store/reports/share-links.ts';
import { apiError } from '../api-error.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { getHistoryEnd } from '../rights/audit-history.ts';
import { getPlan, type Viewer } from '../viewer.ts';
import { newShareId } from './share-token.ts';
import { type ShareServices, shareView } from './share-view.ts';

/**
 * Creates a link to one of the viewer's audits, valid for `days`, or until the plan's history ends for this audit. Throws
 * 404 for another owner's audit, 402 beyond the history, 409 while it has no result or at `MOST_SHARES` links, 429.
 */
export async function createShare(
  services: ShareServices,
  viewer: Viewer,
  auditId: string,
  days: ShareDays,
): Promise<ShareLink> {
  const audit = await findViewersAudit(services, viewer, auditId);
  requireShareable(audit);
  await consumeRateLimit(services, viewer, 'share');
  const link = await services.database.orm.transaction((tx) => addShare(services, tx, viewer, audit, days));
  if (link === null)
    throw apiError('limit-reached', `This report has ${MOST_SHARES} links already. End one that is not needed.`, {
      details: { limit: MOST_SHARES },
    });
  return link;
}

/**
 * The same within a transaction, for callers that have loaded the viewer's audit and counted the call themselves. Null when
 * the audit has `MOST_SHARES` links.
 */
export async function addShare(
  services: ShareServices,
  tx: Orm,
  viewer: Viewer,
  audit: Pick<AuditRecord, 'id' | 'createdAt'>,
  days: ShareDays,
): Promise<ShareLink | null> {
  const createdAt = new Date(services.now());
  const asked = createdAt.getTime() + days * DAY_MS;
  const historyEnd = getHistoryEnd(getPlan(viewer), audit.createdAt)?.getTime() ?? asked;
  const link = {
    id: newShareId(),
    auditId: audit.id,
    createdAt,
    expiresAt: new Date(Math.min(asked, historyEnd)),
  };
  const isKept = await insertShareLink(tx, link, MOST_SHARES);
  return isKept ? shareView(services, { ...link, openings: 0, lastOpenedAt: null }) : null;
}

function requireShareable({ status }: Pick<AuditRecord, 'status'>): void {
  if (status !== 'done') throw apiError('not-ready', 'There is no report to share yet. Wait until the audit is done.');
}
