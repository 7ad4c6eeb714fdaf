import type { FactSource, Mention } from '#shared/audit/business.ts';
import { readPattern } from '../../data/patterns.ts';
import type { CategoryFamily, Demand } from '../category/business-category.ts';
import { CATEGORIES_BY_LABEL } from '../category/category-tables.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { rankAddresses } from './addresses.ts';
import { type AreaCenter, findAreaCenter, findTownsWithin, isRegionName, NEAR_KM } from './area-center.ts';
import { type AreaList, readDataAreas, readListedAreas } from './area-lists.ts';
import { mergeAreaLists, readAreaSentences, readAreaTitles } from './area-mentions.ts';
import { type Area, chooseAreas } from './choose-areas.ts';
import { distanceKm, findTowns, type Town } from './gazetteer.ts';
import { deriveOwnTown } from './own-town.ts';
import { rankAreas } from './rank-areas.ts';

export interface ServiceArea {
  /** Places that the business says it serves, in its own spelling. */
  readonly areas: SourcedValue<string[]>;
  /** Whether it works at its customers' places; null when the site does not say. */
  readonly isServiceArea: SourcedValue<boolean | null>;
}

const MOST_AREAS = 60;

/** Sentences that say that the business comes to the customer; folded. */
const COMES_TO_YOU = new RegExp(
  String.raw`(?<!\p{L})(?:${readPattern('places', 'comesToYou')})(?!\p{L})|${readPattern('places', 'comesToYouUnspaced')}`,
  'u',
);

/** How customers use what they come for: a restaurant that also delivers is still a restaurant. */
const COME_FOR: ReadonlySet<Demand> = new Set(['appointment', 'venue', 'shop', 'stay', 'visit', 'community']);
const COME_TO: ReadonlySet<CategoryFamily> = new Set(['legal', 'fitness']);

/**
 * The places that a business serves, the main one first, and whether it works at its customers' places.
 * @param category the label of the business's category; null when unknown
 */
export function deriveServiceArea(context: FactContext, category: string | null): ServiceArea {
  const { areas } = readAreas(context, category);
  const lists = areas.flatMap((area) => area.lists);
  const seen = lists.map(({ from }) => from);
  const declared = lists.filter(({ style, isSaid }) => isSaid && (style === 'data' || style === 'list'));
  return {
    areas: { value: areas.map(({ name }) => name), source: factSource(seen[0], seen) },
    isServiceArea: decide(
      context,
      category,
      declared.map(({ from }) => from),
    ),
  };
}

/** The town that a business without a street works in. */
export interface MainArea {
  /** As the site writes it. */
  readonly city: string;
  readonly town: Town;
  readonly source: FactSource;
}

/**
 * The first of its areas, for a business that gives no street: where it can be said to be. Null when it has a street, and when that
 * area is a region or no town that is known near the others: the second one is not where a business from a small village is.
 * @param category the label of the business's category; null when unknown
 */
export function findMainArea(context: FactContext, category: string | null): MainArea | null {
  if (rankAddresses(context).some((one) => one.isOwn && one.address.street !== null)) return null;
  const { areas, center } = readAreas(context, category);
  const [first] = areas;
  // "Throughout the canton, and around Lausanne": a region that comes first is where it works.
  if (first === undefined || center.town === null || isRegionName(first.name, center.country)) return null;
  const near = center.town;
  const [town] = findTowns(first.name, center.country)
    .filter((one) => distanceKm(one, near) <= NEAR_KM)
    .sort((a, b) => b.size - a.size);
  const seen = first.lists.map(({ from }) => from);
  const source = factSource(seen[0], seen);
  return town === undefined || source === null ? null : { city: first.name, town, source };
}

interface ReadAreas {
  /** The main one first. */
  readonly areas: readonly Area[];
  readonly center: AreaCenter;
}

/** Those of a business whose customers come to it are only what it says expressly. Read once for areas and main area. */
const readAreas = (context: FactContext, category: string | null): ReadAreas =>
  isVisitedCategory(category) ? readAreasOfVisited(context) : readAreasOfOthers(context);

const readAreasOfVisited = memoizePerContext((context) => chooseAndRank(context, true));
const readAreasOfOthers = memoizePerContext((context) => chooseAndRank(context, false));

function chooseAndRank(context: FactContext, isOfVisited: boolean): ReadAreas {
  const own = rankAddresses(context).find((one) => one.isOwn && one.address.city !== null)?.address;
  const lists = readLists(context);
  const towns = own?.city == null ? [] : findTownsWithin(own.city, own.region, context.country);
  const center = findAreaCenter(lists, towns, context.country);
  const isVisited = isOfVisited && own !== undefined;
  const areas = chooseAreas(context, lists, { center, isVisited, ownTown: own?.city ?? null });
  const seat = own?.city ?? deriveOwnTown(context).value?.city ?? null;
  return { areas: rankAreas(context, areas, center.country, seat).slice(0, MOST_AREAS), center };
}

const readLists = memoizePerContext((context: FactContext): readonly AreaList[] =>
  mergeAreaLists([
    ...readDataAreas(context),
    ...readAreaTitles(context),
    ...readAreaSentences(context),
    ...readListedAreas(context),
  ]),
);

function isVisitedCategory(label: string | null): boolean {
  const category = CATEGORIES_BY_LABEL.get(label ?? '');
  if (category === undefined || category.family === 'transport') return false;
  return COME_FOR.has(category.demand) || COME_TO.has(category.family);
}

/** @param areasSeen where areas are declared: in structured data or under a heading, not in running text */
function decide(
  context: FactContext,
  category: string | null,
  areasSeen: readonly Mention[],
): SourcedValue<boolean | null> {
  const storefront = rankAddresses(context).find((one) => one.isOwn && one.address.street !== null);
  const at = storefront?.seen[0];
  const atStore = at === undefined ? null : factSource(mention(at.page, at.place, at.quote), []);
  // A restaurant that delivers, or a dentist that lists neighborhoods, still has customers who visit.
  const isVisited = isVisitedCategory(category);
  if (isVisited && atStore !== null) return { value: false, source: atStore };
  const said = sayingItComes(context);
  const { demand, family } = CATEGORIES_BY_LABEL.get(category ?? '') ?? {};
  // The towns that a practice or an office lists are those of its clients.
  const isAsked = isVisited || (demand === 'advice' && atStore !== null);
  const seen = [...(said === null ? [] : [said]), ...(isAsked ? [] : areasSeen)];
  if (seen.length > 0) return { value: true, source: factSource(seen[0], seen) };
  if (family === 'home' && demand === 'job') {
    return atStore === null
      ? { value: true, source: factSource(mention(context.home, 'title', context.home.title ?? ''), []) }
      : { value: null, source: null };
  }
  return atStore === null ? { value: null, source: null } : { value: false, source: atStore };
}

const MAY_SAY_COMES = new RegExp(readPattern('places', 'maySayComes'), 'i');
/** A business that works at its customers' places says so near the beginning, and often. */
const MOST_CHARACTERS_READ = 60_000;

const sayingItComes = memoizePerContext((context: FactContext): Mention | null => {
  let read = 0;
  for (const line of distinctLines(context)) {
    if (line.text.length >= 400 || context.purposeOf(line.page) === 'imprint') continue;
    read += line.text.length;
    if (read > MOST_CHARACTERS_READ) return null;
    if (MAY_SAY_COMES.test(line.text) && COMES_TO_YOU.test(foldText(line.text))) {
      return mention(line.page, getMentionPlace(line.region), line.text);
    }
  }
  return null;
});
