import type { ShareDays, ShareLink } from '#shared/api/shares.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { DAY_MS } from '#shared/time/durations.ts';
import { relativeTime } from '#web/lib/relative-time.ts';

/** The lifetimes to choose from. */
export const shareDaysLabels: Readonly<Record<ShareDays, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: 'One year',
};

/** "Opened 3 times, last 2 hours ago": all that is recorded about views. */
export function describeOpenings({ openings, lastOpenedAt }: ShareLink, nowMs: number): string {
  if (openings === 0) return 'Not opened yet';
  const last = lastOpenedAt === null ? '' : `, last ${relativeTime(lastOpenedAt, nowMs)}`;
  return `Opened ${openings === 1 ? 'once' : formatCount(openings, 'time')}${last}`;
}

/** True for a link that ends a day or more before its own expiry, because the plan shows the audit no longer than that. */
export function endsSooner({ createdAt, expiresAt }: ShareLink, days: ShareDays): boolean {
  return Date.parse(expiresAt) - Date.parse(createdAt) < (days - 1) * DAY_MS;
}

/** The URL without its common prefix: short enough to distinguish links. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
