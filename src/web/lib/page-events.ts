import type { PageEventName } from '#shared/product/page-events.ts';
import { userAbId } from './user-ab-id.ts';

/** The path of the contract's endpoint; importing the contract would add its schemas to the first script. */
const path = '/api/events';

/**
 * Reports a page event to our own server. Fire and forget: a lost event is lost. It is sent even while the page is being
 * left.
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
    // An unread response keeps its connection busy.
    .then((response) => response.text())
    .catch(() => {
      // Offline, or the server is down.
    });
}
