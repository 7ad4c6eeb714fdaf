import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/** The policy for everything that is not a page: nothing may be loaded, run or framed. */
const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Parts of a page that run or show nothing on their own: the page's headers rule them. Others cost 600 bytes a file. */
const PART_OF_A_PAGE = /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/;

/**
 * Sets security headers on every response. A policy that the response already has for content, referrer or cross-origin use
 * is kept.
 */
export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (isHttps) headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    if (c.req.path.startsWith('/api/') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (PART_OF_A_PAGE.test(headers.get('Content-Type') ?? '')) return;
    headers.set('X-Frame-Options', 'DENY');
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NOTHING_POLICY);
  };
}

/** The policy of a page of ours whose inline scripts have these hashes (`sha256-...`). */
export function pagePolicy(scriptHashes: readonly string[], isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
