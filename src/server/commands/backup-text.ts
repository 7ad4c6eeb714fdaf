import type { BackupManifest } from '../services/backup/backup-manifest.ts';
import type { MadeBackup } from '../services/backup/make-backup.ts';

const MEGABYTE = 1_000_000;

/** The lines that the operator sees after a backup. */
export function backupLines({ path, bytes, manifest }: MadeBackup): string[] {
  return [path, ...manifestLines(manifest), `${(bytes / MEGABYTE).toFixed(1)} MB. Keep it where only you can read it.`];
}

/** The contents of a backup as readable lines. */
export function manifestLines({ createdAt, tables, bundles, secret }: BackupManifest): string[] {
  const rows = (table: string) => tables[table]?.rows ?? 0;
  const missing = bundles.missing.length;
  return [
    `Made ${createdAt}: ${rows('users')} accounts, ${rows('businesses')} businesses, ${rows('audits')} audits, ${bundles.count} evidence bundles.`,
    ...(missing === 0 ? [] : [`${missing} bundles were not there: those audits cannot be judged again.`]),
    secret.where === 'included'
      ? 'The server’s secret is in it.'
      : 'SECRET is not in it: keep that setting in another safe place.',
  ];
}
