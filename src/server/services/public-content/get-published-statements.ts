import type { PublicStatement } from '#shared/api/statements.ts';
import { selectPublishedStatements } from '../../store/published-statements.ts';
import type { CoreServices } from '../core-services.ts';

/** Claims and testimonials that are published and have a basis. Anybody may ask. */
export async function getPublishedStatements({
  database,
}: Pick<CoreServices, 'database'>): Promise<{ statements: PublicStatement[] }> {
  return { statements: await selectPublishedStatements(database.orm) };
}
