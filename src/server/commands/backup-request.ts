import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/** A backup request to a running server, the only process that can read the embedded database. */
export const BackupRequest = z.object({ verb: z.literal('backup'), folder: z.string().min(1).max(4096) });
export type BackupRequest = z.infer<typeof BackupRequest>;

/** The backup to restore. With `isCheck` it is only restored into a throwaway database. */
export interface RestoreRequest {
  readonly path: string;
  readonly isCheck: boolean;
}

export const BACKUP_USAGE = `Usage:
  npm run backup -- --to FOLDER                 copy everything into one new file in FOLDER
`;

export const RESTORE_USAGE = `Usage:
  npm run restore -- --from FILE                restore it into the empty server that the settings name
  npm run restore -- --from FILE --check        try it in a throwaway database, and change nothing
`;

/** Parses the command line of a backup; null when it does not match `BACKUP_USAGE`. */
export function parseBackupRequest(args: readonly string[]): BackupRequest | null {
  const folder = read(args, { to: { type: 'string' } })?.to;
  // Made absolute because the server that writes the backup may run in another folder.
  return typeof folder === 'string' && folder !== '' ? { verb: 'backup', folder: resolve(folder) } : null;
}

/** Parses the command line of a restore; null when it does not match `RESTORE_USAGE`. */
export function parseRestoreRequest(args: readonly string[]): RestoreRequest | null {
  const values = read(args, { from: { type: 'string' }, check: { type: 'boolean' } });
  const path = values?.from;
  return typeof path === 'string' && path !== '' ? { path: resolve(path), isCheck: values?.check === true } : null;
}

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

function read(args: readonly string[], options: Options): Readonly<Record<string, unknown>> | null {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch {
    return null;
  }
}
