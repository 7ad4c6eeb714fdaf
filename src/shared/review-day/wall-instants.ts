import { toInstant, type WallTime, wallTimeAt } from './wall-time.ts';

/** Cache limit: far more than the plans of one person need, and some megabytes at most. */
const mostRemembered = 20_000;
const known = new Map<string, number | null>();

/**
 * The instant of a local time in a zone; null if it does not exist on that day. Memoized: a plan uses few instants, each
 * for many people and after every change, and computing one takes some 20 µs.
 */
export function readInstant(time: WallTime, timeZone: string): number | null {
  const key = `${time.day} ${time.minute} ${timeZone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostRemembered) known.clear();
  const atMs = toInstant(time, timeZone);
  const shown = wallTimeAt(atMs, timeZone);
  const read = shown.day === time.day && shown.minute === time.minute ? atMs : null;
  known.set(key, read);
  return read;
}
