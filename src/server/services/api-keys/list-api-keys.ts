import type { ApiKey } from '#shared/api/account-access.ts';
import { type ApiKeyRecord, selectApiKeys } from '../../store/accounts/api-keys.ts';
import type { CoreServices } from '../core-services.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';

/** The viewer's API keys, the newest first. Throws 401 for a visitor, 402 without Agency. */
export async function listApiKeys(
  { database }: Pick<CoreServices, 'database'>,
  viewer: Viewer,
): Promise<{ keys: ApiKey[] }> {
  const account = requireAccount(viewer);
  requireRight(viewer, 'api');
  const records = await selectApiKeys(database.orm, account.id);
  return { keys: records.map(keyView) };
}

/** A key as its owner sees it, without its secret. */
export function keyView({ id, name, start, mayMail, createdAt, lastUsedAt }: ApiKeyRecord): ApiKey {
  return {
    id,
    name,
    start,
    mayMail,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
