import type { Verification } from '#shared/api/verify.ts';
import { refuse } from '../api-error.ts';
import { countCall } from '../limits/count-call.ts';
import { type OpenShareServices, openShare } from '../shares/open-share.ts';
import type { Viewer } from '../viewer.ts';
import { verifyKept } from './verify-audit.ts';
import type { VerifyServices } from './verify-services.ts';

/**
 * Judges the kept evidence of a report again that somebody was given a link to. Throws 404 for a link that shows none, 409 without
 * evidence, 429 for too many, 503 while others are judged.
 */
export async function verifyShared(
  services: OpenShareServices & VerifyServices,
  viewer: Viewer,
  token: string,
): Promise<Verification> {
  await countCall(services.core, viewer, 'verify-report');
  const shared = await openShare(services, token);
  if (shared === null) throw refuse('not-found', 'This link shows no report, or does not any more.');
  return verifyKept(services, shared.owner, shared.audit);
}
