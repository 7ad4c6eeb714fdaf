import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { writeSecret } from '../../secret-file.ts';
import { type BundleFiles, openBundleFiles } from '../../store/audits/bundle-files.ts';
import { readArchive } from '../../store/database/backup-archive.ts';
import { lockDataFolder } from '../../store/database/data-folder-lock.ts';
import type { Database, Orm } from '../../store/database/database.ts';
import { openDatabase } from '../../store/database/open-database.ts';
import { dropUnusedTables, isUnused, selectUnfinishedRunIds } from '../../store/database/restored-rows.ts';
import { type BackupManifest, classifyBackupEntry } from './backup-manifest.ts';
import { fillDatabase, type RestoredTask, RestoreRejectedError } from './fill-database.ts';
import { fingerprintSecret } from './make-backup.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';

/** The queue of the restored database, which gets the unfinished site runs and tasks. */
export interface RestoredQueue {
  add(tx: Orm, siteRunIds: readonly string[], tasks: readonly RestoredTask[]): Promise<void>;
  close(): Promise<void>;
}

export interface RestoreServices {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secret'>;
  readonly log: Log;
  readonly openQueue: (database: Database) => Promise<RestoredQueue>;
}

export interface RestoredServer {
  readonly manifest: BackupManifest;
  /** Further information for the operator, as sentences. */
  readonly warnings: readonly string[];
}

const NOT_EMPTY =
  'This server has data already, and a restore replaces nothing. Point DATA_DIR (and DATABASE_URL) to an empty place, or take what is there away first.';

/**
 * Restores a backup into the empty server of the settings: verifies all of it, then restores evidence, the server's own
 * secret and the database, an embedded one as the last step. Throws `RestoreRejectedError`, `BackupDamagedError`, or
 * `DataFolderError` while a server runs; then nothing has been changed.
 */
export async function restoreBackup(services: RestoreServices, path: string): Promise<RestoredServer> {
  const { dataDir, databaseUrl } = services.config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireEmpty(services);
  const backup = await readBackup(path);
  if (databaseUrl === null) await restoreEmbedded(services, path, backup);
  else await restorePostgres(services, path, backup);
  return { manifest: backup.manifest, warnings: warningsOf(services.config, backup.manifest) };
}

/** Opening would create an embedded database, so its folder is checked first. */
async function requireEmpty({ config, log }: RestoreServices): Promise<void> {
  const folder = join(config.dataDir, 'database');
  if (config.databaseUrl === null && !(await exists(folder))) return;
  const database = await openDatabase(config, log);
  try {
    if (!(await isUnused(database.orm))) throw new RestoreRejectedError(NOT_EMPTY);
  } finally {
    await database.close();
  }
}

/** Fills the database in a temporary folder and moves it into place, so that an interrupted restore can be repeated. */
async function restoreEmbedded(services: RestoreServices, path: string, backup: ReadBackup): Promise<void> {
  const { config } = services;
  const lock = lockDataFolder(config.dataDir);
  const draft = join(config.dataDir, 'database.restoring');
  const place = join(config.dataDir, 'database');
  try {
    await rm(draft, { recursive: true, force: true });
    const database = await openDatabase({ dataDir: draft, databaseUrl: null }, services.log);
    await fillAndClose(services, database, path, backup);
    await restoreFiles(services, path);
    await rm(place, { recursive: true, force: true });
    await rename(join(draft, 'database'), place);
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}

/** Inserts all rows in one transaction: after an interruption the database is still empty. */
async function restorePostgres(services: RestoreServices, path: string, backup: ReadBackup): Promise<void> {
  const database = await openDatabase(services.config, services.log);
  await dropUnusedTables(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  await restoreFiles(services, path);
  await fillAndClose(services, database, path, backup);
}

async function fillAndClose(
  { openQueue }: RestoreServices,
  database: Database,
  path: string,
  backup: ReadBackup,
): Promise<void> {
  try {
    const queue = await openQueue(database);
    try {
      await fillDatabase(database, path, backup, async (tx, tasks) =>
        queue.add(tx, await selectUnfinishedRunIds(tx), tasks),
      );
    } finally {
      await queue.close();
    }
  } finally {
    await database.close();
  }
}

async function restoreFiles({ config }: RestoreServices, path: string): Promise<void> {
  const bundles: BundleFiles = openBundleFiles(config.dataDir);
  for await (const { name, bytes } of readArchive(path)) {
    const entry = classifyBackupEntry(name);
    if (entry?.kind === 'bundle') await bundles.save(bytes);
    if (entry?.kind === 'secret' && config.secret === null) await writeSecret(config.dataDir, bytes.toString('utf8'));
  }
}

function warningsOf({ secret }: RestoreServices['config'], { secret: kept }: BackupManifest): string[] {
  const lost = 'Shared links, and the unsubscribe links of messages sent before, do not work any more.';
  if (secret !== null && fingerprintSecret(secret) !== kept.fingerprint)
    return [`SECRET is not the one that the backed-up server had. ${lost} Set it to that one, if you have it.`];
  if (secret === null && kept.where === 'apart')
    return [
      `The backed-up server had a SECRET of its own, which no backup holds. Set it before you start. Without it: ${lost}`,
    ];
  return [];
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
