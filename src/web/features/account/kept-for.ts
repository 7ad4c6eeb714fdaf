import type { DataSettings, KeepAuditsDays } from '#shared/api/data-care.ts';

const DAYS_OF_YEAR = 365;

/** A choice of how long audits are kept, in words: "12 months". */
export function keptFor(days: KeepAuditsDays): string {
  return days === null ? 'As long as I have the account' : `${(days / DAYS_OF_YEAR) * 12} months`;
}

/** How many audits go when this is chosen. */
export function olderThan({ olderAudits }: Pick<DataSettings, 'olderAudits'>, chosen: KeepAuditsDays): number {
  return olderAudits.find(({ days }) => days === chosen)?.count ?? 0;
}
