import type { BusinessWatch } from '#shared/api/watch.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

const EVERY = { weekly: 'every week', monthly: 'every month' } as const;

/** What happens automatically, and when next. */
export function watchSentence({ isOn, rhythm, nextScanAt }: BusinessWatch, now: Date): string {
  if (!isOn) return `Regular checks are off. Your plan includes one ${EVERY[rhythm]}.`;
  if (nextScanAt === null)
    return 'This site is waiting: you turned on more sites than your plan checks. Turn another one off to check this one.';
  const next = new Date(nextScanAt) <= now ? 'next within the hour' : `next on ${formatLongDay(nextScanAt)}`;
  return `We check this site ${EVERY[rhythm]}, ${next}.`;
}

/** The outcome of the last scan; null: there was none yet. */
export function lastScanSentence({ lastScan }: Pick<BusinessWatch, 'lastScan'>): string | null {
  if (lastScan === null) return null;
  const day = formatLongDay(lastScan.at);
  switch (lastScan.status) {
    case 'open':
      return 'We’re checking it now.';
    case 'done':
      return `Last check: ${day}.`;
    case 'failed':
      return `We couldn’t check it on ${day}.`;
    default:
      return lastScan.status satisfies never;
  }
}

/** The label of the switch. */
export function switchLabel(rhythm: BusinessWatch['rhythm']): string {
  return `Check this site ${EVERY[rhythm]}`;
}
