import type { BackupSettings } from '../../config.ts';
import { recordScheduleDone } from '../../store/jobs/schedules.ts';
import { deleteOldBackups } from './backup-files.ts';
import { checkInThread } from './check-in-thread.ts';
import { type BackupServices, makeBackup } from './make-backup.ts';

/** The name of the row that says when a backup last passed its check. */
export const BACKUP_CHECKED = 'backup-checked';

/**
 * Makes the nightly backup, restores it into a throwaway database, and only then deletes the oldest ones. Null settings:
 * does nothing. Throws when a step fails: the task is retried, and the overview warns once no backup has passed for 26
 * hours.
 */
export async function makeNightlyBackup(
  services: BackupServices,
  settings: BackupSettings | null,
  signal: AbortSignal,
): Promise<void> {
  if (settings === null) return;
  const { path } = await makeBackup(services, settings.folder, signal);
  await checkInThread(path, signal).catch((error: unknown) => {
    services.log.error('backup_check_failed', { path, error });
    throw error;
  });
  await recordScheduleDone(services.database.orm, BACKUP_CHECKED, new Date(services.now()));
  const deleted = await deleteOldBackups(settings.folder, settings.keep);
  services.log.info('backup_checked', { path, deleted });
}
