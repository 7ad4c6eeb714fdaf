import type { AdminUser } from '#shared/api/admin/users.ts';
import { selectOperators } from '../../store/admin/admin-users.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';
import { showUser } from './show-user.ts';

/** All accounts with an operator's role, the oldest first. */
export async function listOperators(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  by: Operating,
): Promise<AdminUser[]> {
  requireOperator(by, 'owner');
  return (await selectOperators(database.orm, new Date(now()))).map(showUser);
}
