import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { Database } from './database.ts';

/**
 * Opens the configured database: PostgreSQL, or the embedded one in the data folder. Each client is loaded only when used,
 * as loading takes a tenth of a second.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  if (databaseUrl === null) return (await import('./pglite-database.ts')).openPgliteDatabase(dataDir);
  return (await import('./postgres-database.ts')).openPostgresDatabase(databaseUrl, log);
}
