import { findUserIdByEmail } from '../../store/admin/admin-users.ts';
import { requireEmail } from '../accounts/read-credentials.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { type Operating, requireOperator } from './operator.ts';

/** Finds an account by a typed address. Throws 400 for an invalid address, 404 when there is no such account. */
export async function findUserByEmail(
  { database }: Pick<CoreServices, 'database'>,
  by: Operating,
  typedEmail: string,
): Promise<{ id: string; email: string }> {
  requireOperator(by, 'support');
  const email = requireEmail(typedEmail);
  const id = await findUserIdByEmail(database.orm, email);
  if (id === null) throw apiError('not-found', 'There is no account with this email address.');
  return { id, email };
}
