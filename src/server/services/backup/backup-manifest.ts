import { z } from 'zod';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself; its last entry. */
export const BackupManifest = z.object({
  format: z.literal('porchlight-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Which engine it was made from; it can be restored into either. */
  database: z.enum(['pglite', 'postgres']),
  /** The migrations that had been applied, in order: a backup of an older release is brought forward. */
  migrations: z.array(z.object({ millis: z.number().int(), hash: z.string() })),
  tables: z.record(z.string(), z.object({ rows: z.number().int().min(0), columns: z.array(z.string()) })),
  tasks: z.number().int().min(0),
  /** `missing`: bundles that were deleted between the snapshot and their turn. */
  bundles: z.object({ count: z.number().int().min(0), bytes: z.number().min(0), missing: z.array(Digest) }),
  secret: z.object({
    /** `included`: the server's own, which stands nowhere else. `apart`: the setting SECRET, which must be kept apart. */
    where: z.enum(['included', 'apart']),
    /** Tells one secret from another and gives none away. */
    fingerprint: Digest,
  }),
  /** Of everything before this entry, names and order included. */
  contents: Digest,
});
export type BackupManifest = z.infer<typeof BackupManifest>;

/** What stands in a backup, by the name of its entry. */
export type EntryKind =
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'tasks' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'bundle'; readonly digest: string }
  | { readonly kind: 'manifest'; readonly digest: string };

/** What an entry is; null for a name that no backup has. */
export function classifyBackupEntry(name: string): EntryKind | null {
  const table = /^tables\/([a-z_0-9]+)\/[0-9]{6}\.zst$/.exec(name)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  const bundle = /^bundles\/[0-9a-f]{2}\/([0-9a-f]{64})\.bundle$/.exec(name)?.[1];
  if (bundle !== undefined) return { kind: 'bundle', digest: bundle };
  const manifest = /^manifest-([0-9a-f]{64})\.json$/.exec(name)?.[1];
  if (manifest !== undefined) return { kind: 'manifest', digest: manifest };
  return name === 'tasks.zst' ? { kind: 'tasks' } : name === 'secret' ? { kind: 'secret' } : null;
}

export const entryName = {
  rows: (table: string, piece: number) => `tables/${table}/${String(piece).padStart(6, '0')}.zst`,
  bundle: (digest: string) => `bundles/${digest.slice(0, 2)}/${digest}.bundle`,
  manifest: (digest: string) => `manifest-${digest}.json`,
  tasks: 'tasks.zst',
  secret: 'secret',
} as const;
