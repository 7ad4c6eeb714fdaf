import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { compressJson, decompressJson } from '../database/compressed-json.ts';
import type { Orm } from '../database/database.ts';
import { addOnPacks } from '../fixes/fixes-schema.ts';

/** One add-on of one audit. */
export interface AddOnKey {
  readonly auditId: string;
  readonly addOnId: string;
}

const isOf = ({ auditId, addOnId }: AddOnKey) => and(eq(addOnPacks.auditId, auditId), eq(addOnPacks.addOnId, addOnId));

/** The owner's input for an add-on and the stored result; both null when there is none. */
export async function findAddOnPack(orm: Orm, key: AddOnKey): Promise<{ input: unknown; made: unknown }> {
  const [row] = await orm.select({ input: addOnPacks.input, pack: addOnPacks.pack }).from(addOnPacks).where(isOf(key));
  return { input: row?.input ?? null, made: row === undefined || row.pack === null ? null : decompressJson(row.pack) };
}

/** Replaces the owner's input; the earlier result stays until `saveAddOnMade`. */
export async function saveAddOnInput(orm: Orm, key: AddOnKey, input: unknown, now: Date): Promise<void> {
  await orm
    .insert(addOnPacks)
    .values({ ...key, input, updatedAt: now })
    .onConflictDoUpdate({ target: [addOnPacks.auditId, addOnPacks.addOnId], set: { input, updatedAt: now } });
}

/** Stores the result if the owner's input still exists. */
export async function saveAddOnMade(orm: Orm, key: AddOnKey, made: unknown): Promise<void> {
  await orm
    .update(addOnPacks)
    .set({ pack: compressJson(made) })
    .where(isOf(key));
}

/** Deletes the owner's input with its result. */
export async function deleteAddOnPack(orm: Orm, key: AddOnKey): Promise<void> {
  await orm.delete(addOnPacks).where(isOf(key));
}

/** The owner's input for the add-ons of an audit. */
export async function selectAddOnInputs(orm: Orm, auditId: string): Promise<{ addOnId: string; input: unknown }[]> {
  return orm
    .select({ addOnId: addOnPacks.addOnId, input: addOnPacks.input })
    .from(addOnPacks)
    .where(and(eq(addOnPacks.auditId, auditId), isNotNull(addOnPacks.input)))
    .orderBy(asc(addOnPacks.addOnId));
}
