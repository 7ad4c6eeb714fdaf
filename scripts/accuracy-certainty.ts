import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import { findFactCertainty } from '#shared/audit/fact-certainty.ts';
import { evaluateCategory } from './accuracy-category.ts';
import { holds, isSameName, isSamePostalCode, isSameStreet, isSameText } from './accuracy-compare.ts';
import { weekOfHours, weekOfKey } from './accuracy-hours.ts';
import type { SiteKey } from './accuracy-key.ts';

/** One fact of a site, as its key and the analysis have it. */
interface ComparedFact {
  readonly fact: string;
  readonly field: keyof Business;
  /** Null where the site says nothing that careful readers could name. */
  readonly want: unknown;
  readonly got: unknown;
  readonly isRight: (got: unknown) => boolean;
  /** What the owner is asked where the fact is unsure. */
  readonly candidates?: readonly unknown[];
}

/**
 * Notes each fact under its certainty: how often what is stated and what is read was right, how often the right value was among those
 * asked about, and how often nothing was there where nothing is said.
 */
export function noteByCertainty(
  site: SiteKey,
  { business }: Analysis,
  skip: (name: string) => boolean,
  note: (row: string, right: boolean, got: unknown, want: unknown) => void,
): void {
  for (const { fact, field, want, got, isRight, candidates = [] } of listComparedFacts(site, business)) {
    if (skip(fact)) continue;
    const source = business.sources[field];
    if (got !== null) {
      const certainty = source === undefined ? 'read' : findFactCertainty(source);
      note(`${fact}, ${certainty}`, want !== null && isRight(got), got, want);
    } else if (candidates.length > 0) note(`${fact}, unsure: asked`, candidates.some(isRight), candidates, want);
    else note(`${fact}, absent`, want === null, got, want);
  }
}

function listComparedFacts({ labels }: SiteKey, business: Business): ComparedFact[] {
  const { address, candidates, category, openingHours } = business;
  const names = [labels.business_name, ...labels.name_variants];
  const phone = business.phones.find(({ isMain }) => isMain) ?? business.phones[0];
  const isCategory = (one: { readonly label: string; readonly schemaType: string | null }) =>
    evaluateCategory(labels, one) !== 'wrong';
  const want = labels.address ?? null;
  const part = (
    fact: string,
    wanted: string | null | undefined,
    got: string | null | undefined,
    variants: readonly string[],
    isSame: (a: string, b: string | null) => boolean,
  ): ComparedFact => ({
    fact,
    field: 'address',
    want: wanted ?? null,
    got: got ?? null,
    isRight: (value) => [wanted ?? '', ...variants].some((one) => isSame(one, String(value))),
  });
  const weeks = labels.hours == null ? [] : [labels.hours, ...labels.hours_also_ok].map(weekOfKey);
  const facts: ComparedFact[] = [
    {
      fact: 'name',
      field: 'name',
      want: labels.business_name,
      got: business.name,
      isRight: (value) => names.some((name) => isSameName(String(value), name)),
      candidates: candidates?.name ?? [],
    },
    {
      fact: 'category',
      field: 'category',
      want: labels.category ?? null,
      got: category?.label ?? null,
      isRight: (value) =>
        isCategory({
          label: String(value),
          schemaType: value === category?.label ? (category?.schemaType ?? null) : null,
        }),
      candidates: candidates?.category ?? [],
    },
    {
      fact: 'phone',
      field: 'phones',
      want: labels.phones_e164[0] ?? null,
      got: phone?.e164 ?? null,
      isRight: (value) => labels.phones_e164.some((one) => one === value),
    },
    part('street', want?.street, address?.street, labels.street_variants, isSameStreet),
    part('postal code', want?.postal_code, address?.postalCode, labels.postal_code_variants, isSamePostalCode),
    {
      fact: 'country',
      field: 'country',
      want: want?.country ?? null,
      got: business.country,
      isRight: (value) =>
        [want?.country ?? '', ...labels.country_variants].some((one) => isSameText(one, String(value))),
    },
    part('city', want?.city, address?.city, labels.city_variants, holds),
  ];
  if (labels.hours !== undefined)
    facts.push({
      fact: 'hours',
      field: 'openingHours',
      want: labels.hours,
      got: openingHours === null ? null : weekOfHours(openingHours),
      isRight: (value) => weeks.some((week) => week === value),
    });
  return facts;
}
