import type { AdminPublicClaim } from '#shared/api/admin/content.ts';
import { selectAllPublicClaims } from '../../store/admin/public-claims.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { showPublicClaim } from './show-public-claim.ts';

/** Every claim and testimonial with its basis, shown to visitors or not. */
export async function listPublicClaims(
  { database }: Pick<CoreServices, 'database'>,
  by: Operating,
): Promise<{ statements: AdminPublicClaim[] }> {
  requireOperator(by, 'support');
  return { statements: (await selectAllPublicClaims(database.orm)).map(showPublicClaim) };
}
