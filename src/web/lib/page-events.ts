import type { PageEventName } from '#shared/product/page-events.ts';
import { userAbId } from './user-ab-id.ts';

/** The path of the contract's endpoint; the contract itself would bring its schemas into the first script. */
const path = '/api/events';

/**
 * Tells our own server that something happened on a page. Nobody waits for it and nothing depends on it: a lost event is
 * lost. It is sent even while the page is being left.
 */
export function sendPageEvent(
  name: PageEventName,
  properties: Readonly<Record<string, string | number | boolean | null>> = {},
): void {
  fetch(path, {
    method: 'POST',
    keepalive: true,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, userAbId: userAbId(), properties }),
  })
    // An answer that nobody reads keeps its connection busy.
    .then((response) => response.text())
    .catch(() => {
      // Offline, or the server is away.
    });
}
