import type { MiddlewareHandler } from 'hono';
import type { UntrustedProxy } from '../../services/limits/untrusted-proxy.ts';
import type { AppEnv } from '../app-context.ts';

const HEADERS = ['x-forwarded-for', 'forwarded'] as const;

/** Records requests with a proxy's header while TRUST_PROXY is 0. */
export function notesProxies(proxy: UntrustedProxy | undefined, trustedProxyCount: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (trustedProxyCount === 0 && proxy !== undefined) {
      const header = HEADERS.find((name) => c.req.header(name) !== undefined);
      if (header !== undefined) proxy.note(header);
    }
    await next();
  };
}
