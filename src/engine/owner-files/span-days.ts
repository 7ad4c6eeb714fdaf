import type { FilePeriod } from '#shared/owner-files/stored-files.ts';

/** The period from the first to the last of some days (`2026-11-22`), in any order; null without days. Pure. */
export function spanDays(days: readonly string[]): FilePeriod | null {
  const [first, ...rest] = days;
  if (first === undefined) return null;
  let from = first;
  let to = first;
  for (const day of rest) {
    if (day < from) from = day;
    if (day > to) to = day;
  }
  return { from, to };
}
