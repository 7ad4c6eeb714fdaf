import type { AdminStatement } from '#shared/api/admin/content.ts';
import { selectAllStatements } from '../../store/statements.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { showStatement } from './show-statement.ts';

/** Every claim and testimonial with its basis, shown to visitors or not. */
export async function listStatements(
  { database }: Pick<CoreServices, 'database'>,
  by: Operating,
): Promise<{ statements: AdminStatement[] }> {
  requireOperator(by, 'support');
  return { statements: (await selectAllStatements(database.orm)).map(showStatement) };
}
