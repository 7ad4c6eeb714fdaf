import { findFreePort } from '../ports.ts';
import { makeDataDir, startServerProcess } from '../server-process.ts';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';

export interface RunningProduct {
  /** The origin of the product, without a trailing slash. */
  readonly origin: string;
  /** The audited site. */
  readonly site: FixtureSite;
  close(): Promise<void>;
}

/**
 * Starts the real server on a free port with an empty database, and a site for it to audit at every `*.test` host.
 * `settings` are further environment variables.
 */
export async function openProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const [site, port, dataDir] = await Promise.all([openFixtureSite(), findFreePort(), makeDataDir()]);
  const server = await startServerProcess({
    dataDir: dataDir.path,
    real: true,
    environment: {
      LOG_LEVEL: 'error',
      PORT: String(port),
      PORCHLIGHT_CONNECT_TO: `*.test=127.0.0.1:${site.port}`,
      ...settings,
    },
  });
  return {
    origin: `http://localhost:${port}`,
    site,
    async close() {
      await server.end('SIGTERM');
      await site.close();
      await dataDir.remove();
    },
  };
}
