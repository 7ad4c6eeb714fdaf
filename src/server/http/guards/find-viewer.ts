import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { findAccountByApiKey, findSessionAccount } from '../../services/accounts/find-account.ts';
import { findSessionOwner } from '../../services/audits/ensure-session.ts';
import type { Viewer } from '../../services/viewer.ts';
import type { AppDeps, AppEnv } from '../app-context.ts';
import { addressKey, clientAddress, networkKey, wideNetworkKeys } from '../client-address.ts';
import { readAccountToken, readSessionToken } from '../session-cookie.ts';
import { readApiKey } from './api-key.ts';

/**
 * Gives routes the caller: the account or anonymous session behind the key or cookie, and the address for limits. Looked up
 * once per request.
 */
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

/** With an API key, cookies are ignored. */
async function findViewer({ config, core }: AppDeps, c: Context<AppEnv>): Promise<Viewer> {
  const { isHttps, trustedProxyCount } = config;
  const address = clientAddress(peerAddress(c), c.req.header('x-forwarded-for'), trustedProxyCount);
  const network = networkKey(address, core.secret);
  const addressed = {
    addressKey: addressKey(address, core.secret),
    wideNetworkKeys: wideNetworkKeys(address, core.secret),
    ...(network === null ? {} : { networkKey: network }),
  };
  const key = readApiKey(c);
  if (key !== null) {
    const account = await findAccountByApiKey(core, key);
    return { ...addressed, owner: { kind: 'account', accountId: account.id }, account, visitorSessionId: null };
  }
  const accountToken = readAccountToken(c, isHttps);
  const visitorToken = readSessionToken(c, isHttps);
  const account = accountToken === null ? null : await findSessionAccount(core, accountToken);
  const visitor =
    visitorToken === null ? null : await findSessionOwner(core.database.orm, visitorToken, new Date(core.now()));
  return {
    ...addressed,
    owner: account === null ? visitor : { kind: 'account', accountId: account.id },
    account,
    visitorSessionId: visitor?.kind === 'session' ? visitor.sessionId : null,
  };
}

/** Undefined when there is no connection: tests call the app without one. */
function peerAddress(c: Context): string | undefined {
  return c.env?.incoming === undefined ? undefined : getConnInfo(c).remote.address;
}
