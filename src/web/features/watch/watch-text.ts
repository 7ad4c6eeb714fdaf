import type { BusinessWatch } from '#shared/api/watch.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

const EVERY = { weekly: 'every week', monthly: 'every month' } as const;

/** What happens automatically, and when next. */
export function watchSentence({ isOn, rhythm, nextScanAt }: BusinessWatch, now: Date): string {
  if (!isOn) return `This site is not watched. Your plan can have it read again ${EVERY[rhythm]}.`;
  if (nextScanAt === null)
    return 'This site waits: more sites are switched on than your plan watches. Switch another one off and it is read again.';
  const next = new Date(nextScanAt) <= now ? 'next within the hour' : `next on ${formatLongDay(nextScanAt)}`;
  return `This site is read again ${EVERY[rhythm]} by itself, ${next}.`;
}

/** The outcome of the last scan; null: there was none yet. */
export function lastScanSentence({ lastScan }: Pick<BusinessWatch, 'lastScan'>): string | null {
  if (lastScan === null) return null;
  const day = formatLongDay(lastScan.at);
  switch (lastScan.status) {
    case 'open':
      return 'It is being read now.';
    case 'done':
      return `Last read by itself on ${day}.`;
    case 'failed':
      return `On ${day} it could not be read.`;
    default:
      return lastScan.status satisfies never;
  }
}

/** The label of the switch. */
export function switchLabel(rhythm: BusinessWatch['rhythm']): string {
  return `Read this site again ${EVERY[rhythm]}`;
}
