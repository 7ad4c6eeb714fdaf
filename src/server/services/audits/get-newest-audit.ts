import { findNewestAuditId } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';

/**
 * The newest audit of a business of the viewer's, whatever became of it. Throws 404 when the business is not there or is
 * another's. Whether the audit may be opened is the decision of `getAudit`.
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
