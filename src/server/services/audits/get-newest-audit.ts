import { findNewestAuditId } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/**
 * The newest audit of one of the viewer's businesses, in any state. Throws 404 when the business does not exist or is
 * another owner's. `getAudit` decides whether the audit may be opened.
 */
export async function getNewestAudit(
  { database }: Pick<AuditServices, 'database'>,
  viewer: Viewer,
  businessId: string,
): Promise<{ auditId: string }> {
  const auditId = viewer.owner === null ? null : await findNewestAuditId(database.orm, viewer.owner, businessId);
  if (auditId === null)
    throw apiError('not-found', 'No audit of this business was started in this browser or account.');
  return { auditId };
}
