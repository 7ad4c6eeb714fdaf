import { type ServerType, serve } from '@hono/node-server';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import type { App } from './http/app-context.ts';

/** Limits for a client to send its headers and its whole request; slower ones hold connections. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node checks connections against those limits. */
const TIMEOUT_CHECK_MS = 2_000;
/** Above the idle timeout of common proxies (60 s), so that we never close a connection that a proxy is about to use. */
const KEEP_ALIVE_MS = 65_000;

export interface Listening {
  /** The configured port, or the one chosen for port 0. */
  readonly port: number;
  /** Accepts no more connections and waits for active ones, then closes those that remain after `graceMs`. */
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
