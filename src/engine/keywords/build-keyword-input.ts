import type { KeywordRequest } from '#shared/api/keywords.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import { findMainTown, type MainTown } from '#shared/audit/main-town.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { classifyUrl } from '../crawl/html/page-kind.ts';
import { readPattern } from '../data/patterns.ts';
import { statesPrice } from '../factors/answer-facts.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { SCRIPTS } from '../facts/language/language-profiles.ts';
import { summarizeOutlinePages } from '../facts/pages/page-summary.ts';
import { distanceKm, findTowns, isInNamedRegion } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import type { PageSummary } from '../facts/services/find-service-page.ts';
import { mayHaveUnreadServicePages } from '../facts/services/unread-service-pages.ts';
import { findMarketFact, type NamedFact } from '../fixes/find-market.ts';
import type { KeywordInput, ShownFact } from './keyword-input.ts';
import { countryOfState, EXAMPLE_PLACE, findTitledRegion, isOnlyInName } from './keyword-place.ts';
import { findTownOfName } from './named-town.ts';
import { findSearchLanguage } from './search-language.ts';
import { listPassages, type Passage } from './site-passages.ts';

/** The specification's default category, which names no trade. */
const NO_CATEGORY = 'local business';
/** Work in places further away is told of where it is offered. */
const STORY_KM = 40;
const LONGEST_CATEGORY = 60;
/** "116 117" */
const SHORTEST_NUMBER = 6;
/** Japanese has more Han than kana. */
const OWN_LETTERS = 0.2;

/**
 * The input of a strategy: the owner's request and, where the site was audited, its facts with the owner's corrections.
 * Name, category and place of the request outrank the audit, unless they repeat the example.
 * @param analysis of the newest audit of the website; null without one
 * @param outline of the same audit: check and action pack find the pages of services in it too
 */
export function buildKeywordInput(
  request: KeywordRequest,
  analysis: Analysis | null,
  outline: Pick<SiteOutline, 'pages' | 'linkedPages'> | null = null,
): KeywordInput {
  const { business_name: businessName, location, notes = '' } = request;
  const business = analysis?.business ?? null;
  const asked = plainCategory(request.primary_category);
  const isExample = location.city === EXAMPLE_PLACE.city && [EXAMPLE_PLACE.region, ''].includes(location.state);
  // No trade: nothing is filled up with words that name none.
  const category = asked === '' ? (business?.category?.label ?? '') : asked;
  const passages = listPassages(outline?.pages ?? [], business?.services ?? []);
  const isServed = (town: string) =>
    town === business?.address?.city || !isOnlyInName(town, business?.name ?? businessName, passages);
  const main = business === null ? null : (findAimedMarket(business, outline, isServed) ?? findMainTown(business));
  const known = main !== null && isServed(main.city) ? { city: main.city, region: main.region ?? '' } : null;
  const city = isExample ? '' : location.city;
  const named = business === null || analysis === null ? null : findTownOfName(business, analysis.websiteUrl);
  const served = areasServed(business)
    .filter(isServed)
    .filter((area) => !isOnlyOfStory(area, business, passages));
  // Nobody looks for a trade in a hamlet beside the town that the business is named for.
  const lead = named !== null && known !== null && findTowns(known.city, business?.country).length === 0 ? named : null;
  const areas = named === null ? served : [...new Set([...served, named])];
  const country = business?.country ?? business?.address?.country ?? null;
  const titled = city === '' ? findTitledRegion(areas, known?.city ?? '', country, passages) : null;
  const isCityOfSite = city === '' && (known ?? titled) !== null;
  const place =
    titled !== null
      ? { city: titled, region: known?.region ?? '' }
      : isCityOfSite && known !== null
        ? { ...known, city: lead ?? known.city }
        : { city, region: city === '' ? '' : location.state };
  const language =
    business === null
      ? languageNamedBy(category)
      : (languageOfScript(passages) ?? business.languages[0]?.split('-')[0] ?? 'en');
  return {
    businessName,
    mayBeNamed: businessName === '' ? (business?.candidates?.name ?? []) : [],
    category,
    mayBe: business?.candidates?.category ?? [],
    ...place,
    isCityOfSite,
    ...(titled !== null && { isCityTitled: true }),
    isExamplePlace: isExample && known === null && titled === null,
    country: country ?? countryOfState(place.region),
    street: business?.address?.street ?? '',
    regions: regionsNamed(business),
    areas,
    services: business?.services ?? [],
    questions: business?.questions ?? [],
    notes,
    language,
    pages: outline === null ? pagesOf(analysis) : summarizeOutlinePages(outline),
    linkedPages: outline === null ? [] : linkedPages(outline),
    passages,
    hasUnreadPages: analysis !== null && mayHaveUnreadServicePages(analysis),
    locationPages: (business?.locations ?? []).flatMap(({ address, url }) =>
      address.city === null ? [] : [{ city: address.city, url }],
    ),
    shown: shownBy(business, passages, language, notes, category),
  };
}

