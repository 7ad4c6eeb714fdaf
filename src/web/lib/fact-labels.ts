import { type Fact, type FactKind, SINGLE_FACT_KINDS } from '#shared/fixes/fact-sheet.ts';

/** The label of a kind of fact, before its value. */
export const kindLabels: Readonly<Record<FactKind, string>> = {
  name: 'Name',
  category: 'Kind of business',
  service: 'Service',
  area: 'Area served',
  street: 'Street',
  city: 'Town',
  region: 'State or region',
  postalCode: 'ZIP code',
  country: 'Country',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  hours: 'Opening hours',
  foundedYear: 'Founded',
  yearsInBusiness: 'Years in business',
  person: 'Person',
  credential: 'License or certificate',
  award: 'Award',
  guarantee: 'Guarantee',
  offer: 'Offer',
  price: 'Price',
  payment: 'Way to pay',
  language: 'Language of the site',
  feature: 'Feature',
  brand: 'Brand',
  rating: 'Star rating',
  reviewCount: 'Number of reviews',
  quote: 'Customer quote',
  sentence: 'In your own words',
  answer: 'Answer on your site',
};

/** The id of a fact's row: a single fact, like the name, stays in its row when it is corrected, although its own id changes. */
export function factRowId({ kind, id }: Pick<Fact, 'kind' | 'id'>): string {
  return `fact-${SINGLE_FACT_KINDS.has(kind) ? kind : id}`;
}
