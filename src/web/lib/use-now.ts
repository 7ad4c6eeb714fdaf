import { useSyncExternalStore } from 'react';

/** Relative times have a resolution of a minute. */
const tickMs = 60_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // One timer for all rows of a list, and none without subscribers.
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

/** The current time in milliseconds, updated every minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** Read again when the timer is stopped, so that the first row of a page does not show a stale time. */
function readNow(): number {
  if (timer === undefined && Date.now() - now > tickMs) now = Date.now();
  return now;
}
