import type { Verification } from '#shared/api/verify.ts';
import { apiError } from '../api-error.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { type OpenShareServices, openShare } from '../shares/open-share.ts';
import type { Viewer } from '../viewer.ts';
import { verifyStoredAudit } from './verify-audit.ts';
import type { VerifyServices } from './verify-services.ts';

/**
 * Reevaluates the stored evidence of a shared report. Throws 404 for a link that does not work, 409 without evidence, 429
 * for too many, 503 while others are evaluated.
 */
export async function verifyShared(
  services: OpenShareServices & VerifyServices,
  viewer: Viewer,
  token: string,
): Promise<Verification> {
  await consumeRateLimit(services.core, viewer, 'verify-report');
  const shared = await openShare(services, token);
  if (shared === null) throw apiError('not-found', 'This link shows no report, or does not any more.');
  return verifyStoredAudit(services, shared.owner, shared.audit);
}
