import type { PublicClaim } from '#shared/api/public-claims.ts';
import { selectPublishedClaims } from '../../store/admin/published-claims.ts';
import type { CoreServices } from '../core-services.ts';

/** Claims and testimonials that are published and have a basis. Public. */
export async function getPublishedClaims({
  database,
}: Pick<CoreServices, 'database'>): Promise<{ statements: PublicClaim[] }> {
  return { statements: await selectPublishedClaims(database.orm) };
}
