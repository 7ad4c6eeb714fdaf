import type { ApiKey } from '#shared/api/account-access.ts';
import { updateApiKey } from '../../store/accounts/api-keys.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { keyView } from './list-api-keys.ts';

/**
 * Changes the rights of a key, from its next request on. Throws 401 for a visitor, 402 without Agency, 404 for a key that
 * does not exist or is another account's.
 */
export async function changeApiKey(
  { database, log }: Pick<CoreServices, 'database' | 'log'>,
  viewer: Viewer,
  keyId: string,
  change: { readonly mayMail: boolean },
): Promise<{ key: ApiKey }> {
  const account = requireAccount(viewer);
  requireRight(viewer, 'api');
  const record = await updateApiKey(database.orm, { userId: account.id, keyId }, change);
  if (record === null) throw apiError('not-found', 'There is no such key.');
  log.info('api_key_changed', { accountId: account.id, keyId, ...change });
  return { key: keyView(record) };
}
