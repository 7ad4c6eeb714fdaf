import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';

/** How our pages send the request: by a call, or for a download by following a link, which a bookmark does too. */
type ReadKind = 'call' | 'navigation';

/**
 * CSRF guard for GET requests that cost money, because a link on another site sends `Lax` cookies along: only our own pages
 * and programs may send them. Current browsers all send `Sec-Fetch-Site`; a request with cookies and without that header is
 * refused. A program without cookies cannot act for a visitor. Throws 403.
 */
export function requireSameSiteRead(c: Context, kind: ReadKind): void {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin' || (kind === 'navigation' && site === 'none')) return;
  if (site === undefined && c.req.header('cookie') === undefined) return;
  throw apiError('forbidden', 'This request came from another website, or from a browser that does not say so.');
}
