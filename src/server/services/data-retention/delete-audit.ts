import { deleteOwnAudit } from '../../store/audits/audit-deletion.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Deletes an audit of the viewer's, whatever their plan still shows of it. What was read for it goes with the clean-up of the next
 * day, unless another audit refers to it. Throws 404 for another's.
 */
export async function deleteAudit(
  { database, log }: Pick<CoreServices, 'database' | 'log'>,
  viewer: Viewer,
  auditId: string,
): Promise<void> {
  const isGone = viewer.owner !== null && (await deleteOwnAudit(database.orm, viewer.owner, auditId));
  if (!isGone) throw apiError('not-found', 'There is no such audit in this browser or account.');
  log.info('audit_deleted', { auditId });
}
