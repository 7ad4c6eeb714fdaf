import type { Fact, FactKind } from '#shared/fixes/fact-sheet.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

/** What a kind of fact is called before its value. */
export const kindLabels: Readonly<Record<FactKind, string>> = {
  name: 'Name',
  category: 'Kind of business',
  service: 'Service',
  area: 'Area served',
  street: 'Street',
  city: 'Town',
  region: 'State or region',
  postalCode: 'Postcode',
  country: 'Country',
  phone: 'Phone',
  email: 'E-mail',
  website: 'Website',
  hours: 'Opening hours',
  foundedYear: 'Founded in',
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
  quote: 'Words of a customer',
};

interface GroupPlan {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly FactKind[];
  /** Kinds that an owner may add here; rating and reviews have a form of their own. */
  readonly addable: readonly FactKind[];
}

const groupPlans: readonly GroupPlan[] = [
  {
    id: 'who',
    title: 'Who you are',
    kinds: ['name', 'category', 'foundedYear', 'yearsInBusiness', 'person', 'language'],
    addable: ['foundedYear', 'yearsInBusiness', 'person', 'category', 'name'],
  },
  {
    id: 'where',
    title: 'Where and when to reach you',
    kinds: ['street', 'postalCode', 'city', 'region', 'country', 'phone', 'email', 'website', 'hours', 'area'],
    addable: ['area', 'phone', 'email', 'hours', 'street', 'postalCode', 'city', 'region'],
  },
  {
    id: 'what',
    title: 'What you do',
    kinds: ['service', 'feature', 'brand', 'price', 'offer', 'payment'],
    addable: ['service', 'feature', 'brand', 'price', 'offer', 'payment'],
  },
  {
    id: 'trust',
    title: 'Why people trust you',
    kinds: ['credential', 'award', 'guarantee', 'rating', 'reviewCount', 'quote'],
    addable: ['credential', 'award', 'guarantee'],
  },
];

export interface FactGroup extends GroupPlan {
  readonly facts: readonly Fact[];
  /** Read and not looked at by the owner yet. */
  readonly openCount: number;
}

/** The facts of a sheet in the order in which an owner thinks of them. */
export function factGroups(facts: readonly Fact[]): FactGroup[] {
  return groupPlans.map((plan) => {
    const own = plan.kinds.flatMap((kind) => facts.filter((fact) => fact.kind === kind));
    return { ...plan, facts: own, openCount: own.filter(isOpen).length };
  });
}

/** Whether the owner has not said anything of a fact. */
export function isOpen({ state, origin }: Fact): boolean {
  return state === 'found' && origin.kind === 'page';
}

/** Rating and number of reviews that the owner gave are changed where they were given. */
export function isChangedElsewhere({ kind, origin }: Fact): boolean {
  return (kind === 'rating' || kind === 'reviewCount') && origin.kind !== 'page';
}

/** What the owner made of a fact, or where else it comes from; null for one that was only read. */
export function describeFactState({ state, origin }: Fact): string | null {
  switch (state) {
    case 'confirmed':
      return 'Confirmed';
    case 'corrected':
      return 'Corrected by you';
    case 'added':
      return 'Added by you';
    case 'rejected':
      return 'Wrong, not used';
    case 'found':
      if (origin.kind === 'page') return null;
      return origin.kind === 'owner' ? 'Stated by you' : 'From Google Takeout';
    default:
      return state satisfies never;
  }
}

/** Where a fact comes from that no page gives. */
export function describeFactOrigin(fact: Fact): string | null {
  const { origin } = fact;
  switch (origin.kind) {
    case 'page':
      return null;
    case 'owner':
      return origin.at === '' ? 'You told us this.' : `You told us this on ${formatLongDay(origin.at)}.`;
    case 'takeout':
      return `From your Google Takeout file for ${origin.file}, imported on ${formatLongDay(origin.at)}.`;
    default:
      return origin satisfies never;
  }
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A value as people say it: countries and languages stand in the sheet as their codes. */
export function formatFactValue({ kind, value }: Pick<Fact, 'kind' | 'value'>): string {
  if (kind === 'country' && /^[A-Z]{2}$/.test(value)) return regionNames.of(value) ?? value;
  if (kind === 'language' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)) return languageNames.of(value) ?? value;
  return value;
}

/** The id of what opens the form for adding to a group. */
export function addFormId(groupId: string): string {
  return `add-fact-${groupId}`;
}
