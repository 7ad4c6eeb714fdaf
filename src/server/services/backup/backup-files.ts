import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^porchlight-[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}-[0-9]{2}-[0-9]{2}-[0-9]{3}Z\.backup$/;

/** The file name of a backup started at `at`. Names sort by time. */
export function backupName(at: Date): string {
  return `porchlight-${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
}

/** Restricts the backups in a folder to their owner. The folder itself may be shared and is left as it is. */
export async function tightenBackups(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => NAME.test(one))) await chmod(join(folder, name), 0o600);
}

/** Deletes all but the newest `keep` backups in a folder and leaves other files alone. Returns how many were deleted. */
export async function deleteOldBackups(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}
