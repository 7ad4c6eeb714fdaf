import { and, eq } from 'drizzle-orm';
import {
  isOwnerFileKind,
  type KnownFiles,
  type OwnerFileKind,
  STORED_SCHEMAS,
} from '#shared/owner-files/stored-files.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import { compressJson, decompressJson } from '../database/compressed-json.ts';
import type { Orm } from '../database/database.ts';
import { ownerFiles } from '../fixes/fixes-schema.ts';

/** What is stored of the files of a business. Kinds unknown to this release are left out. */
export async function findOwnerFiles(orm: Orm, businessId: string): Promise<KnownFiles> {
  const rows = await orm
    .select()
    .from(ownerFiles)
    .where(eq(ownerFiles.businessId, businessId))
    .orderBy(ownerFiles.kind);
  const files: KnownFiles = {};
  for (const { kind, content } of rows)
    if (isOwnerFileKind(kind))
      Object.assign(files, { [kind]: readStored(STORED_SCHEMAS[kind], decompressJson(content)) ?? undefined });
  return files;
}

/** Stores the content of a file, replacing an earlier one of its kind. */
export async function upsertOwnerFile<Kind extends OwnerFileKind>(
  tx: Orm,
  businessId: string,
  kind: Kind,
  kept: NonNullable<KnownFiles[Kind]>,
): Promise<void> {
  const values = { content: compressJson(kept), uploadedAt: new Date(kept.uploadedAt) };
  await tx
    .insert(ownerFiles)
    .values({ businessId, kind, ...values })
    .onConflictDoUpdate({ target: [ownerFiles.businessId, ownerFiles.kind], set: values });
}

/** Deletes what is stored of a file. */
export async function deleteOwnerFileRow(tx: Orm, businessId: string, kind: OwnerFileKind): Promise<void> {
  await tx.delete(ownerFiles).where(and(eq(ownerFiles.businessId, businessId), eq(ownerFiles.kind, kind)));
}
