import type { Business } from '#shared/audit/business.ts';
import {
  type Fact,
  type FactKind,
  type FactSheet,
  isUndecided,
  listOpenFacts,
  type OpenFact,
} from '#shared/fixes/fact-sheet.ts';
import { formatCountry, formatLanguage } from '#shared/report/format-code.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatPostalLines } from '#shared/report/format-postal-lines.ts';
import { formatUrlPath } from '#shared/report/safe-link.ts';
import { formatLongDay } from '#shared/text/day-words.ts';

interface RowPlan {
  /** Its kind of fact, or `address`. */
  readonly id: FactKind | 'address';
  readonly label: string;
  /** Several are the lines of one address. */
  readonly kinds: readonly FactKind[];
  /** The field of the audited business that holds where it was seen. */
  readonly field: keyof Business | null;
  /** Shown as missing where nothing is known: customers and search engines look for it at every business. */
  readonly isExpected: boolean;
}

interface GroupPlan {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly RowPlan[];
  /** Kinds that an owner may add to the group; rating and reviews have a form of their own. */
  readonly addable: readonly FactKind[];
}

const row = (id: FactKind, label: string, field: keyof Business | null = null): RowPlan => ({
  id,
  label,
  kinds: [id],
  field,
  isExpected: false,
});
const expected = (id: FactKind, label: string, field: keyof Business | null = null): RowPlan => ({
  ...row(id, label, field),
  isExpected: true,
});
const ADDRESS_KINDS = ['street', 'postalCode', 'city', 'region', 'country'] as const satisfies readonly FactKind[];

const groupPlans: readonly GroupPlan[] = [
  {
    id: 'who',
    title: 'Who you are',
    rows: [
      expected('name', 'Name', 'name'),
      expected('category', 'Kind of business', 'category'),
      expected('foundedYear', 'Founded', 'foundingYear'),
      row('yearsInBusiness', 'Years in business'),
      expected('person', 'People'),
      row('language', 'Language of the site', 'languages'),
    ],
    addable: ['person', 'yearsInBusiness'],
  },
  {
    id: 'where',
    title: 'Where and when to reach you',
    rows: [
      expected('phone', 'Phone', 'phones'),
      { id: 'address', label: 'Address', kinds: ADDRESS_KINDS, field: 'address', isExpected: true },
      expected('email', 'Email', 'emails'),
      row('website', 'Website'),
      expected('area', 'Areas served', 'serviceAreas'),
      expected('hours', 'Opening hours', 'openingHours'),
    ],
    addable: ['area', 'phone', 'email', 'street', 'postalCode', 'city', 'region'],
  },
  {
    id: 'what',
    title: 'What you do',
    rows: [
      expected('service', 'Services', 'services'),
      row('feature', 'Features'),
      row('brand', 'Brands'),
      expected('price', 'Prices'),
      row('offer', 'Offers'),
      row('payment', 'Ways to pay'),
    ],
    addable: ['service', 'feature', 'brand', 'price', 'offer', 'payment'],
  },
  {
    id: 'trust',
    title: 'Why people trust you',
    rows: [
      expected('credential', 'Licenses and certificates', 'credentials'),
      row('award', 'Awards'),
      expected('guarantee', 'Guarantee'),
      row('rating', 'Star rating'),
      row('reviewCount', 'Number of reviews'),
      row('quote', 'Customer quotes', 'testimonials'),
      row('sentence', 'In your own words'),
      row('answer', 'Answers on your site'),
    ],
    addable: ['credential', 'award', 'guarantee', 'sentence'],
  },
];

/** A row of the list: its facts, or the question that the website leaves open, or nothing known. */
export interface FactRowView extends RowPlan {
  /** In the order of the sheet, wrong ones too. */
  readonly facts: readonly Fact[];
  /** Left open by the site, and not answered by the owner yet. */
  readonly question: OpenFact | null;
  /** Values of the website that exclude each other, while the owner has not said which is right; else empty. */
  readonly rivals: readonly string[];
}

export interface FactGroup extends Omit<GroupPlan, 'rows'> {
  readonly rows: readonly FactRowView[];
  /** Found, not reviewed by the owner yet, and no part of a conflict. */
  readonly unreviewed: readonly Fact[];
}

const ASKED_BY_TEXTS: ReadonlySet<FactKind> = new Set(['service', 'sentence']);

/**
 * The facts of a sheet in the order in which an owner thinks of them; what is neither known nor expected has no row. An unsure
 * service or sentence has none either: the text that could use it asks.
 * @param napTable the places of the website with name, address and phone: numbers that differ there are one question.
 */
export function factGroups(sheet: Pick<FactSheet, 'facts' | 'open'>, napTable: Business['napTable']): FactGroup[] {
  const questions = listOpenFacts(sheet);
  const known = sheet.facts.filter((fact) => !(isUndecided(fact) && ASKED_BY_TEXTS.has(fact.kind)));
  return groupPlans.map(({ rows, ...group }) => {
    const views = rows.map((plan) => {
      const facts = plan.kinds.flatMap((kind) => known.filter((fact) => fact.kind === kind));
      const question = questions.find(({ kind }) => plan.kinds.includes(kind)) ?? null;
      return { ...plan, facts, question, rivals: plan.id === 'phone' ? listRivals(facts, napTable) : [] };
    });
    return {
      ...group,
      rows: views.filter(({ facts, question, isExpected }) => facts.length > 0 || question !== null || isExpected),
      unreviewed: views.flatMap(({ facts, rivals }) => (rivals.length > 0 ? [] : facts.filter(isUnreviewed))),
    };
  });
}

