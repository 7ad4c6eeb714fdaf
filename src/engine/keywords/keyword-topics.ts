import { getUrlPath } from '#shared/text/url-path.ts';
import type { BusinessCategory } from '../facts/category/business-category.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { findBroadestCategory } from '../facts/category/category-tables.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import type { NamedService } from '../facts/services/find-service-page.ts';
import { equalSearches, isSameSearch } from './equal-searches.ts';
import { findHeadTerms } from './head-terms.ts';
import type { KeywordInput } from './keyword-input.ts';
import { isContained, keywordKey, phraseStems } from './keyword-key.ts';
import type { KeywordPlaces } from './keyword-place.ts';
import { readNotes } from './note-hints.ts';
import { questionTopics } from './question-topics.ts';
import { findSearchLanguage, phrasesTypedIn } from './search-language.ts';
import { findServicePhrases, notedPhrases, WITH_SERVICES } from './service-phrases.ts';
import { findPriced, isHomeHeadline } from './site-passages.ts';
import { findLanding } from './site-targets.ts';
import { findPageByAddress, hasPageOfItsOwn, lastSegment, pageNamedFor, pageTitledFor } from './trade-page.ts';

/** The source of a topic: the category, the site, the owner's notes, what is usual in the category, or questions of the site. */
export type TopicSource = 'category' | 'site' | 'notes' | 'usual' | 'question';

/** The topic of one cluster: the category itself, one service, or the questions that the site answers. */
export interface KeywordTopic {
  /** Search terms, the most usual first; only the category and the questions have several. */
  readonly phrases: readonly string[];
  readonly source: TopicSource;
  /** The path of the page about it; null where the site has none. */
  readonly page: string | null;
  /** The path of a page that mentions it among others; null where none is known. */
  readonly listedOn: string | null;
  /** A price stands where the site speaks of it. */
  readonly hasPrice: boolean;
  /** Usual in the trade, or as short: people type it with other places too. */
  readonly isUsual: boolean;
  /** In the list of its trade. */
  readonly isListed: boolean;
}

const MOST_SERVICES = 16;

const MOST_USUAL = 6;

/** "Carpenter" and "carpentry" agree in so many letters. */
const TRADE_ROOT = 6;

/** A thing and a qualifier: longer words of the site's own are typed with the town at most. */
const MOST_USUAL_WORDS = 2;

/**
 * The topics of a strategy: the category first, then the services, then the questions. The owner's notes come before the site;
 * what is usual in the category is used only without a site to read. A service that is the category itself, or the category's
 * word with nothing added, is no topic.
 */
export function buildTopics(
  input: KeywordInput,
  category: BusinessCategory | null,
  places: KeywordPlaces,
): KeywordTopic[] {
  const isPriced = findPriced(input.passages);
  const language = findSearchLanguage(input.language);
  const all = findHeadTerms(input, category);
  const own = phraseStems(all[0] ?? '').stems;
  const special = all
    .slice(1)
    .filter((head) => !phraseStems(head).stems.isSubsetOf(own) && hasPageOfItsOwn(head, input));
  const heads = all.filter((head) => !special.includes(head));
  const closing = new Set(language?.closing.map((word) => keywordKey(word)));
  const ofTrade = new Set([...heads.flatMap((head) => keywordKey(head).split(' ')), ...closing]);
  const taken = new Set(heads.flatMap((head) => [keywordKey(head), bareKey(head, ofTrade)]));
  // "Emergency plumbing" is asked for as the trade in an emergency.
  const urgent = language?.forms.urgent?.replace('{p}', '');
  if (urgent !== undefined && input.shown.has('urgent'))
    for (const head of heads) taken.add(keywordKey(urgent.replace('{s}', head)));
  const topics: KeywordTopic[] = [];
  const findPage = (phrase: string, service: NamedService) => {
    const page = findLanding(phrase, service, heads, input);
    return page !== null && isOfOtherTown(page, input) ? null : page;
  };
  const add = (phrase: string, name: string, url: string | null, source: TopicSource, isListed = true) => {
    const keys = [keywordKey(phrase), bareKey(phrase, ofTrade)];
    if (keys.some((key) => taken.has(key))) return;
    if (heads.some((head) => isSameSearch(head, phrase, input.language))) return;
    for (const key of keys) taken.add(key);
    const [, ...equal] = equalSearches(phrase, input.language);
    const page =
      findPage(phrase, { name, url }) ??
      equal.map((one) => findPageByAddress(one, input)).find((found) => found !== null) ??
      (isOfHome(phrase, heads, input) || isTradeAgain(phrase, heads, category, input) ? '/' : null);
    const listedOn = url === null ? null : (getUrlPath(url) ?? '/');
    const isTwin = (topic: KeywordTopic) => page === null || topic.page === page;
    if (topics.some((topic) => isTwin(topic) && topic.phrases.some((one) => isSameSearch(one, phrase, input.language))))
      return;
    topics.push({
      phrases: [withTradeWord(phrase, category, input)],
      source,
      page,
      listedOn,
      hasPrice: isPriced(phrase, page),
      isUsual: isListed || phraseStems(phrase).stems.size <= MOST_USUAL_WORDS,
      isListed,
    });
  };
  for (const name of readNotes(input.notes).services)
    for (const phrase of notedPhrases(name, { ...input, areas: places.areas })) add(phrase, name, null, 'notes');
  const pages = new Set<string>();
  for (const head of special) add(head, head, null, 'site');
  for (const { phrase, name, url, isListed } of findServicePhrases(input, category)) {
    const page = findPage(phrase, { name, url });
    // What the site calls it in other words, on the page of the same service, is the same service.
    if (page !== null && pages.has(page) && !isListed) continue;
    // "Question about dental implants" beside "dental implants".
    const typed = withTradeWord(phrase, category, input);
    if (page === null && !isListed && topics.some((topic) => topic.phrases.some((one) => isContained(one, typed))))
      continue;
    if (page !== null) pages.add(page);
    add(phrase, name, url, 'site', isListed);
  }
  if (topics.length === 0 && input.pages.length === 0 && category !== null) {
    const usual = language?.trades[category.label]?.services ?? [];
    for (const phrase of phrasesTypedIn(usual, input.country).slice(0, MOST_USUAL)) add(phrase, phrase, null, 'usual');
  }
  const ofCategory: KeywordTopic = {
    phrases: heads,
    source: 'category',
    page: pageNamedFor(heads[0] ?? '', input) ?? pageTitledFor(heads[0] ?? '', input) ?? '/',
    listedOn: null,
    hasPrice: input.shown.has('prices'),
    isUsual: true,
    isListed: true,
  };
  const services = topics.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, MOST_SERVICES);
  const isAsked = category === null || WITH_SERVICES.has(category.demand);
  const answered = isAsked ? questionTopics(input, [...heads, ...services.flatMap(({ phrases }) => phrases)]) : [];
  return [ofCategory, ...services, ...answered];
}