/**
 * The town that texts about a business lead with, where its home page names one (`findMarketFact`): post may go to a hamlet. A coast or a
 * quarter is none. Null where the business has several locations.
 */
function findAimedMarket(
  { address, locations, country, serviceAreas, isServiceArea }: Business,
  outline: Pick<SiteOutline, 'pages'> | null,
  isServed: (town: string) => boolean,
): MainTown | null {
  if (locations.length > 1) return null;
  const city = address?.city ?? null;
  const isTown = (place: string) => isServed(place) && findTowns(place, country).length > 0;
  const named: readonly NamedFact[] = [
    ...(country === null ? [] : [{ kind: 'country', value: country } as const]),
    ...(city !== null && isTown(city) ? [{ kind: 'city', value: city } as const] : []),
    ...serviceAreas.filter(isTown).map((value) => ({ kind: 'area', value }) as const),
  ];
  const market = findMarketFact(named, outline?.pages[0], isServiceArea)?.value ?? null;
  if (market === null) return null;
  const region = address?.region ?? null;
  const isThere = region !== null && findTowns(market, country).some((town) => isInNamedRegion(town, region));
  return { city: market, region: market === city || isThere ? region : null };
}

function regionsNamed(business: Business | null): string[] {
  const addresses = [business?.address, ...(business?.locations ?? []).map(({ address }) => address)];
  return [...new Set(addresses.flatMap((address) => address?.region ?? []))];
}

function areasServed(business: Business | null): string[] {
  if (business === null) return [];
  const { address, locations, serviceAreas } = business;
  const towns = [address?.city, ...serviceAreas, ...locations.map((one) => one.address.city)];
  return [...new Set(towns.filter((town) => town != null))];
}

/** Whether a distant place is named only where the business tells of itself, the name of its street apart: "I worked in Chelsea". */
function isOnlyOfStory(area: string, business: Business | null, passages: readonly Passage[]): boolean {
  const { street = null, city = null } = business?.address ?? {};
  const own = findTowns(city ?? '', business?.country);
  const isNear = findTowns(area, business?.country).some((town) =>
    own.some((near) => distanceKm(town, near) <= STORY_KM),
  );
  if (area === city || own.length === 0 || isNear) return false;
  const name = placeKey(area);
  const ofStreet = ` ${placeKey(street ?? '')} `;
  // "London Road"
  const behind = ofStreet.split(` ${name} `)[1]?.split(' ')[0];
  const isNamed = (text: string) => {
    const said = ` ${placeKey(text)} `;
    return (behind === undefined ? said : said.replaceAll(` ${name} ${behind} `, '  ')).includes(` ${name} `);
  };
  const named = passages.filter(({ text }) => isNamed(text));
  return named.length > 0 && named.every(({ place, url }) => place === 'text' && classifyUrl(url) === 'about');
}

/** Pages that were not read, by their address and the words of the links to them. */
function linkedPages({ linkedPages = [] }: Pick<SiteOutline, 'linkedPages'>): PageSummary[] {
  return linkedPages.map(({ url, texts }) => ({ url, title: null, h1s: [], linkTexts: texts }));
}

