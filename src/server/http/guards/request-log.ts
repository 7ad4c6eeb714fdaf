import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from '../../log.ts';
import type { AppEnv } from '../app-context.ts';

/** Gives each request an id, sent in the response and written to every log line about it, and logs one line per response. */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    const begun = performance.now();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const { status } = c.res;
    const isApi = c.req.path.startsWith('/api/');
    const fields = {
      requestId,
      method: c.req.method,
      route: isApi ? routePath(c, -1) : withoutTokens(c.req.path),
      status,
      ms: Math.round(performance.now() - begun),
    };
    if (status >= 500) log.warn('request', fields);
    else if (isApi) log.info('request', fields);
    else log.debug('request', fields);
  };
}

/** Removes tokens of shared reports from a path: they must not be in the log, because they open the report. */
function withoutTokens(path: string): string {
  return path.replace(/^\/r\/[^/]+/, '/r/:token');
}
