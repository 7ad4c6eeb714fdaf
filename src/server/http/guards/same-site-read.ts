import type { Context } from 'hono';
import { apiError } from '../../services/api-error.ts';

/** How a page of ours asks: with a call, or for a download by following a link, which a bookmark does too. */
type ReadKind = 'call' | 'navigation';

/**
 * Lets only our own pages, and programs, ask for what costs money on GET: another site's link carries a visitor's `Lax`
 * cookies along. Every browser of today says where a request comes from (`Sec-Fetch-Site`); one that carries cookies and
 * does not say it is refused. A program without cookies cannot be a visitor misled. Throws 403.
 */
export function requireSameSiteRead(c: Context, kind: ReadKind): void {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin' || (kind === 'navigation' && site === 'none')) return;
  if (site === undefined && c.req.header('cookie') === undefined) return;
  throw apiError('forbidden', 'This request came from another website, or from a browser that does not say so.');
}
