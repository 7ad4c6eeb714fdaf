import { deleteOwnAudit } from '../../store/audits/audit-deletion.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Deletes one of the viewer's audits, also beyond the plan's history. Its site run is deleted by the clean-up of the next
 * day, unless another audit refers to it. Throws 404 for another owner's.
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