function pagesOf(analysis: Analysis | null): PageSummary[] {
  const read = (analysis?.site.pages ?? []).filter(({ problem }) => problem === null);
  return read.map(({ url, title, h1s }) => ({ url, title, h1s }));
}

/** A category of letters and separators; empty for one of signs only and for the default that names no trade. */
function plainCategory(words: string): string {
  const plain = words
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}&' ’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_CATEGORY)
    .trim();
  return /\p{L}{2}/u.test(plain) && plain.toLowerCase() !== NO_CATEGORY ? plain : '';
}

/** "Klempner" is German: the language of the category's word; English where several languages have it or none. */
function languageNamedBy(category: string): string {
  const found = [...new Set(categoryFinder.find(category).map(({ language }) => language))];
  const named = found.filter((code) => findSearchLanguage(code) !== null);
  return found.includes('en') || named.length !== 1 ? 'en' : (named[0] ?? 'en');
}

/** The language whose own letters a site's titles and headings have, whatever a template says; null for those in Latin letters. */
function languageOfScript(passages: readonly Passage[]): string | null {
  const text = passages.flatMap(({ place, text: words }) => (place === 'text' ? [] : [words])).join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > letters * OWN_LETTERS);
  return found?.[0] ?? null;
}

/** "An answer within 24 hours" is no work around the clock. */
const WITHIN = String.raw`(?<!\p{L})(?:${readPattern('texts', 'withinTime')})\s`;

/** Whether a sentence that matches, or one of the next two, has a number that is not the business's. */
function givesOthersNumber(passages: readonly Passage[], pattern: RegExp, phones: Business['phones']): boolean {
  const texts = passages.flatMap(({ place, text }) => (place === 'text' ? [text] : []));
  const isForeign = (text: string) => {
    const digits = text.replace(/\D/g, '');
    return (
      digits.length >= SHORTEST_NUMBER && !phones.some(({ e164 }) => e164.endsWith(digits.slice(-SHORTEST_NUMBER)))
    );
  };
  return texts.some((text, at) => pattern.test(text) && texts.slice(at, at + 3).some(isForeign));
}

/** What opening hours, the headings of the home page and services show; the owner's notes count as headings. */
function shownBy(
  business: Business | null,
  passages: readonly Passage[],
  language: string,
  notes: string,
  category: string,
): ReadonlySet<ShownFact> {
  const hours = business?.openingHours ?? null;
  const isOpen = (day: 'Sa' | 'Su') =>
    hours?.alwaysOpen !== true &&
    hours?.periods.some(({ days, opens }) => opens !== null && days.includes(day)) === true;
  const firm = [
    notes,
    ...passages.flatMap(({ place, isHome, text }) =>
      place === 'service' || (isHome && place !== 'text') ? [text] : [],
    ),
  ];
  const { urgent, allDay } = findSearchLanguage(language)?.said ?? {};
  const family = CATEGORIES_BY_LABEL.get(category)?.family;
  const isPractice = family === 'medical' || family === 'pets';
  const isSaid = (source: string | undefined) => {
    if (source === undefined) return false;
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?<!${WITHIN})(?:${source})(?![\\p{L}\\p{N}])`, 'iu');
    const isReferral = isPractice && givesOthersNumber(passages, pattern, business?.phones ?? []);
    // Below a heading of nothing else the practice says whom to call in its place.
    return firm.some((text) => pattern.test(text) && !(isReferral && !/\p{L}/u.test(text.replace(pattern, ''))));
  };
  const shown: Readonly<Record<ShownFact, boolean>> = {
    urgent: isSaid(urgent),
    allDay: isSaid(allDay),
    saturday: isOpen('Sa'),
    sunday: isOpen('Su'),
    prices: passages.some(({ text }) => /\d/.test(text) && statesPrice(text)),
  };
  return new Set((Object.keys(shown) as ShownFact[]).filter((fact) => shown[fact]));
}
