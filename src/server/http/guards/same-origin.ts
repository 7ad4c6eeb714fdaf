import type { MiddlewareHandler } from 'hono';
import { apiError } from '../../services/api-error.ts';

const STATE_CHANGING: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * CSRF guard: only our own pages may change state. `Origin` must be ours and `Sec-Fetch-Site` same-origin, where sent.
 * Programs send neither; a page of another site cannot leave them out, and cannot send JSON either.
 */
export function requireSameOrigin(publicUrl: URL): MiddlewareHandler {
  return async (c, next) => {
    if (STATE_CHANGING.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isForeign =
        (site !== undefined && site !== 'same-origin' && site !== 'none') ||
        (origin !== undefined && !isOurs(origin, publicUrl, c.req.header('host')));
      if (isForeign) throw apiError('forbidden', 'This request came from another website and was refused.');
    }
    await next();
  };
}

/** Ours is the public origin; on a local server also every name of this machine, when the page was loaded from it. */
function isOurs(origin: string, publicUrl: URL, host: string | undefined): boolean {
  if (origin === publicUrl.origin) return true;
  if (!LOOPBACK_NAMES.has(publicUrl.hostname)) return false;
  const url = URL.parse(origin);
  return url !== null && url.host === host && LOOPBACK_NAMES.has(url.hostname);
}
