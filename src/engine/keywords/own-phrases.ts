import type { BusinessCategory } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory } from '../facts/category/category-tables.ts';
import type { TermMatch } from '../facts/category/category-terms.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { findServicePage, type NamedService, titleParts } from '../facts/services/find-service-page.ts';
import { samePage } from '../facts/services/page-addresses.ts';
import type { KeywordInput } from './keyword-input.ts';
import { EMPTY_STEMS, isContained, keywordKey, phraseStems } from './keyword-key.ts';
import { namesPerson } from './person-names.ts';
import { FEWEST, weigh } from './phrase-evidence.ts';
import { findSearchLanguage } from './search-language.ts';
import { listPlaces } from './site-spellings.ts';
import { trimPhrase } from './trim-phrase.ts';
import { hasNamedPage, isTypedPhrase, splitServiceName, withoutVague } from './typed-name.ts';

/** A name of the site's own that is no term of its trade has to stand in several places, and to have a page. */
const FIRM = 5;

/** Of a trade with so many searches known. */
const MANY_SEARCHES = 10;

/** A service that people look for, as they type it. */
export interface ServicePhrase {
  readonly phrase: string;
  /** As the site names it; else the phrase. */
  readonly name: string;
  readonly url: string | null;
  readonly evidence: number;
  /** From the list of its trade. */
  readonly isListed: boolean;
}

/**
 * What a service that the site names is typed as, where that is a search: a term of the trade, or what has a page of its own.
 * @param isLookedUp people look for single services of the trade
 */
export function ownPhrases(
  service: { readonly name: string; readonly url: string | null },
  input: KeywordInput,
  category: BusinessCategory | null,
  isLookedUp: boolean,
): ServicePhrase[] {
  const places = listPlaces(input);
  const isAnother = isAnotherWord(service, input);
  return splitServiceName(service.name, input.language, places).flatMap((name): ServicePhrase[] => {
    const short = withoutVague(name, input.language);
    const phrase = (category === null ? null : longerOnPage(short, category, input)) ?? short;
    if (!isTypedPhrase(phrase, input) || isOnlyUrgent(phrase, input.language)) return [];
    if (namesPerson(phrase, category, input) || (isAnother && !hasNamedPage(phrase, input))) return [];
    const evidence = weigh(phrase, input.passages);
    const isPaged = hasOwnPage(service, phrase, input);
    if (evidence < (isPaged || !hasManySearches(input) ? FEWEST : FIRM)) return [];
    const isTerm = isLookedUp && category !== null && isTermOfTrade(phrase, category, input.language);
    if (!isTerm && !isPaged) return [];
    if (category !== null && !isPaged && isOwnWord(phrase, category, input.language)) return [];
    // "Preventing injuries" on a page of a practice is advice, "tyres" on a page of a garage another trade of it.
    const isNamed = category?.family !== 'medical' || hasNamedPage(phrase, input);
    const isFirm = isLookedUp && evidence >= FIRM && phrase.includes(' ') && isNamed;
    const isAimed = isLookedUp && isAimedAt(phrase, input);
    if (!(isTerm || isFirm || isAimed || isTradeItself(phrase, input.language, isLookedUp))) return [];
    return [{ phrase, name: service.name, url: service.url, evidence, isListed: false }];
  });
}

/** Whether so many searches of a trade are known that a name beside them is hardly one; of lawyers each field of law is. */
function hasManySearches({ language, category }: KeywordInput): boolean {
  if (CATEGORIES_BY_LABEL.get(category)?.family === 'legal') return false;
  return (findSearchLanguage(language)?.trades[category]?.services.length ?? 0) >= MANY_SEARCHES;
}

/** "Odontology" of a dentist is the trade again, "commercial cleaning" of a window cleaner the name of another. */
function isOwnWord(phrase: string, category: BusinessCategory, language: string): boolean {
  const { tokens, matches } = categoryFinder.locate(phrase, new Set([language]));
  return matches.some(({ term, start, end }) => {
    const isWhole = end - start === tokens.length;
    return term.kind === 'name'
      ? isWhole || term.category === category
      : isWhole && term.kind === 'field' && term.category === category;
  });
}

