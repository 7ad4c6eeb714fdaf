import { type LockedUser, lockUser } from '../../store/admin/admin-users.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';

/** Locks the account that an operator is about to change until the transaction ends. Throws 404. */
export async function requireUser(tx: Orm, userId: string): Promise<LockedUser> {
  const user = await lockUser(tx, userId);
  if (user === null) throw apiError('not-found', 'There is no such account.');
  return user;
}
