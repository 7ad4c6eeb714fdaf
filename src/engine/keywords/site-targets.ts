import { getUrlPath } from '#shared/text/url-path.ts';
import { slugify } from '../action-pack/file-names.ts';
import { classifyLinkText, classifyUrl } from '../crawl/html/page-kind.ts';
import { readPattern } from '../data/patterns.ts';
import type { BusinessCategory } from '../facts/category/business-category.ts';
import { hasOnePage } from '../facts/category/category-demand.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { findServicePage, type NamedService, titleParts } from '../facts/services/find-service-page.ts';
import { newPagePath } from '../facts/services/new-page-path.ts';
import { isAmongArticles, isListPage, samePage } from '../facts/services/page-addresses.ts';
import { stemWord } from '../fixes/verify/word-stems.ts';
import type { KeywordInput } from './keyword-input.ts';
import { EMPTY_STEMS, keywordKey, phraseStems } from './keyword-key.ts';
import type { KeywordTopic } from './keyword-topics.ts';
import { endOfAddress, findRelatedPage } from './related-page.ts';
import { findSearchLanguage, phrasesTypedIn, type SearchForm } from './search-language.ts';
import { isHomeHeadline, splitParts } from './site-passages.ts';
import {
  findAreaPage,
  findUnreadPage,
  findUrgentPage,
  isUrgentPhrase,
  mayBeOffered,
  mayBeSearchedFor,
} from './special-pages.ts';

/** A page that lists services is not a page about one. */
const LIST_PAGE = new RegExp(String.raw`/(?:our-)?(?:${readPattern('keywords', 'listPage')})(?:\.\w+)?/?$`);

/**
 * The path of the page about a service, as `findServicePage` finds it, also if uncertain: a keyword never calls for a
 * second page. An article that may be about it is none: who searches for a service wants no reading matter. Nor is a page
 * that lists the services of the trade.
 * @param heads the words of the trade itself
 */
export function findTargetPage(
  phrase: string,
  service: NamedService,
  { services, pages }: Pick<KeywordInput, 'services' | 'pages'>,
  heads: readonly string[] = [],
): string | null {
  const ofTrade = new Set(heads.flatMap((head) => [...phraseStems(head).stems]));
  // "/services-plumbing" lists all that plumbers do.
  const isListOfTrade = (url: string) => {
    const stems = splitWords(foldText(endOfAddress(url))).map(stemWord);
    return (
      stems.some((stem) => EMPTY_STEMS.has(stem)) && stems.every((stem) => EMPTY_STEMS.has(stem) || ofTrade.has(stem))
    );
  };
  const found = [
    findServicePage(service, pages, services),
    findServicePage({ name: phrase, url: null }, pages, services),
  ];
  const page =
    found.find(({ kind }) => kind === 'page') ??
    found.find((one) => one.kind === 'maybe' && !isAmongArticles(one.url) && !isListOfTrade(one.url));
  return page === undefined || page.kind === 'none' ? null : (getUrlPath(page.url) ?? '/');
}

/**
 * The path that a keyword leads to: "emergency tree removal" to the page about emergencies, no service to the page of prices, and to one
 * that was not read, or that is about a part of it, where none that was read is about it.
 * @param heads the words of the trade itself
 */
export function findLanding(
  phrase: string,
  service: NamedService,
  heads: readonly string[],
  input: KeywordInput,
): string | null {
  const urgent = isUrgentPhrase(phrase, input.language) ? findUrgentPage([phrase], input) : null;
  if (urgent !== null) return urgent;
  const path = findTargetPage(phrase, service, input, heads) ?? findWiderPage(phrase, input);
  const url = URL.parse(path ?? '', input.pages[0]?.url)?.href;
  // "/commercial-cleaning", which was not read, rather than the page about all cleaning.
  const exact = path !== null && !isNamedSo(path, phrase, input) ? findUnreadPage(phrase, input) : null;
  if (exact !== null) return exact;
  const isNone = path === null || (url !== undefined && !mayBeSearchedFor(url));
  return isNone ? (findUnreadPage(phrase, input) ?? findRelatedPage(phrase, heads, input)) : path;
}

