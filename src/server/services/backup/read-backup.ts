import { damaged, readArchive, sha256 } from '../../store/database/backup-archive.ts';
import { BackupManifest, classifyBackupEntry } from './backup-manifest.ts';

/** A backup that was read completely and matches its manifest. */
export interface ReadBackup {
  readonly manifest: BackupManifest;
  /** The bundles in it. */
  readonly digests: ReadonlySet<string>;
}

/** Reads a whole backup without storing anything. Throws `BackupDamagedError` when any byte differs from what was written. */
export async function readBackup(path: string): Promise<ReadBackup> {
  const digests = new Set<string>();
  let manifest: BackupManifest | null = null;
  for await (const { name, bytes, contents } of readArchive(path)) {
    const entry = classifyBackupEntry(name);
    if (entry === null || manifest !== null) throw damaged('it has a part that no backup has');
    if (entry.kind === 'bundle') {
      if (sha256(bytes) !== entry.digest) throw damaged('an evidence bundle in it was changed');
      digests.add(entry.digest);
    }
    if (entry.kind !== 'manifest') continue;
    if (sha256(bytes) !== entry.digest) throw damaged('what it says of itself was changed');
    manifest = parseManifest(bytes);
    if (manifest.contents !== contents) throw damaged('one of its parts was changed, added or left out');
  }
  if (manifest === null) throw damaged('it ends too early');
  if (digests.size !== manifest.bundles.count) throw damaged('evidence bundles are missing from it');
  return { manifest, digests };
}

function parseManifest(bytes: Buffer): BackupManifest {
  const parsed = BackupManifest.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!parsed.success) throw damaged('it was made by a newer release, or by something else');
  return parsed.data;
}
