import type { DataSettings, RetentionDays } from '#shared/api/data-retention.ts';

const DAYS_OF_YEAR = 365;

/** A choice of how long audits are kept, in words: "12 months". */
export function formatRetention(days: RetentionDays): string {
  return days === null ? 'As long as I have the account' : `${(days / DAYS_OF_YEAR) * 12} months`;
}

/** How many audits go when this is chosen. */
export function olderThan({ olderAudits }: Pick<DataSettings, 'olderAudits'>, chosen: RetentionDays): number {
  return olderAudits.find(({ days }) => days === chosen)?.count ?? 0;
}
