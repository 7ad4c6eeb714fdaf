import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { openRestoredQueue } from '../jobs/restored-queue.ts';
import { createLog, type Log } from '../log.ts';
import { readOrMakeSecret } from '../secret-file.ts';
import { checkBackup } from '../services/backup/check-backup.ts';
import { RestoreRejectedError } from '../services/backup/fill-database.ts';
import { makeBackup } from '../services/backup/make-backup.ts';
import { restoreBackup } from '../services/backup/restore-backup.ts';
import { openBundleFiles } from '../store/audits/bundle-files.ts';
import { BackupDamagedError } from '../store/database/backup-archive.ts';
import { type Database, DataFolderError } from '../store/database/database.ts';
import { readAppliedMigrations } from '../store/database/migrate.ts';
import { openDatabase } from '../store/database/open-database.ts';
import { askRunningServer, ServerNotReachedError } from './ask-running-server.ts';
import {
  BACKUP_USAGE,
  type BackupRequest,
  parseBackupRequest,
  parseRestoreRequest,
  RESTORE_USAGE,
  type RestoreRequest,
} from './backup-request.ts';
import { backupLines, manifestLines } from './backup-text.ts';

/** Output streams of the command. */
export interface BackupTerminal {
  readonly write: (text: string) => void;
  readonly writeAside: (text: string) => void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;
/** Allows for reading a gigabyte of evidence from a slow disk. */
const LONGEST_MS = 3_600_000;

/** The running server refused, or there is nothing to copy; the message is a sentence. */
class RefusedError extends Error {}

/**
 * `npm run backup -- --to FOLDER`: copies the database itself, or asks the server that holds it. Returns the exit code: 0
 * done, 1 refused with a sentence, 2 wrong usage.
 */
export async function runBackupCommand(
  args: readonly string[],
  terminal: BackupTerminal,
  environment?: Environment,
): Promise<number> {
  const request = parseBackupRequest(args);
  return run(request, BACKUP_USAGE, terminal, (asked, log) => backUp(readConfig(environment), asked, log));
}

/** `npm run restore -- --from FILE`: see `restoreBackup`. Returns the exit code as `runBackupCommand` does. */
export async function runRestoreCommand(
  args: readonly string[],
  terminal: BackupTerminal,
  environment?: Environment,
): Promise<number> {
  const request = parseRestoreRequest(args);
  return run(request, RESTORE_USAGE, terminal, (asked, log) => restore(readConfig(environment), asked, log));
}

async function run<Request>(
  request: Request | null,
  usage: string,
  terminal: BackupTerminal,
  act: (request: Request, log: Log) => Promise<readonly string[]>,
): Promise<number> {
  if (request === null) {
    terminal.writeAside(usage);
    return WRONG_USAGE;
  }
  try {
    const lines = await act(request, createLog('warn', terminal.writeAside));
    terminal.write(lines.map((line) => `${line}\n`).join(''));
    return DONE;
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    terminal.writeAside(`${sentence}\n`);
    return REFUSED;
  }
}

async function backUp(config: Config, request: BackupRequest, log: Log): Promise<readonly string[]> {
  // Opening would create an embedded database where there is none.
  if (config.databaseUrl === null && !(await exists(join(config.dataDir, 'database'))))
    throw new RefusedError(`There is no database in ${resolve(config.dataDir)}: is DATA_DIR the server’s?`);
  const database = await openDatabase(config, log).catch((error: unknown) => {
    if (error instanceof DataFolderError) return null;
    throw error;
  });
  if (database === null) {
    const answer = await askRunningServer(config.dataDir, request, LONGEST_MS);
    if (!answer.ok) throw new RefusedError(answer.error);
    return answer.lines;
  }
  try {
    if ((await readAppliedMigrations(database.orm)).length === 0)
      throw new RefusedError('No server has used this database yet: there is nothing to copy.');
    return backupLines(await makeBackup(await servicesOf(config, database, log), request.folder));
  } finally {
    await database.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

async function servicesOf(config: Config, database: Database, log: Log): Promise<Parameters<typeof makeBackup>[0]> {
  const secret = config.secret ?? (await readOrMakeSecret(config.dataDir));
  const bundles = openBundleFiles(config.dataDir);
  return { database, bundles, secret, isOwnSecret: config.secret === null, now: Date.now, log };
}

async function restore(config: Config, { path, isCheck }: RestoreRequest, log: Log): Promise<readonly string[]> {
  if (isCheck) return ['This backup can be restored.', ...manifestLines(await checkBackup(path))];
  const openQueue = (database: Database) => openRestoredQueue(database, log);
  const { manifest, warnings } = await restoreBackup({ config, log, openQueue }, path);
  const next = 'Everybody logs in once more. Mails that had been waiting stand as failed at /admin/mails.';
  return ['Restored. Start the server with npm start.', ...manifestLines(manifest), next, ...warnings];
}

/** The message of an expected error; null for an unexpected one, which is logged with its stack. */
function sentenceOf(error: unknown): string | null {
  const isSentence =
    error instanceof BackupDamagedError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof RefusedError ||
    error instanceof RestoreRejectedError ||
    error instanceof ServerNotReachedError;
  return isSentence ? error.message : fileSentence(error);
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'must not be read or written by this user',
  EPERM: 'must not be read or written by this user',
  EISDIR: 'is a folder',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EROFS: 'is on a disk that cannot be written to',
  ENOSPC: 'is on a disk that is full',
};

function fileSentence(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  const problem = FILE_PROBLEMS[error.code];
  const path = 'path' in error && typeof error.path === 'string' ? error.path : 'The place';
  return problem === undefined ? null : `${path} ${problem}.`;
}
