import type { Reading } from './read-home.ts';

/** Time reserved for a slow page: with less time left it is not requested. */
const READING_MS = 3000;

/**
 * Waits for the crawl delay of robots.txt. False when the audit's time would be up before the next page
 * has arrived.
 */
export async function waitCrawlDelay({ collector, log }: Reading, seconds: number): Promise<boolean> {
  if (log.elapsedMs() + seconds * 1000 + READING_MS > collector.deadlineMs) return false;
  await collector.sleep(seconds * 1000);
  return !collector.signal.aborted;
}
