import type { Business } from '../audit/business.ts';
import type { CheckId } from '../audit/check-ids.ts';
import type { Factors } from '../audit/factors.ts';

/** The check that establishes that a fact is missing. Other facts have no such check. */
const CHECK_OF: Readonly<Partial<Record<keyof Business, CheckId>>> = {
  name: 'napConsistency.name',
  phones: 'napConsistency.phone',
  address: 'napConsistency.address',
  serviceAreas: 'napConsistency.address',
  services: 'businessCategory.services',
  socialProfiles: 'communitySignals.social',
};

/**
 * The text for a fact without a value: the values that the site leaves open; that the site doesn’t say it only where the check
 * for it was measured; what kept us from reading it, where the check says so.
 */
export function describeAbsence(
  field: keyof Business | null,
  factors: Factors,
  business: Pick<Business, 'candidates'>,
): string {
  const open = field === 'name' || field === 'category' ? (business.candidates?.[field] ?? []) : [];
  if (open.length > 0) return `We couldn’t tell which: ${open.join(', ')}`;
  const check = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .find(({ id }) => field !== null && id === CHECK_OF[field]);
  if (check?.status === 'fail') return 'Your site doesn’t say';
  if (check?.status === 'notMeasured' && check.finding !== '') return check.finding;
  return 'We couldn’t find it';
}
