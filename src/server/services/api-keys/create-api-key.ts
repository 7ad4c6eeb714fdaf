import { randomUUID } from 'node:crypto';
import type { ApiKey } from '#shared/api/account.ts';
import { limitOf } from '#shared/product/rights.ts';
import { insertApiKey } from '../../store/api-keys.ts';
import { refuse } from '../api-error.ts';
import type { CoreServices } from '../core-services.ts';
import { countCall } from '../limits/count-call.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { makeKeySecret } from './key-secret.ts';
import { keyView } from './list-api-keys.ts';

/**
 * Makes a key for a program. `secret` is shown this once. Throws 401 for a visitor, 402 without Agency, 409 when the
 * account has as many keys as its plan allows, 429 for too many in a row.
 */
export async function createApiKey(
  { database, log, now }: Pick<CoreServices, 'database' | 'log' | 'now'>,
  viewer: Viewer,
  name: string,
): Promise<{ key: ApiKey; secret: string }> {
  const account = requireAccount(viewer);
  requireRight(viewer, 'api');
  await countCall({ database, now }, viewer, 'api-key');
  const { secret, start, hash } = makeKeySecret();
  const record = { id: randomUUID(), name, start, createdAt: new Date(now()) };
  const limit = limitOf(account.plan, 'apiKeys');
  const isKept = await insertApiKey(database.orm, { ...record, userId: account.id, keyHash: hash }, limit);
  if (!isKept)
    throw refuse('limit-reached', `There are ${limit} keys already. Delete one that is no longer used.`, {
      details: { limit },
    });
  log.info('api-key-created', { accountId: account.id, keyId: record.id });
  return { key: keyView({ ...record, lastUsedAt: null }), secret };
}
