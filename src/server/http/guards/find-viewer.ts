import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { findSessionOwner } from '../../services/audits/ensure-session.ts';
import type { Viewer } from '../../services/audits/viewer.ts';
import type { AppDeps, AppEnv } from '../app-context.ts';
import { addressKey, clientAddress } from '../client-address.ts';
import { readSessionToken } from '../session-cookie.ts';

/** Lets a route ask who is calling: the owner behind the cookie, and the address for limits. Looked up once. */
export function findsViewer(deps: AppDeps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    let viewer: Promise<Viewer> | null = null;
    c.set('findViewer', () => {
      viewer ??= findViewer(deps, c);
      return viewer;
    });
    await next();
  };
}

async function findViewer({ config, audits, secret, now }: AppDeps, c: Context<AppEnv>): Promise<Viewer> {
  const token = readSessionToken(c, config.isHttps);
  const address = clientAddress(peerAddress(c), c.req.header('x-forwarded-for'), config.trustedProxyCount);
  return {
    owner: token === null ? null : await findSessionOwner(audits.database.orm, token, new Date(now())),
    addressKey: addressKey(address, secret),
  };
}

/** Undefined when there is no connection: tests call the app without one. */
function peerAddress(c: Context): string | undefined {
  return c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
}