/** Whether a page is named for a town that is served besides the own one: it is about that town, not about a service. */
function isOfOtherTown(path: string, { areas, city }: KeywordInput): boolean {
  const named = splitWords(foldText(lastSegment(path))).join(' ');
  return named !== placeWords(city) && areas.some((area) => placeWords(area) === named);
}

const placeWords = (place: string): string => splitWords(foldText(place)).join(' ');

/** "TV antenna installation" of an antenna installer whose home page is titled so needs no other page. */
function isOfHome(phrase: string, heads: readonly string[], { passages }: KeywordInput): boolean {
  if (!heads.some((head) => isContained(head, phrase))) return false;
  const { stems } = phraseStems(phrase);
  return passages.filter(isHomeHeadline).some(({ stems: said }) => stems.isSubsetOf(said));
}

/** "General carpentry" and "Malerarbeiten" are what carpenters and painters do: another word for the trade, which the home page is about. */
function isTradeAgain(
  phrase: string,
  heads: readonly string[],
  category: BusinessCategory | null,
  { language }: KeywordInput,
): boolean {
  const { tokens, matches } = categoryFinder.locate(phrase, new Set([language]));
  const vague = new Set((findSearchLanguage(language)?.vague ?? []).map(foldText));
  const telling = tokens.filter((word) => !vague.has(word));
  const roots = heads.flatMap((head) => splitWords(foldText(head)).map((word) => word.slice(0, TRADE_ROOT)));
  const isRelated = telling.length === 1 && roots.some((root) => telling[0]?.startsWith(root) === true);
  return (
    isRelated && matches.some(({ term, share }) => term.category === category && term.kind !== 'thing' && share === 1)
  );
}

/** "Dental veneers" is "veneers" to a dentist: the key without the words of the trade itself, where any is left. */
function bareKey(phrase: string, ofTrade: ReadonlySet<string>): string {
  const stems = keywordKey(phrase).split(' ');
  const others = stems.filter((stem) => !ofTrade.has(stem));
  return others.length === 0 ? stems.join(' ') : others.join(' ');
}

function weightOf({ source, page }: KeywordTopic): number {
  return (source === 'notes' ? 2 : 0) + (page === null ? 0 : 1);
}

/** People look for a lawyer for a divorce, not for a divorce: the phrase with the trade's word, where it has none. */
function withTradeWord(phrase: string, category: BusinessCategory | null, { language, country }: KeywordInput): string {
  const { forms, trades } = findSearchLanguage(language) ?? {};
  if (forms?.ofTrade === undefined || category?.family !== 'legal') return phrase;
  const [head] = phrasesTypedIn(trades?.[findBroadestCategory(category).label]?.who ?? [], country);
  const isNamed = categoryFinder
    .locate(phrase, new Set([language]))
    .matches.some(({ term }) => term.kind === 'name' && term.category.family === 'legal');
  return isNamed || head === undefined ? phrase : forms.ofTrade.replace('{h}', head).replace('{s}', phrase);
}
