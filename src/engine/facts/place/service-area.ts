import type { Mention } from '#shared/audit/business.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, getMentionPlace, mention } from '../mentions.ts';
import { distinctLines } from '../pages/page-lines.ts';
import { rankAddresses } from './addresses.ts';
import { findAreaCenter, findTownsWithin } from './area-center.ts';
import { type AreaList, readDataAreas, readListedAreas } from './area-lists.ts';
import { mergeAreaLists, readAreaSentences, readAreaTitles } from './area-mentions.ts';
import { type Area, chooseAreas } from './choose-areas.ts';
import { rankAreas } from './rank-areas.ts';

export interface ServiceArea {
  /** Places that the business says it serves, in its own spelling. */
  readonly areas: SourcedValue<string[]>;
  /** Whether it works at its customers' places; null when the site does not say. */
  readonly isServiceArea: SourcedValue<boolean | null>;
}

const MOST_AREAS = 60;

/** Sentences that say that the business comes to the customer; folded. */
const COMES_TO_YOU =
  /(?<!\p{L})(?:we(?:'ll| will)? (?:can )?come to (?:you|your)|come(?:s)? to your (?:home|door|house|office|location|place)|mobile (?:service|mechanic|detailing|grooming|car wash|repair|vet)|on-?site (?:service|repair)|in-home (?:service|estimate|appointment)s?|doorstep (?:service|car wash)|at your doorstep|house calls?|home visits?|call-?outs?|no call-?out (?:fee|charge)|wir kommen zu ihnen|zu ihnen nach hause|vor-?ort-?(?:service|termin)|hausbesuche|(?:a|chez) (?:votre )?domicile|intervention(?:s)? a domicile|nous nous deplacons|depannage|a domicilio|veniamo da (?:te|voi)|nos desplazamos|a domicilio|vamos ate voce|atendimento (?:a|em) domicilio|dojazd do klienta|dojezdzamy|u klienta|wij komen (?:naar|bij) u|aan huis)(?!\p{L})|出張(?:対応|修理|買取|サービス|費)|お伺い(?:し|いた)|訪問(?:施術|診療|サービス)/u;

/** schema.org types of categories that work at the customer's place. */
const COMES_BY_CATEGORY = new Set(
  `Plumber Electrician HVACBusiness RoofingContractor GeneralContractor HousePainter Locksmith MovingCompany
  HomeAndConstructionBusiness`.split(/\s+/),
);
/** Categories whose customers come to them: a restaurant that also delivers is still a restaurant. */
const CUSTOMERS_COME = new RegExp(readPattern('places', 'customersCome'));

/**
 * The places that a business serves, the main one first, and whether it works at its customers' places.
 * @param schemaType the business's category as a schema.org type; null when unknown
 */
export function deriveServiceArea(context: FactContext, schemaType: string | null): ServiceArea {
  const areas = readAreas(context, schemaType).slice(0, MOST_AREAS);
  const lists = areas.flatMap((area) => area.lists);
  const seen = lists.map(({ from }) => from);
  const declared = lists.filter(({ style, isSaid }) => isSaid && (style === 'data' || style === 'list'));
  return {
    areas: { value: areas.map(({ name }) => name), source: factSource(seen[0], seen) },
    isServiceArea: decide(
      context,
      schemaType,
      declared.map(({ from }) => from),
    ),
  };
}

/** The areas of a business whose customers come to it, or of one that may go to them. */
function readAreas(context: FactContext, schemaType: string | null): readonly Area[] {
  const own = rankAddresses(context).find((one) => one.isOwn && one.address.city !== null)?.address;
  const lists = readLists(context);
  const towns = own?.city == null ? [] : findTownsWithin(own.city, own.region, context.country);
  const center = findAreaCenter(lists, towns, context.country);
  const isVisited = isVisitedCategory(schemaType) && own !== undefined;
  const areas = chooseAreas(context, lists, { center, isVisited, ownTown: own?.city ?? null });
  return rankAreas(context, areas, center.country);
}

const readLists = memoizePerContext((context: FactContext): readonly AreaList[] =>
  mergeAreaLists([
    ...readDataAreas(context),
    ...readAreaTitles(context),
    ...readAreaSentences(context),
    ...readListedAreas(context),
  ]),
);

const isVisitedCategory = (schemaType: string | null): boolean =>
  schemaType !== null && CUSTOMERS_COME.test(schemaType) && !COMES_BY_CATEGORY.has(schemaType);

/** @param areasSeen where areas are declared: in structured data or under a heading, not in running text */
function decide(
  context: FactContext,
  category: string | null,
  areasSeen: readonly Mention[],
): SourcedValue<boolean | null> {
  const storefront = rankAddresses(context).find((one) => one.isOwn && one.address.street !== null);
  const at = storefront?.seen[0];
  const atStore = at === undefined ? null : factSource(mention(at.page, at.place, at.quote), []);
  const isVisited = isVisitedCategory(category);
  // A restaurant that delivers, or a dentist that lists neighbourhoods, still has customers who visit.
  if (isVisited && atStore !== null) return { value: false, source: atStore };
  const said = sayingItComes(context);
  const seen = [...(said === null ? [] : [said]), ...areasSeen];
  if (seen.length > 0) return { value: true, source: factSource(seen[0], seen) };
  if (category !== null && COMES_BY_CATEGORY.has(category)) {
    return atStore === null
      ? { value: true, source: factSource(mention(context.home, 'title', context.home.title ?? category), []) }
      : { value: null, source: null };
  }
  return atStore === null ? { value: null, source: null } : { value: false, source: atStore };
}

const MAY_SAY_COMES =
  /come|mobile|site|home|door|house|call-?out|komm|hause|ort-|besuch|omicil|[eé]pla[cç]|ostri|splaz|voc[eê]|doj[ae]z|klient|wij|huis|出張|伺い|訪問/i;
/** A business that works at its customers' places says so near the beginning, and often. */
const MOST_CHARACTERS_READ = 60_000;

function sayingItComes(context: FactContext): Mention | null {
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
}
