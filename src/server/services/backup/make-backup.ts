import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { BundleFiles } from '../../store/audits/bundle-files.ts';
import { selectBundleDigests } from '../../store/audits/orphaned-site-runs.ts';
import { type ArchiveWriter, createArchive, PARTIAL, sha256 } from '../../store/database/backup-archive.ts';
import type { Database, Orm } from '../../store/database/database.ts';
import { readAppliedMigrations } from '../../store/database/migrate.ts';
import {
  type CopiedTable,
  inSnapshot,
  listCopiedTables,
  type RowTexts,
  readRows,
} from '../../store/database/table-copies.ts';
import { selectWaitingTasks } from '../../store/jobs/waiting-tasks.ts';
import { backupName } from './backup-files.ts';
import { type BackupManifest, entryName } from './backup-manifest.ts';
import { packLines } from './packed-lines.ts';

/** Dependencies of a backup. */
export interface BackupServices {
  readonly database: Database;
  readonly bundles: BundleFiles;
  /** The server's secret, and whether the server generated it: then only the data folder holds it. */
  readonly secret: string;
  readonly isOwnSecret: boolean;
  readonly now: () => number;
  readonly log: Log;
}

/** A complete backup at its final path. */
export interface MadeBackup {
  readonly path: string;
  readonly bytes: number;
  readonly manifest: BackupManifest;
}

/** Rows of a table are stored in chunks of about this size, so that neither side holds a whole table in memory. */
const PIECE_CHARACTERS = 4_000_000;
const STALE_DRAFT_MS = 24 * 3_600_000;
const VERSION = 1;

/**
 * Writes everything the server stores to one new file in `folder`: a snapshot of the tables, waiting tasks, evidence
 * bundles, and the secret where the server generated it. While the tables are copied, the embedded database answers no
 * other query.
 */
export async function makeBackup(services: BackupServices, folder: string, signal?: AbortSignal): Promise<MadeBackup> {
  const { database, bundles, secret, isOwnSecret, now, log } = services;
  const begun = performance.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeStaleDrafts(folder, now());
  const createdAt = new Date(now());
  const path = join(folder, backupName(createdAt));
  const archive = await createArchive(path);
  try {
    const copied = await inSnapshot(database.orm, (tx) => copyDatabase(tx, archive, signal));
    const databaseMs = Math.round(performance.now() - begun);
    if (isOwnSecret) await archive.add(entryName.secret, Buffer.from(secret));
    const { digests, ...tables } = copied;
    const manifest: BackupManifest = {
      format: 'porchlight-backup',
      version: VERSION,
      createdAt: createdAt.toISOString(),
      database: database.kind,
      ...tables,
      bundles: await copyBundles(bundles, archive, digests, signal),
      secret: { where: isOwnSecret ? 'included' : 'apart', fingerprint: fingerprintSecret(secret) },
      contents: archive.contents(),
    };
    const text = Buffer.from(JSON.stringify(manifest));
    await archive.add(entryName.manifest(sha256(text)), text);
    const bytes = await archive.finish();
    log.info('backup_made', { path, bytes, databaseMs, ms: Math.round(performance.now() - begun) });
    return { path, bytes, manifest };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

/** A digest by which two servers' secrets can be compared. */
export function fingerprintSecret(secret: string): string {
  return sha256(`porchlight-backup\n${secret}`);
}

type Copied = Pick<BackupManifest, 'migrations' | 'tables' | 'tasks'> & { readonly digests: readonly string[] };

async function copyDatabase(tx: Orm, archive: ArchiveWriter, signal: AbortSignal | undefined): Promise<Copied> {
  const migrations = await readAppliedMigrations(tx);
  const tables: BackupManifest['tables'] = {};
  for (const table of await listCopiedTables(tx)) {
    const rows = await copyTable(tx, archive, table, signal);
    tables[table.name] = { rows, columns: table.columns.map(({ name }) => name) };
  }
  const tasks = await selectWaitingTasks(tx);
  await archive.add(entryName.tasks, await packLines(tasks));
  return { migrations, tables, tasks: tasks.length, digests: await selectBundleDigests(tx) };
}

async function copyTable(
  tx: Orm,
  archive: ArchiveWriter,
  table: CopiedTable,
  signal: AbortSignal | undefined,
): Promise<number> {
  let [rows, pieces, characters] = [0, 0, 0];
  let piece: RowTexts[] = [];
  const put = async () => {
    await archive.add(entryName.rows(table.name, pieces), await packLines(piece));
    pieces += 1;
    characters = 0;
    piece = [];
  };
  for await (const batch of readRows(tx, table)) {
    signal?.throwIfAborted();
    for (const row of batch) {
      rows += 1;
      piece.push(row);
      characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (characters > PIECE_CHARACTERS) await put();
    }
  }
  if (piece.length > 0) await put();
  return rows;
}

async function copyBundles(
  bundles: BundleFiles,
  archive: ArchiveWriter,
  digests: readonly string[],
  signal: AbortSignal | undefined,
): Promise<BackupManifest['bundles']> {
  const missing: string[] = [];
  let bytes = 0;
  for (const digest of digests) {
    signal?.throwIfAborted();
    const bundle = await bundles.read(digest);
    if (bundle === null) missing.push(digest);
    else await archive.add(entryName.bundle(digest), bundle);
    bytes += bundle?.length ?? 0;
  }
  return { count: digests.length - missing.length, bytes, missing };
}

/** Deletes drafts of killed processes; a draft of today may still be written by another process. */
async function removeStaleDrafts(folder: string, nowMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.porchlight-') || !name.endsWith(PARTIAL)) continue;
    const found = await stat(join(folder, name)).catch(() => null);
    if (found !== null && found.mtimeMs < nowMs - STALE_DRAFT_MS) await rm(join(folder, name), { force: true });
  }
}
