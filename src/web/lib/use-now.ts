import { useSyncExternalStore } from 'react';

/** Relative words are told to the minute. */
const tickMs = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // One clock for all rows of a list, and none when nobody looks.
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The time of day in milliseconds, moved on every minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** Read anew when the clock stands still, so that the first row of a page does not show the time of the one before. */
function readNow(): number {
  if (timer === undefined && Date.now() - now > tickMs) now = Date.now();
  return now;
}
