import { toInstant, type WallTime, wallTimeAt } from './wall-time.ts';

/** Far more than the plans of one person name, and some megabytes at most. */
const mostRemembered = 20_000;
const known = new Map<string, number | null>();

/**
 * The moment at which the clock of a zone shows a time; null on a day on which it never does. What was read is remembered: a
 * plan asks for few moments, each for many people and anew with every change, and reading one takes the runtime some 20 µs.
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
