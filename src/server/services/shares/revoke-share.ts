import type { Done } from '#shared/api/done.ts';
import { findAuditedRun } from '../../store/audits/audits.ts';
import { revokeShareLink } from '../../store/reports/share-links.ts';
import { apiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import type { ShareServices } from './share-view.ts';

/**
 * Revokes a link at once, also for an audit beyond the plan's history. Throws 404 for another owner's audit and for an
 * unknown link.
 */
export async function revokeShare(
  { database, now }: Pick<ShareServices, 'database' | 'now'>,
  viewer: Viewer,
  auditId: string,
  shareId: string,
): Promise<Done> {
  const run = viewer.owner === null ? null : await findAuditedRun(database.orm, viewer.owner, auditId);
  const isRevoked = run !== null && (await revokeShareLink(database.orm, auditId, shareId, new Date(now())));
  if (!isRevoked) throw apiError('not-found', 'There is no such link.');
  return { success: true };
}
