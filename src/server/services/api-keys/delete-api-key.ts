import type { Done } from '#shared/api/done.ts';
import { deleteApiKeyRow as deleteKey } from '../../store/accounts/api-keys.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Revokes a key at once. Works on any plan, also after a downgrade to Free. Throws 401 for a visitor, 404 for a key that
 * does not exist or is another account's.
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
