import { deleteOwnBusiness } from '../../store/audits/audit-deletion.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import type { Viewer } from '../viewer.ts';

/** Deletes one of the viewer's businesses with its audits, history and owner input. Throws 404 for another owner's. */
export async function deleteBusiness(
  { database, log }: Pick<CoreServices, 'database' | 'log'>,
  viewer: Viewer,
  businessId: string,
): Promise<void> {
  const isGone = viewer.owner !== null && (await deleteOwnBusiness(database.orm, viewer.owner, businessId));
  if (!isGone) throw apiError('not-found', 'There is no such business in this browser or account.');
  log.info('business_deleted', { businessId });
}
