import { MISSING_PART } from './missing-part-name.ts';

export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === MISSING_PART;
}

/** A page that was loaded again this recently and still misses a script is not helped by loading it once more. */
const recentMs = 60_000;

/**
 * Whether loading the page again can bring a missing script: after an update an open page names scripts that are gone, and the
 * new page names new ones.
 */
export function isWorthReloading(
  { now, type }: { readonly now: number; readonly type: string | undefined } = readPageLoad(),
  isOnline: boolean = navigator.onLine,
): boolean {
  return isOnline && !(type === 'reload' && now < recentMs);
}

function readPageLoad() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return { now: performance.now(), type: load?.type };
}
