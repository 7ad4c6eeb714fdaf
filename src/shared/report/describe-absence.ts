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

/** The text for a fact without a value: the values that the site leaves open; "not found" only where the check for it was measured. */
export function describeAbsence(
  field: keyof Business,
  factors: Factors,
  business: Pick<Business, 'candidates'>,
): string {
  if (field === 'siteBuilder') return 'Not recognised';
  const open = field === 'name' || field === 'category' ? (business.candidates?.[field] ?? []) : [];
  if (open.length > 0) return `We couldn’t tell which: ${open.join(', ')}`;
  const check = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .find(({ id }) => id === CHECK_OF[field]);
  return check?.status === 'fail' ? 'Not found on your site' : 'Not read from your site';
}
