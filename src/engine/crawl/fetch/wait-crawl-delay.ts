import type { Reading } from './read-home.ts';

/** What a slow page may take: without so much time left it is not asked for. */
const READING_MS = 3000;

/**
 * Waits as long as robots.txt asks between two requests. False when the audit's time would be up before the next page
 * is in.
 */
export async function waitCrawlDelay({ collector, log }: Reading, seconds: number): Promise<boolean> {
  if (log.elapsedMs() + seconds * 1000 + READING_MS > collector.deadlineMs) return false;
  await collector.sleep(seconds * 1000);
  return !collector.signal.aborted;
}
