import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { Database } from './database.ts';

/**
 * The database the settings name: PostgreSQL, or the embedded one in the data folder. Each engine's client is loaded only
 * when it is used: it costs a tenth of a second of the start.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  if (databaseUrl === null) return (await import('./pglite-database.ts')).openPgliteDatabase(dataDir);
  return (await import('./postgres-database.ts')).openPostgresDatabase(databaseUrl, log);
}
