import { z } from 'zod';
import { selectBundleDigests } from '../../store/audits/orphaned-site-runs.ts';
import { StoredAnalysisError } from '../../store/audits/stored-analyses.ts';
import { damaged, readArchive } from '../../store/database/backup-archive.ts';
import type { Database, Orm } from '../../store/database/database.ts';
import { isMigrated, migrateDatabase, readMigrations } from '../../store/database/migrate.ts';
import { failWaitingMails, forgetBundles, readNewestResult } from '../../store/database/restored-rows.ts';
import {
  type CopiedTable,
  continueNumbers,
  countRows,
  insertRows,
  listCopiedTables,
  setForCopies,
} from '../../store/database/table-copies.ts';
import { WaitingTask } from '../../store/jobs/waiting-tasks.ts';
import { Task } from '../task.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { classifyBackupEntry } from './backup-manifest.ts';
import { unpackLines } from './packed-lines.ts';
import type { ReadBackup } from './read-backup.ts';

/** The backup is intact but cannot be restored here; the message is a sentence for the operator. */
export class RestoreRejectedError extends Error {
  override readonly name = 'RestoreRejectedError';
}

const Row = z.array(z.string().nullable());

/** Tasks that may be queued again. */
export type RestoredTask = { readonly task: Task; readonly startAfter: Date };

/**
 * Restores a verified backup into an empty database in one transaction: the tables of its release, its rows, this release's
 * migrations, and `inTransaction`. Counts every table, and reads the newest audit as a visitor would. Throws
 * `RestoreRejectedError` for a backup of a newer release, `BackupDamagedError` when its content does not match its
 * manifest.
 */
export async function fillDatabase(
  database: Database,
  path: string,
  backup: ReadBackup,
  inTransaction: (tx: Orm, tasks: readonly RestoredTask[]) => Promise<void> = async () => {},
): Promise<void> {
  const { manifest } = backup;
  const files = migrationsOf(manifest);
  await database.orm.transaction(async (tx) => {
    const inside: Database = { ...database, orm: tx };
    await setForCopies(tx);
    await migrateDatabase(inside, files);
    const tables = requireSameTables(await listCopiedTables(tx), manifest);
    const tasks = await insertAll(tx, path, tables);
    for (const table of tables.values())
      if ((await countRows(tx, table)) !== manifest.tables[table.name]?.rows)
        throw damaged(`rows of ${table.name} are missing`);
    await continueNumbers(tx);
    await migrateDatabase(inside);
    await failWaitingMails(tx);
    await forgetBundles(tx, manifest.bundles.missing);
    await checkFilled(tx, backup);
    await inTransaction(tx, tasks);
  });
}

/** The migrations of the backup's release, which must be the first ones of ours; otherwise it is rejected. */
function migrationsOf({ migrations }: BackupManifest): ReturnType<typeof readMigrations> {
  const files = readMigrations();
  const isOurs = migrations.every(({ millis, hash }, index) => {
    const file = files[index];
    return file?.folderMillis === millis && file.hash === hash;
  });
  if (!isOurs || migrations.length === 0)
    throw new RestoreRejectedError('This backup was made by a newer release: install that one, or a later one, first.');
  return files.slice(0, migrations.length);
}

function requireSameTables(tables: readonly CopiedTable[], manifest: BackupManifest): ReadonlyMap<string, CopiedTable> {
  const same = new Map<string, CopiedTable>();
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    if (manifest.tables[table.name]?.columns.join() === columns.join()) same.set(table.name, table);
  }
  const other = Object.keys(manifest.tables).find((name) => !same.has(name));
  if (other !== undefined) throw damaged(`the table ${other} is none of its release`);
  return same;
}

async function insertAll(tx: Orm, path: string, tables: ReadonlyMap<string, CopiedTable>): Promise<RestoredTask[]> {
  for await (const { name, bytes } of readArchive(path)) {
    const entry = classifyBackupEntry(name);
    if (entry?.kind === 'rows') {
      const table = tables.get(entry.table);
      if (table === undefined) throw damaged(`it has rows of ${entry.table} and does not say so`);
      await insertRows(tx, table, await unpackLines(bytes, Row));
    }
    // Tasks follow the last row.
    if (entry?.kind === 'tasks') return readTasks(await unpackLines(bytes, WaitingTask));
  }
  throw damaged('its tasks are missing');
}

/** Mails are not sent again automatically: see `failWaitingMails`. Tasks of a kind unknown to this release are skipped. */
function readTasks(tasks: readonly WaitingTask[]): RestoredTask[] {
  return tasks.flatMap(({ data, startAfter }) => {
    const task = Task.safeParse(data);
    return task.success && task.data.kind !== 'send-mail' ? [{ task: task.data, startAfter }] : [];
  });
}

async function checkFilled(orm: Orm, { digests }: ReadBackup): Promise<void> {
  if (!(await isMigrated(orm))) throw new Error('The restored database is not of this release.');
  const lacking = (await selectBundleDigests(orm)).filter((digest) => !digests.has(digest));
  if (lacking.length > 0) throw damaged(`${lacking.length} evidence bundles are missing`);
  await readNewestResult(orm).catch((error: unknown) => {
    throw error instanceof StoredAnalysisError ? damaged('the newest audit in it cannot be read') : error;
  });
}
