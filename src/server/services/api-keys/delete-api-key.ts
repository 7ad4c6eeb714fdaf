import type { Done } from '#shared/api/done.ts';
import { deleteApiKeyRow as deleteKey } from '../../store/accounts/api-keys.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Ends a key at once. It asks for no plan: whoever has gone back to Free may still throw a key away. Throws 401 for a
 * visitor, 404 for a key that is not there or is another's.
 */
export async function deleteApiKey(
  { database, log }: Pick<CoreServices, 'database' | 'log'>,
  viewer: Viewer,
  keyId: string,
): Promise<Done> {
  const account = requireAccount(viewer);
  if (!(await deleteKey(database.orm, account.id, keyId))) throw apiError('not-found', 'There is no such key.');
  log.info('api_key_deleted', { accountId: account.id, keyId });
  return { success: true };
}
