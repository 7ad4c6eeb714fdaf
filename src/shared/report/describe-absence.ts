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

/** The text for a fact without a value: "not found" only where the check for it was measured. */
export function describeAbsence(field: keyof Business, factors: Factors): string {
  if (field === 'siteBuilder') return 'Not recognised';
  const check = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .find(({ id }) => id === CHECK_OF[field]);
  return check?.status === 'fail' ? 'Not found on your site' : 'Not read from your site';
}
