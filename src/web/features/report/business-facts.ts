import type { Business, Mention } from '#shared/audit/business.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { describeAbsence } from '#shared/report/describe-absence.ts';
import { formatAddress } from '#shared/report/format-address.ts';
import { formatCountry, formatLanguage } from '#shared/report/format-code.ts';
import { formatHours } from '#shared/report/format-hours.ts';

/** One line about the business: null and an empty list both mean that nothing was found. */
export interface BusinessFact {
  readonly label: string;
  readonly value: string | null;
  /** The text for a missing value: "not found" only where the check for it was measured. */
  readonly absent: string;
  readonly seen: readonly Mention[];
}

/** What the audit found about the business, in the order an owner would check it. */
export function businessFacts(business: Business, factors: Factors): BusinessFact[] {
  const { category, phones, emails, serviceAreas, services, languages, socialProfiles } = business;
  const fact = (label: string, field: keyof Business, value: string | null): BusinessFact => ({
    label,
    value: value === '' ? null : value,
    absent: describeAbsence(field, factors, business),
    seen: business.sources[field]?.seen ?? [],
  });
  return [
    fact('Name', 'name', business.name),
    fact('Category', 'category', category?.label ?? null),
    fact(
      'Phone',
      'phones',
      phones.map(({ display, isMain }) => (isMain && phones.length > 1 ? `${display} (main)` : display)).join(', '),
    ),
    fact('E-mail', 'emails', emails.join(', ')),
    fact('Address', 'address', formatAddress(business.address)),
    ...known(fact('Country', 'country', business.country === null ? null : formatCountry(business.country))),
    fact(
      'Where you work',
      'serviceAreas',
      [areaKind(business.isServiceArea), serviceAreas.join(', ')].filter(Boolean).join(': '),
    ),
    fact('Opening hours', 'openingHours', formatHours(business.openingHours)),
    fact('Services', 'services', services.map(({ name }) => name).join(', ')),
    ...known(
      fact('Since', 'foundingYear', business.foundingYear === null ? null : String(business.foundingYear)),
      fact('Licenses and memberships', 'credentials', business.credentials.map(({ text }) => text).join(', ')),
    ),
    fact('Languages', 'languages', languages.map(formatLanguage).join(', ')),
    fact('Profiles linked', 'socialProfiles', socialProfiles.map(({ network }) => network).join(', ')),
    fact('Site builder', 'siteBuilder', business.siteBuilder),
  ];
}

/** Facts that are only listed where the site states them: few sites do. */
function known(...facts: readonly BusinessFact[]): BusinessFact[] {
  return facts.filter(({ value }) => value !== null);
}

function areaKind(isServiceArea: boolean | null): string {
  if (isServiceArea === null) return '';
  return isServiceArea ? 'You come to your customers' : 'Customers come to you';
}
