import { type ServerType, serve } from '@hono/node-server';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import type { App } from './http/app-context.ts';

/** A client that needs longer to send its headers, or its whole request, is holding a connection for nothing. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for connections over those limits. */
const TIMEOUT_CHECK_MS = 2_000;
/** Above what proxies in front keep idle connections (60 s), so that theirs is never cut while in use. */
const KEEP_ALIVE_MS = 65_000;

export interface Listening {
  /** The port that was given, or found when 0 was asked for. */
  readonly port: number;
  /** Takes no more connections and waits until those that work are done, or cuts them after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** Serves the app. Throws `ConfigError` when the address cannot be used. */
export function listen(app: App, { host, port }: Pick<Config, 'host' | 'port'>): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: host,
        port,
        serverOptions: {
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          connectionsCheckingInterval: TIMEOUT_CHECK_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          maxHeaderSize: 16 * 1024,
        },
      },
      (info) => resolve({ port: info.port, close: (graceMs) => closeServer(server, graceMs) }),
    );
    server.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'EADDRINUSE')
        reject(new ConfigError(`Port ${port} on ${host} is in use: stop what uses it, or set PORT.`));
      else if (error.code === 'EACCES')
        reject(new ConfigError(`Port ${port} may not be used by this user: set PORT to 1024 or above.`));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new ConfigError(`HOST ${host} is not an address of this machine.`));
      else reject(error);
    });
  });
}

async function closeServer(server: ServerType, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const cut = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, graceMs);
  await closed;
  clearTimeout(cut);
}