/** The phone numbers, with those that differ from them at places of the website. */
function listRivals(phones: readonly Fact[], napTable: Business['napTable']): string[] {
  if (!phones.every(isUnreviewed)) return [];
  const differing = napTable.flatMap(({ phone, conflicts }) => (conflicts.includes('phone') ? (phone ?? []) : []));
  if (differing.length === 0) return [];
  const byDigits = new Map<string, string>();
  for (const phone of [...phones.map(({ value }) => value), ...differing]) {
    const digits = phone.replace(/\D/g, '');
    if (!byDigits.has(digits)) byDigits.set(digits, phone);
  }
  return phones.length > 0 && byDigits.size > 1 ? [...byDigits.values()] : [];
}

/** How many rows are known, wait for an answer and are missing. */
export interface FactCounts {
  readonly known: number;
  readonly open: number;
  readonly missing: number;
}

/** Counts the rows of the list. A fact that its owner calls wrong is neither known nor missing. */
export function countFactRows(groups: readonly FactGroup[]): FactCounts {
  const rows = groups.flatMap((group) => group.rows);
  return {
    known: rows.filter(({ facts }) => facts.some((fact) => fact.state !== 'rejected' && !isUndecided(fact))).length,
    open: rows.filter(
      ({ facts, question, rivals }) => question !== null || rivals.length > 0 || facts.some(isUndecided),
    ).length,
    missing: rows.filter(({ facts, question }) => facts.length === 0 && question === null).length,
  };
}

/** The counts in a line: "12 facts. One to sort out, 9 missing." */
export function describeCounts({ known, open, missing }: FactCounts): string {
  const rest = [
    open > 0 ? `${open === 1 ? 'One' : open} to sort out` : null,
    missing > 0 ? `${missing} missing` : null,
  ].filter((part) => part !== null);
  return `${formatCount(known, 'fact')}.${rest.length === 0 ? '' : ` ${rest.join(', ')}.`}`;
}

/** Whether the owner has not reviewed a fact. */
function isUnreviewed({ state, origin }: Fact): boolean {
  return state === 'found' && origin.kind === 'page';
}

/** A rating or review count from the owner is edited where it was entered. */
export function isChangedElsewhere({ kind, origin }: Fact): boolean {
  return (kind === 'rating' || kind === 'reviewCount') && origin.kind !== 'page';
}

/** The owner's action on a fact, or its other source; null for one that was only found. */
export function describeFactState({ state, origin, certainty }: Fact): string | null {
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
      if (certainty === 'unsure') return 'Not sure: is it right?';
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

/** Where the facts of a row were found: "Seen in 11 places", the one page, or the number of pages. Null for other sources. */
export function describeWhere(facts: readonly Fact[], seenCount: number): string | null {
  if (seenCount > 1) return `Seen in ${formatCount(seenCount, 'place')}`;
  const pages = new Set(facts.flatMap(({ origin }) => (origin.kind === 'page' ? [origin.url] : [])));
  if (pages.size > 1) return formatCount(pages.size, 'page');
  const [only] = pages;
  if (only === undefined) return null;
  const path = formatUrlPath(only);
  return path === '/' ? 'Home page' : path;
}

/** A value for display: countries and languages are stored as codes. */
export function formatFactValue({ kind, value }: Pick<Fact, 'kind' | 'value'>): string {
  if (kind === 'country') return formatCountry(value);
  if (kind === 'language') return formatLanguage(value);
  return value;
}

/** The values of a row that are named before the rest is counted. */
const namedValues = 6;

/** What a row knows in one line: an address as on a letter, several services beside each other, quotes by their number. */
export function formatRowValue({ id, facts }: Pick<FactRowView, 'id' | 'facts'>): string {
  const usable = facts.filter(({ state }) => state !== 'rejected');
  const shown = usable.length === 0 ? facts : usable;
  if ((id === 'quote' || id === 'answer') && shown.length > 1) return String(shown.length);
  if (id === 'sentence' && shown.length > 1) return formatCount(shown.length, 'sentence');
  if (id === 'address') return formatLines(shown);
  const values = shown.map(formatFactValue);
  const rest = values.length - namedValues;
  return rest > 0 ? `${values.slice(0, namedValues).join(', ')} and ${rest} more` : values.join(', ');
}

function formatLines(facts: readonly Fact[]): string {
  const get = (kind: FactKind) => facts.find((fact) => fact.kind === kind)?.value ?? null;
  const [street, city, region] = [get('street'), get('city'), get('region')];
  const lines = formatPostalLines({ street, city, region, postalCode: get('postalCode'), country: get('country') });
  return (lines ?? facts.map(formatFactValue)).join(', ');
}

/** The id of the element that opens a group's add form. */
export function addFormId(groupId: string): string {
  return `add-fact-${groupId}`;
}

/** The id of a row of the list: `fact-hours`, `fact-address`. */
export function rowId(id: RowPlan['id']): string {
  return `fact-${id}`;
}
