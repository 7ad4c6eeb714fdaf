import type { Business } from '../audit/business.ts';
import type { Factors } from '../audit/factors.ts';

/** The check that says "none" of a fact. Of the others nothing looks whether words like it stand on a page. */
const CHECK_OF: Readonly<Partial<Record<keyof Business, string>>> = {
  name: 'napConsistency.name',
  phones: 'napConsistency.phone',
  address: 'napConsistency.address',
  serviceAreas: 'napConsistency.address',
  services: 'businessCategory.services',
  socialProfiles: 'communitySignals.social',
};

/** What is said of a fact without a value: "not found" only where the check that looked for it measured that there is none. */
export function describeAbsence(field: keyof Business, factors: Factors): string {
  if (field === 'siteBuilder') return 'Not recognised';
  const check = Object.values(factors)
    .flatMap(({ checks }) => checks)
    .find(({ id }) => id === CHECK_OF[field]);
  return check?.status === 'fail' ? 'Not found on your site' : 'Not read from your site';
}
