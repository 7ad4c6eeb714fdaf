import type { z } from 'zod';
import type { Done } from '#shared/api/done.ts';
import type { recordPageEvent as endpoint } from '#shared/api/page-events.ts';
import { bucketOf } from '#shared/product/flags.ts';
import { insertPageEvent } from '../../store/page-events.ts';
import type { CoreServices } from '../core-services.ts';
import { countCall } from '../limits/count-call.ts';
import type { Viewer } from '../viewer.ts';

/**
 * Keeps what a page told, with the flag bucket of its browser session and the account that is signed in. No address and
 * nothing else about the browser is kept. Throws 429 when one address tells too much.
 */
export async function recordPageEvent(
  core: Pick<CoreServices, 'database' | 'now'>,
  viewer: Viewer,
  { name, userAbId, properties }: z.output<typeof endpoint.body>,
): Promise<Done> {
  await countCall(core, viewer, 'page-event');
  await insertPageEvent(core.database.orm, {
    at: new Date(core.now()),
    name,
    userAbId,
    bucket: bucketOf(userAbId),
    userId: viewer.account?.id ?? null,
    properties,
  });
  return { success: true };
}