/** Whether the address, a part of the title or a main heading of a page is a phrase and nothing else. */
function isNamedSo(path: string, phrase: string, { pages }: KeywordInput): boolean {
  const page = pages.find(({ url }) => getUrlPath(url) === path);
  const signs = [endOfAddress(path), ...[page?.title ?? '', ...(page?.h1s ?? [])].flatMap(titleParts)];
  return signs.some((sign) => keywordKey(sign) === keywordKey(phrase));
}

/** "Snoeien" and "snoeiwerk": letters in which two words agree, and letters that the typed one may have besides. */
const WIDER_ROOT = 5;
const WIDER_ENDING = 2;

/**
 * The path of the page whose service, title or main heading has a phrase's words, one of them as the beginning of a longer one:
 * "snoeien" on the page "Onderhoud & Snoeiwerk". Such a service needs no second page. Null for none, and never a page that
 * lists services.
 */
function findWiderPage(phrase: string, { pages, services }: Pick<KeywordInput, 'services' | 'pages'>): string | null {
  const [home, ...others] = pages;
  const wanted = splitWords(foldText(phrase));
  const ofHome = new Set([home?.title ?? '', ...(home?.h1s ?? [])].flatMap(titleParts));
  const isNamed = (sign: string) => {
    const said = splitWords(foldText(sign));
    const isWider = (word: string) => said.some((long) => beginsWord(word, long));
    return wanted.some(isWider) && wanted.every((word) => said.includes(word) || isWider(word));
  };
  const found = others.find(({ url, title, h1s }) => {
    const offered = services.filter((one) => one.url !== null && samePage(one.url, url)).map(({ name }) => name);
    const signs = [...offered, ...[title ?? '', ...h1s].flatMap(titleParts).filter((part) => !ofHome.has(part))];
    return mayBeOffered(url) && !isAmongArticles(url) && !isListPage(url) && signs.some(isNamed);
  });
  return found === undefined ? null : getUrlPath(found.url);
}

function beginsWord(word: string, long: string): boolean {
  const root = word.slice(0, Math.max(WIDER_ROOT, word.length - WIDER_ENDING));
  return word.length >= WIDER_ROOT && long !== word && long.startsWith(root);
}

/** The target of a keyword on its page. */
export interface TargetedKeyword {
  /** As `pageFor` names it. */
  readonly page: string;
  /** It names an area served, one of several on its page. */
  readonly isAmongAreas: boolean;
  readonly intent: 'Transactional' | 'Commercial Investigation' | 'Local Intent';
  /** The one keyword for the title and the main heading of the page. */
  readonly isMain: boolean;
}

/**
 * Where a keyword belongs on the site: one page for each real service and the home page for the category, and which part of
 * it. A suburb without a page of its own gets a line on the service's page and never a new page, which would be a doorway page.
 */
export function siteTargets({ page, isAmongAreas, intent, isMain }: TargetedKeyword): string[] {
  if (isMain) return [page, 'Title', 'H1'];
  if (isAmongAreas) return [page, 'Areas served'];
  switch (intent) {
    case 'Transactional':
      return [page, 'Subheading'];
    case 'Commercial Investigation':
      return [page, 'FAQ'];
    case 'Local Intent':
      return [page, 'Opening paragraph'];
    default:
      return intent satisfies never;
  }
}

/** What tells the page of a keyword besides its topic. */
interface AskedOnPage {
  /** The words of the trade itself. */
  readonly heads: readonly string[];
  readonly form?: SearchForm;
  /** The area served that it names; null for the business's own town or none. */
  readonly area?: string | null;
}

/**
 * The page of a topic. What it costs is asked of its own page, else of the page of prices; a search in an area, or in an
 * emergency, leads to the page about just that, where the site has one: for a service in an area else to the page about the trade there.
 */
