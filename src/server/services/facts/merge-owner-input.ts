import { mergeFactOverrides } from '#shared/fixes/apply-fact-overrides.ts';
import { mergeStatements } from '#shared/fixes/owner-profile.ts';
import { OWNER_FILE_KINDS } from '#shared/owner-files/stored-files.ts';
import type { Orm } from '../../store/database/database.ts';
import { selectFactOverrides, upsertFactOverride } from '../../store/facts/fact-overrides.ts';
import { findOwnerFiles, upsertOwnerFile } from '../../store/facts/owner-files.ts';
import { findOwnerProfile, saveOwnerStatement, saveTakeout } from '../../store/facts/owner-profiles.ts';
import { type FixStateRecord, selectFixStates, upsertFixState } from '../../store/fixes/fix-states.ts';

/**
 * Merges the owner input of one business into another of the same site before the first is deleted: overrides of facts fill
 * the gaps; of the profile the newer statement of each value and the newer Takeout file are kept, of the steps the newer
 * state.
 */
export async function mergeOwnerInput(tx: Orm, keptId: string, droppedId: string): Promise<void> {
  const own = await selectFactOverrides(tx, keptId);
  const merged = mergeFactOverrides(own, await selectFactOverrides(tx, droppedId));
  for (const word of merged.slice(own.length)) await upsertFactOverride(tx, keptId, word);
  await mergeFixStates(tx, keptId, droppedId);
  await mergeFiles(tx, keptId, droppedId);
  const [kept, dropped] = [await findOwnerProfile(tx, keptId), await findOwnerProfile(tx, droppedId)];
  if (dropped === null) return;
  if (dropped.stated !== null) {
    const at = newerOf(kept?.statedAt ?? null, dropped.statedAt) ?? new Date(0);
    await saveOwnerStatement(tx, keptId, mergeStatements(kept?.stated ?? null, dropped.stated), at);
  }
  const isNewer =
    dropped.takeoutAt !== null && newerOf(kept?.takeoutAt ?? null, dropped.takeoutAt) === dropped.takeoutAt;
  if (isNewer && dropped.takeoutAt !== null) await saveTakeout(tx, keptId, dropped.takeout, dropped.takeoutAt);
}

/** Of two files of a kind the newer upload is kept. */
async function mergeFiles(tx: Orm, keptId: string, droppedId: string): Promise<void> {
  const own = await findOwnerFiles(tx, keptId);
  const others = await findOwnerFiles(tx, droppedId);
  for (const kind of OWNER_FILE_KINDS) {
    const other = others[kind];
    if (other !== undefined && other.uploadedAt > (own[kind]?.uploadedAt ?? ''))
      await upsertOwnerFile(tx, keptId, kind, other);
  }
}

/** Of two states of one check the newer is kept. */
async function mergeFixStates(tx: Orm, keptId: string, droppedId: string): Promise<void> {
  const own = new Map((await selectFixStates(tx, keptId)).map((state) => [state.checkId, lastOf(state)]));
  for (const state of await selectFixStates(tx, droppedId))
    if (lastOf(state) > (own.get(state.checkId) ?? 0)) await upsertFixState(tx, keptId, state);
}

function lastOf({ appliedAt, seenAt, lastCheck }: FixStateRecord): number {
  return Math.max(appliedAt?.getTime() ?? 0, seenAt?.getTime() ?? 0, Date.parse(lastCheck?.at ?? '') || 0);
}

function newerOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
