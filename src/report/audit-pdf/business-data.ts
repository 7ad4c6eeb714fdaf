import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import { describeAbsence } from '#shared/report/describe-absence.ts';
import { formatAddress } from '#shared/report/format-address.ts';
import { formatCountry } from '#shared/report/format-code.ts';
import { formatHours } from '#shared/report/format-hours.ts';
import { type ForeignText, setForeignText } from '../pdf/foreign-text.ts';

const longestFact = 600;
const mostInList = 40;

/** One line about the business. */
export interface BusinessFactData {
  readonly label: string;
  /** Null: nothing was found. */
  readonly value: ForeignText | null;
  /** The text for a missing value. */
  readonly absent: string;
  /** From the owner; it outranks the site. */
  readonly isOwners: boolean;
}

/** The facts of an audit, in the order its owner would check them, with the owner's input marked. */
export function businessFactsData({ business, factors }: Pick<Analysis, 'business' | 'factors'>): BusinessFactData[] {
  const language = business.languages[0] ?? null;
  const fact = (label: string, field: keyof Business, value: string | null): BusinessFactData => ({
    label,
    value: value === null || value.trim() === '' ? null : setForeignText(value, language, longestFact),
    absent: describeAbsence(field, factors, business),
    isOwners: business.sources[field]?.takenFrom.place === 'owner',
  });
  return [
    fact('Name', 'name', business.name),
    fact('Trade', 'category', business.category?.label ?? null),
    fact('Address', 'address', formatAddress(business.address)),
    ...known(fact('Country', 'country', business.country === null ? null : formatCountry(business.country))),
    fact('Phone', 'phones', listed(business.phones.map(({ display }) => display))),
    fact('Email', 'emails', listed(business.emails)),
    fact('Hours', 'openingHours', formatHours(business.openingHours)),
    fact('Services', 'services', listed(business.services.map(({ name }) => name))),
    fact('Areas', 'serviceAreas', listed(business.serviceAreas)),
    ...known(
      fact('Since', 'foundingYear', business.foundingYear === null ? null : String(business.foundingYear)),
      fact('Licenses and memberships', 'credentials', listed(business.credentials.map(({ text }) => text))),
    ),
    fact('Profiles', 'socialProfiles', listed(business.socialProfiles.map(({ network }) => network))),
  ];
}

/** Facts that are only listed where the site states them: few sites do. */
function known(...facts: readonly BusinessFactData[]): BusinessFactData[] {
  return facts.filter(({ value }) => value !== null);
}

function listed(values: readonly string[]): string | null {
  if (values.length === 0) return null;
  const rest = values.length - mostInList;
  return `${values.slice(0, mostInList).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
