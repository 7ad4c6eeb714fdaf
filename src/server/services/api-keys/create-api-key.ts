import { randomUUID } from 'node:crypto';
import type { ApiKey } from '#shared/api/account-access.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { insertApiKey } from '../../store/accounts/api-keys.ts';
import { apiError } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { makeKeySecret } from './key-secret.ts';
import { keyView } from './list-api-keys.ts';

/**
 * Creates an API key. `secret` is shown only once. Throws 401 for a visitor, 402 without Agency, 409 when the account has
 * as many keys as its plan allows, 429 for too many in a row.
 */
export async function createApiKey(
  { database, log, now }: Pick<CoreServices, 'database' | 'log' | 'now'>,
  viewer: Viewer,
  { name, mayMail }: { readonly name: string; readonly mayMail: boolean },
): Promise<{ key: ApiKey; secret: string }> {
  const account = requireAccount(viewer);
  requireRight(viewer, 'api');
  await consumeRateLimit({ database, now }, viewer, 'api-key');
  const { secret, start, hash } = makeKeySecret();
  const record = { id: randomUUID(), name, start, mayMail, createdAt: new Date(now()) };
  const limit = getPlanLimit(account.plan, 'apiKeys');
  const isKept = await insertApiKey(database.orm, { ...record, userId: account.id, keyHash: hash }, limit);
  if (!isKept)
    throw apiError('limit-reached', `There are ${limit} keys already. Delete one that is no longer used.`, {
      details: { limit },
    });
  log.info('api_key_created', { accountId: account.id, keyId: record.id, mayMail });
  return { key: keyView({ ...record, lastUsedAt: null }), secret };
}