export function pageFor(
  topic: KeywordTopic,
  category: BusinessCategory | null,
  input: KeywordInput,
  { heads, form = 'plain', area = null }: AskedOnPage,
): string {
  const { phrases, source, page, listedOn } = topic;
  const isOfHome = page === null || page === '/';
  const prices = (isOfHome || source === 'category') && (form === 'price' || form === 'cost') ? pricePage(input) : null;
  if (prices !== null) return `Page ${prices}`;
  const special =
    area !== null
      ? findPageInArea(topic, area, heads, input)
      : form === 'urgent' && source === 'category'
        ? (findUrgentPage(phrases, input) ?? findUrgentPage(wordsOfTrade(category, input), input))
        : null;
  if (special !== null) return `Page ${special}`;
  if (source === 'category')
    return (
      locationPage(input) ??
      (form === 'near' ? null : ownTownPage(phrases, input)) ??
      (isOfHome ? 'Home page' : `Page ${page}`)
    );
  if (page !== null) return page === '/' ? 'Home page' : `Page ${page}`;
  if (source === 'usual') return 'Home page';
  if (hasOnePage(category?.label ?? null)) {
    const list =
      listedOn ?? input.pages.map(({ url }) => getUrlPath(url) ?? '/').find((path) => LIST_PAGE.test(path)) ?? '/';
    return list === '/' ? 'Home page' : `Page ${list}`;
  }
  const addresses = [...input.services.flatMap(({ url }) => url ?? []), ...input.pages.map(({ url }) => url)];
  return `New page ${newPagePath(slugOf(phrases[0] ?? '', input.language), addresses)}`;
}

/** All that people type for a trade. */
function wordsOfTrade(category: BusinessCategory | null, { language, country }: KeywordInput): string[] {
  return phrasesTypedIn(findSearchLanguage(language)?.trades[category?.label ?? '']?.who ?? [], country);
}

/** The page about a topic in an area, else about the trade there. */
export function findPageInArea(
  { phrases, source }: Pick<KeywordTopic, 'phrases' | 'source'>,
  area: string,
  heads: readonly string[],
  input: KeywordInput,
): string | null {
  const isTrade = source === 'category';
  return findAreaPage(phrases, area, isTrade, input) ?? (isTrade ? null : findAreaPage(heads, area, true, input));
}

/** The page about the trade in the own town, where the home page is about no town: its title and main headings do not name it. */
function ownTownPage(heads: readonly string[], input: KeywordInput): string | null {
  const town = ` ${placeKey(input.city)} `;
  const isNamed = input.passages.filter(isHomeHeadline).some(({ text }) => ` ${placeKey(text)} `.includes(town));
  const found = isNamed || input.city === '' ? null : findAreaPage(heads, input.city, true, input);
  return found === null ? null : `Page ${found}`;
}

/** With several locations the town's own page, because the home page is about all of them. */
function locationPage({ locationPages, city, pages }: KeywordInput): string | null {
  if (locationPages.length < 2) return null;
  const wanted = foldText(city);
  const found = locationPages.find((one) => foldText(one.city) === wanted && mayBeSearchedFor(one.url))?.url;
  const path = found === undefined ? null : (getUrlPath(found) ?? '/');
  const isHome = path === (getUrlPath(pages[0]?.url ?? '') ?? '/');
  return path === null || isHome || !namesTown(found, wanted, pages) ? null : `Page ${path}`;
}

/** Whether a page is about a town: its address, title or main heading has the name. A map of the site has the address of every shop. */
function namesTown(url: string | undefined, town: string, pages: KeywordInput['pages']): boolean {
  const page = pages.find((one) => one.url === url);
  const said = splitWords(foldText([url ?? '', page?.title ?? '', ...(page?.h1s ?? [])].join(' '))).join(' ');
  return ` ${said} `.includes(` ${splitWords(town).join(' ')} `);
}

/** As the action pack names its pages; in scripts without Latin letters the phrase itself. */
function slugOf(phrase: string, language: string): string {
  const folded = foldText(phrase);
  return slugify(language === 'de' ? phrase : folded, splitWords(folded).join('-'));
}

/** The page that is named for prices, by its address, a part of its title or the words of a link to it. */
function pricePage({ pages }: KeywordInput): string | null {
  const [home, ...others] = pages;
  const found = others.find(
    ({ url, title, linkTexts = [] }) =>
      url !== home?.url &&
      !isAmongArticles(url) &&
      (classifyUrl(url) === 'prices' ||
        [...splitParts(title ?? ''), ...linkTexts].some((text) => classifyLinkText(text)?.kind === 'prices')),
  );
  return found === undefined ? null : getUrlPath(found.url);
}
