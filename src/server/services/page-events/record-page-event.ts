import type { z } from 'zod';
import type { Done } from '#shared/api/done.ts';
import type { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { getBucket } from '#shared/product/flags.ts';
import { hasUnseenUpgrade, insertPageEvent } from '../../store/admin/page-events.ts';
import type { CoreServices } from '../core-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import type { Viewer } from '../viewer.ts';

/** Pages report an upgrade when the buyer returns from the payment; a later report belongs to another purchase. */
const UPGRADE_IS_NEW_MS = 3 * 86_400_000;

/**
 * Stores an event of a page with the flag bucket of its browser session and the signed-in account. No address and nothing
 * else about the browser is stored. An upgrade counts once per purchased plan, as the event alone proves nothing. Throws
 * 429 when one address sends too many.
 */
export async function recordPageEvent(
  core: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  { name, userAbId, properties }: z.output<typeof recordPageEventEndpoint.body>,
): Promise<Done> {
  await consumeRateLimit(core, viewer, 'page-event');
  const userId = viewer.account?.id ?? null;
  if (name === 'upgrade_success' && !(await hasJustUpgraded(core, userId))) return { success: true };
  await insertPageEvent(core.database.orm, {
    at: new Date(core.now()),
    name,
    userAbId,
    bucket: getBucket(userAbId),
    userId,
    properties,
  });
  return { success: true };
}

async function hasJustUpgraded(
  { database, now }: Pick<CoreServices, 'database' | 'now'>,
  userId: string | null,
): Promise<boolean> {
  if (userId === null) return false;
  return hasUnseenUpgrade(database.orm, userId, new Date(now() - UPGRADE_IS_NEW_MS));
}
