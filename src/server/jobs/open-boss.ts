import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Database } from '../store/database/database.ts';

export const SUPERVISE_SECONDS = 15;

/** Opens pg-boss on the database, creating its tables the first time. All queues of the process share it. */
export async function openBoss(database: Database, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    ...storageOptions(database),
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // One process, no autovacuum, no concurrent DDL: our housekeeping vacuums the embedded database itself.
    ...(database.kind === 'pglite' ? { reindex: false, monitorVacuum: false } : {}),
  });
  boss.on('error', (error) => log.error('queue_error', { error }));
  boss.on('warning', (warning) => log.warn('queue_warning', { warning }));
  await boss.start();
  return boss;
}

function storageOptions(database: Database): ConstructorParameters<typeof PgBoss>[0] & object {
  const storage = database.queueStorage;
  if (storage.backend === 'pglite') return { db: storage.db, backend: 'pglite' };
  return {
    connectionString: storage.connectionString,
    max: 4,
    application_name: 'porchlight-queue',
    connectionTimeoutMillis: 3000,
  };
}
