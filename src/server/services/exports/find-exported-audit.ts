import type { AuditRecord } from '../../store/audits/audits.ts';
import { apiError } from '../api-error.ts';
import { findViewersAudit } from '../audits/find-viewers-audit.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import type { ExportServices } from './export-services.ts';

/**
 * The viewer's finished audit to export; counts the call. Throws 404 for another owner's, 402 beyond the plan's history,
 * 409 while it has no result, 429 for too many.
 */
export async function findExportedAudit(
  services: ExportServices,
  viewer: Viewer,
  auditId: string,
): Promise<AuditRecord> {
  const audit = await findViewersAudit(services, viewer, auditId);
  await consumeRateLimit(services, viewer, 'export-data');
  if (audit.status !== 'done')
    throw apiError('not-ready', 'This audit has no result to take along. Wait until it is done.');
  return audit;
}
