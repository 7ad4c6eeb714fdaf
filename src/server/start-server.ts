import { openControlSocket } from './commands/control-socket.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openEngineThread } from './engine-thread.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { releaseStartupMemory } from './release-startup-memory.ts';
import { readOrMakeSecret } from './secret-file.ts';
import { openService } from './service.ts';
import type { AdminServices } from './services/admin/admin-services.ts';
import { makeFirstOwner } from './services/admin/make-first-owner.ts';
import { tightenBackups } from './services/backup/backup-files.ts';
import { endInOrder } from './shutdown.ts';
import { DataFolderError } from './store/database/database.ts';
import { openDatabase } from './store/database/open-database.ts';
import { makeFilesPrivate, tightenFolder } from './store/database/tighten-folder.ts';

/**
 * Starts the server: settings, database, service, port. Prints its address in one line. When it cannot start, prints the
 * reason in one sentence and exits with code 1.
 */
export async function startServer(): Promise<void> {
  await openAndListen().catch((error: unknown) => {
    process.stderr.write(`Porchlight cannot start: ${explain(error)}\n`);
    process.exit(1);
  });
}

async function openAndListen(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, (line) => process.stderr.write(line));
  for (const setting of config.renamedSettings) log.warn('setting_renamed', { ...setting });
  makeFilesPrivate();
  await tightenFolder(config.dataDir);
  if (config.backup !== null) await tightenBackups(config.backup.folder);
  const secret = config.secret ?? (await readOrMakeSecret(config.dataDir));
  const database = await openDatabase(config, log).catch((error: unknown) => {
    throw config.databaseUrl === null ? damaged(config.dataDir, error) : error;
  });
  const engine = openEngineThread(
    config,
    (factor, error) => log.error('factor_failed', { factor, error }),
    (error) => log.error('engine_failed', { error }),
  );
  const service = await openService({ config, database, engine, log, secret, now: Date.now });
  // The embedded database creates files with modes of its own.
  await tightenFolder(config.dataDir);
  const ownerLine = await findOwner(service.admin, config.firstOwner);
  const server = await listen(service.app, config);
  const controlSocket =
    database.kind === 'pglite'
      ? await openControlSocket({ ...service.admin, backUp: service.backUp }, { dataDir: config.dataDir, log })
      : null;
  endInOrder({ server, service, controlSocket, log });
  process.stdout.write(
    `Porchlight is ready at ${config.isProduction ? config.publicUrl.origin : `http://localhost:${server.port}`}\n`,
  );
  if (ownerLine !== null) process.stdout.write(`${ownerLine}\n`);
  releaseStartupMemory();
}

/** Creates the first owner account if the settings say so; returns the line to print, null when there is an owner. */
async function findOwner(admin: AdminServices, settings: Config['firstOwner']): Promise<string | null> {
  const owner = await makeFirstOwner(admin, settings);
  switch (owner.kind) {
    case 'there':
      return null;
    case 'made':
      return 'The owner named in OWNER_EMAIL has an account now. OWNER_PASSWORD is of no further use: take it out.';
    case 'none':
      return 'Nobody operates this server yet. Make yourself an account: npm run operator -- create you@example.com';
    case 'taken':
      return 'OWNER_EMAIL has an account that is no owner. If it is yours: npm run operator -- role EMAIL owner';
    case 'refused':
      throw new ConfigError(`OWNER_EMAIL and OWNER_PASSWORD make no account: ${owner.sentence}`);
    default:
      return owner satisfies never;
  }
}

/** The error for an embedded database that cannot be opened, without a stack. */
function damaged(dataDir: string, error: unknown): Error {
  if (error instanceof DataFolderError) return error;
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return new DataFolderError(
    `The database in ${dataDir} cannot be opened, it may be damaged (${reason}). Move the folder away and restore the last backup: npm run restore -- BACKUP_FILE. Without a backup keep the folder: parts of it may still be read.`,
    { cause: error },
  );
}

/** The message of a configuration error; other errors keep their stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