/** Whether a service leads to the page that another one is named by, and that says nothing of this one: another word for it. */
function isAnotherWord({ name, url }: NamedService, { pages, services }: KeywordInput): boolean {
  const own = findServicePage({ name, url: null }, pages, services);
  const target = url ?? (own.kind === 'maybe' ? own.url : null);
  if (own.kind === 'page' || target === null) return false;
  return services.some((other) => {
    const found = findServicePage({ name: other.name, url: null }, pages, services);
    return other.name !== name && found.kind === 'page' && samePage(found.url, target);
  });
}

/**
 * What the title or main heading of its page begins with where it says more: "roof insurance claims" for "insurance claims", "residential
 * drain unblocking" for "residential drains".
 */
function longerOnPage(phrase: string, category: BusinessCategory, input: KeywordInput): string | null {
  const isTerm = isTermOfTrade(phrase, category, input.language);
  const longer = beginningsOfPage(phrase, input).flatMap(
    (text) => trimPhrase(text, input.language, listPlaces(input)) ?? [],
  );
  const begins = (one: string) => one.split(' ')[0] === phrase.split(' ')[0];
  const isMore = (one: string) => isContained(phrase, one) && !/[&+,/]/.test(one) && (!isTerm || begins(one));
  return longer.find((one) => isMore(one) && isTermOfTrade(one, category, input.language)) ?? null;
}

/** Whether the title or the main heading of a page begins with a phrase and the own town, and says nothing else: its owner aims at it. */
function isAimedAt(phrase: string, input: KeywordInput): boolean {
  const town = ` ${placeKey(input.city)} `;
  return beginningsOfPage(phrase, input).some(
    (text) =>
      ` ${placeKey(text)} `.includes(town) &&
      keywordKey(trimPhrase(text, input.language, listPlaces(input)) ?? '') === keywordKey(phrase),
  );
}

/** The first part of the title, and of each main heading, of the page that a phrase names. */
function beginningsOfPage(phrase: string, { pages, services }: KeywordInput): string[] {
  const found = findServicePage({ name: phrase, url: null }, pages, services);
  const page = found.kind === 'page' ? pages.find(({ url }) => url === found.url) : undefined;
  return page === undefined ? [] : [page.title ?? '', ...page.h1s].flatMap((text) => titleParts(text).slice(0, 1));
}

/** Whether a phrase is nothing but the name of some trade; of a trade that is ordered or booked also one for what it works on. */
function isTradeItself(phrase: string, language: string, hasThings: boolean): boolean {
  const { tokens, matches } = categoryFinder.locate(phrase, new Set([language]));
  return matches.some(
    ({ term, start, end, share }) =>
      end - start === tokens.length && share === 1 && (term.kind === 'name' || (hasThings && term.kind === 'thing')),
  );
}

function hasOwnPage(service: NamedService, phrase: string, input: KeywordInput): boolean {
  return findServicePage(service, input.pages, input.services).kind === 'page' || hasNamedPage(phrase, input);
}

/** "Emergency services" names none: urgency is asked for with the trade. */
function isOnlyUrgent(phrase: string, language: string): boolean {
  const { urgent } = findSearchLanguage(language)?.said ?? {};
  if (urgent === undefined) return false;
  return [...phraseStems(phrase.replace(new RegExp(urgent, 'giu'), ' ')).stems].every((stem) => EMPTY_STEMS.has(stem));
}

function isTermOfTrade(phrase: string, category: BusinessCategory, language: string): boolean {
  const family = findBroadestCategory(category);
  const { tokens, matches } = categoryFinder.locate(phrase, new Set([language]));
  const ofFamily = matches.filter(({ term }) => findBroadestCategory(term.category) === family);
  // "Consulenza legale" is all that lawyers do.
  const isAll = ({ term, start, end }: TermMatch) =>
    term.category === family && term.kind === 'field' && end - start === tokens.length;
  return ofFamily.length > 0 && !(category.family === 'legal' && ofFamily.some(isAll));
}
