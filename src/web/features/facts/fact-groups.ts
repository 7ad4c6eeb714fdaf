import { type Fact, type FactKind, type FactSheet, listOpenFacts, type OpenFact } from '#shared/fixes/fact-sheet.ts';
import { formatCountry, formatLanguage } from '#shared/report/format-code.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

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
  /** Left open by the site, and not answered by the owner yet. */
  readonly open: readonly OpenFact[];
  /** Found, and not reviewed by the owner yet. */
  readonly openCount: number;
}

/** The facts of a sheet in the order in which an owner thinks of them. */
export function factGroups(sheet: Pick<FactSheet, 'facts' | 'open'>): FactGroup[] {
  const { facts } = sheet;
  const questions = listOpenFacts(sheet);
  return groupPlans.map((plan) => {
    const own = plan.kinds.flatMap((kind) => facts.filter((fact) => fact.kind === kind));
    const asked = questions.filter(({ kind }) => plan.kinds.includes(kind));
    return { ...plan, facts: own, open: asked, openCount: own.filter(isOpen).length };
  });
}

/** Whether the owner has not reviewed a fact. */
export function isOpen({ state, origin }: Fact): boolean {
  return state === 'found' && origin.kind === 'page';
}

/** A rating or review count from the owner is edited where it was entered. */
export function isChangedElsewhere({ kind, origin }: Fact): boolean {
  return (kind === 'rating' || kind === 'reviewCount') && origin.kind !== 'page';
}

/** The owner's action on a fact, or its other source; null for one that was only found. */
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

/** The source of a fact that is on no page. */
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

/** A value for display: countries and languages are stored as codes. */
export function formatFactValue({ kind, value }: Pick<Fact, 'kind' | 'value'>): string {
  if (kind === 'country') return formatCountry(value);
  if (kind === 'language') return formatLanguage(value);
  return value;
}

/** The id of the element that opens a group's add form. */
export function addFormId(groupId: string): string {
  return `add-fact-${groupId}`;
}
