import type { ShareLink } from '#shared/api/shares.ts';
import { selectLiveShareLinks } from '../../store/reports/share-links.ts';
import { findViewersRun } from '../audits/find-viewers-audit.ts';
import type { Viewer } from '../viewer.ts';
import { type ShareServices, shareView } from './share-view.ts';

/**
 * The valid links to one of the viewer's audits, the newest first. Throws 404 for another owner's, 402 beyond the plan's
 * history.
 */
export async function listShares(
  services: ShareServices,
  viewer: Viewer,
  auditId: string,
): Promise<{ shares: ShareLink[] }> {
  await findViewersRun(services, viewer, auditId);
  const links = await selectLiveShareLinks(services.database.orm, auditId, new Date(services.now()));
  return { shares: links.map((link) => shareView(services, link)) };
}
