import { mergeFactWords } from '#shared/fixes/fact-words-after.ts';
import { mergeStatements } from '#shared/fixes/owner-profile.ts';
import type { Orm } from '../../store/database.ts';
import { selectFactWords, upsertFactWord } from '../../store/fact-words.ts';
import { type KeptFixState, selectFixStates, upsertFixState } from '../../store/fix-states.ts';
import { findOwnerProfile, saveStatement, saveTakeout } from '../../store/owner-profiles.ts';

/**
 * Gives one business what its owner told of another, which is the same site and is dropped after it: words on facts fill
 * the gaps; of the profile the newer statement of each value and the newer Takeout file stay, of the steps the newer state.
 */
export async function mergeTold(tx: Orm, keptId: string, droppedId: string): Promise<void> {
  const own = await selectFactWords(tx, keptId);
  const merged = mergeFactWords(own, await selectFactWords(tx, droppedId));
  for (const word of merged.slice(own.length)) await upsertFactWord(tx, keptId, word);
  await mergeFixStates(tx, keptId, droppedId);
  const [kept, dropped] = [await findOwnerProfile(tx, keptId), await findOwnerProfile(tx, droppedId)];
  if (dropped === null) return;
  if (dropped.stated !== null) {
    const at = newerOf(kept?.statedAt ?? null, dropped.statedAt) ?? new Date(0);
    await saveStatement(tx, keptId, mergeStatements(kept?.stated ?? null, dropped.stated), at);
  }
  const isNewer =
    dropped.takeoutAt !== null && newerOf(kept?.takeoutAt ?? null, dropped.takeoutAt) === dropped.takeoutAt;
  if (isNewer && dropped.takeoutAt !== null) await saveTakeout(tx, keptId, dropped.takeout, dropped.takeoutAt);
}

/** Of two states of one check the one that was told or seen last stays. */
async function mergeFixStates(tx: Orm, keptId: string, droppedId: string): Promise<void> {
  const own = new Map((await selectFixStates(tx, keptId)).map((state) => [state.checkId, lastOf(state)]));
  for (const state of await selectFixStates(tx, droppedId))
    if (lastOf(state) > (own.get(state.checkId) ?? 0)) await upsertFixState(tx, keptId, state);
}

function lastOf({ appliedAt, seenAt, lastCheck }: KeptFixState): number {
  return Math.max(appliedAt?.getTime() ?? 0, seenAt?.getTime() ?? 0, Date.parse(lastCheck?.at ?? '') || 0);
}

function newerOf(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
