import type { DataSettings, RetentionDays } from '#shared/api/data-retention.ts';

const DAYS_OF_YEAR = 365;

/** A retention period in words: "12 months". */
export function formatRetention(days: RetentionDays): string {
  return days === null ? 'As long as I have the account' : `${(days / DAYS_OF_YEAR) * 12} months`;
}

/** How many audits this choice would delete. */
export function olderThan({ olderAudits }: Pick<DataSettings, 'olderAudits'>, chosen: RetentionDays): number {
  return olderAudits.find(({ days }) => days === chosen)?.count ?? 0;
}
