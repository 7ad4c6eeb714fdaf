import { readPattern } from '../data/patterns.ts';
import { readWordList } from '../data/read-word-list.ts';
import type { BusinessCategory, Demand } from '../facts/category/business-category.ts';
import { getDemand } from '../facts/category/category-demand.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { CATEGORIES_BY_LABEL, findBroadestCategory } from '../facts/category/category-tables.ts';
import type { TermMatch } from '../facts/category/category-terms.ts';
import { foldText, isUnspacedScript, keepLetters, splitWords } from '../facts/language/fold-text.ts';
import { isOneEditApart } from '../facts/language/one-edit.ts';
import { findServicePage, type NamedService } from '../facts/services/find-service-page.ts';
import { stemWord } from '../fixes/verify/word-stems.ts';
import type { KeywordInput } from './keyword-input.ts';
import { EMPTY_STEMS, keywordKey, phraseStems } from './keyword-key.ts';
import { namesPerson } from './person-names.ts';
import { findSearchLanguage, phrasesTypedIn } from './search-language.ts';
import type { Passage, PassagePlace } from './site-passages.ts';
import { listPlaces } from './site-spellings.ts';
import { trimPhrase } from './trim-phrase.ts';

const LEGAL_FORMS = readWordList('companySuffixes');
/** How firmly a passage says that something is offered. */
const WEIGHT: Readonly<Record<PassagePlace, number>> = {
  title: 4,
  h1: 3,
  description: 2,
  heading: 2,
  service: 2,
  text: 0.5,
};
/** One heading, or the name of a service; sentences alone never. */
const FEWEST = 2;
/** What is said only in sentences may only be spoken of. */
const MOST_OF_TEXT = 1.5;
/** A name that so many others hold is what they are about. */
const GROUP_OF = 2;
/** A name of the site's own that is no term of its trade has to stand in several places, and to have a page. */
const FIRM = 5;
/** Letters in which words of one family agree: "électricien", "électrique". */
const ROOT = 6;
/** A thing and two qualifiers, words between them apart; longer ones are headings, unless they have a page. */
const MOST_WORDS = 3;
const MOST_WORDS_WITH_PAGE = 4;
const LONGEST = 40;
/** In longer phrases one letter more or less makes no other search. */
const LONG = 14;
/** Shorter legal forms are words too. */
const SHORTEST_FORM = 3;
/** Languages whose nouns are joined by such words; in others they make a sentence. */
const ROMANCE = new Set(['fr', 'es', 'it', 'pt', 'ro']);
/** Trades of which people look for single services; of the others they look for the place itself. */
export const WITH_SERVICES: ReadonlySet<Demand> = new Set(['job', 'appointment', 'advice', 'class']);

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
 * The services of a site as people type them, the firmest first: those of the trade's list that the site names, then the site's
 * own names that are terms of its trade or stand in several places. Of restaurants, shops, lodgings and sights only those that are a
 * trade of their own with a page ("bowling alley"): nobody looks for "beers in Lurgan", and a room is no service.
 */
export function findServicePhrases(input: KeywordInput, category: BusinessCategory | null): ServicePhrase[] {
  const searches = findSearchLanguage(input.language);
  if (searches === null) return [];
  const {
    who = [],
    services: listed = [],
    against,
  } = (category === null ? null : searches.trades[category.label]) ?? {};
  const things = phrasesTypedIn(against?.things ?? [], input.country);
  const [called = '{s}'] = phrasesTypedIn(against?.forms ?? [], input.country);
  const ofThings = new Set(things.map((thing) => keywordKey(thing)));
  const typed = (phrase: string) => (ofThings.has(keywordKey(phrase)) ? called.replace('{s}', () => phrase) : phrase);
  const roots = new Set(
    phrasesTypedIn(who, input.country).flatMap((head) => [...phraseStems(head).stems].flatMap(rootOf)),
  );
  const found = [...phrasesTypedIn(listed, input.country), ...things].flatMap((phrase): ServicePhrase[] => {
    const evidence = weigh(phrase, input.passages);
    if (evidence >= FEWEST) return [{ phrase, name: phrase, url: null, evidence, isListed: true }];
    const short = withoutTrade(phrase, roots);
    const service = short === null ? undefined : input.services.find(({ name }) => keywordKey(name) === short);
    return service === undefined ? [] : [{ ...service, phrase, evidence: FEWEST, isListed: true }];
  });
  const own = input.services.flatMap((service) => ownPhrases(service, input, category));
  const listedStems = found.map(({ phrase }) => phraseStems(phrase).stems);
  const ownStems = own.map(({ phrase }) => phraseStems(phrase).stems);
  // "Sewer line" is what "sewer line repair" is about.
  const whole = own.filter(({ phrase }) => {
    const { stems } = phraseStems(phrase);
    const around = (all: readonly ReadonlySet<string>[]) =>
      all.filter((one) => one.size > stems.size && isWithin(stems, one)).length;
    return around(listedStems) === 0 && around(ownStems) < GROUP_OF;
  });
  const firmest = [...found, ...whole].toSorted((one, other) => other.evidence - one.evidence);
  return distinct(firmest.map((one) => ({ ...one, phrase: typed(one.phrase) })));
}

/** "Dépannage" of an electrician is "dépannage électrique": the key of a phrase without what it shares with the trade's own words. */
function withoutTrade(phrase: string, roots: ReadonlySet<string>): string | null {
  const stems = [...phraseStems(phrase).stems];
  const others = stems.filter((stem) => !rootOf(stem).some((root) => roots.has(root)));
  return others.length === 0 || others.length === stems.length ? null : others.sort().join(' ');
}

function rootOf(stem: string): string[] {
  return stem.length < ROOT ? [] : [stem.slice(0, ROOT)];
}

/**
 * Whether people look for a service by its name: of a plumber for each, of a pub or a shop only for those of its trade's list
 * ("beer garden"), never for what is sold there ("beers"). Never for what only says for whom it is, nor for the trade itself.
 * @param language BCP 47 primary tag
 */
export function isLookedFor(name: string, label: string | null, language: string): boolean {
  if (saysOnlyForWhom(name, language) || isNameOfTrade(name, label, language)) return false;
  if (label === null || WITH_SERVICES.has(getDemand(label))) return true;
  const listed = findSearchLanguage(language)?.trades[label]?.services ?? [];
  const key = keywordKey(name);
  return listed.some((one) => keywordKey(typeof one === 'string' ? one : one.phrase) === key);
}

const FOR_WHOM = new RegExp(`^(?:${readPattern('groups', 'forWhom')})$`, 'u');

/** "Treatments for men": part of a price list, and nothing of its own. */
function saysOnlyForWhom(name: string, language: string): boolean {
  const { vague = [], joins = [], closing = [] } = findSearchLanguage(language) ?? {};
  const empty = new Set([...vague, ...joins, ...closing].map((word) => stemWord(foldText(word))));
  const telling = splitWords(foldText(name)).filter(
    (word) => !empty.has(stemWord(word)) && !EMPTY_STEMS.has(stemWord(word)),
  );
  return telling.length > 0 && telling.every((word) => FOR_WHOM.test(word));
}

/** Whether a name is only what businesses of this trade, or their work, are called: its page is the home page. */
function isNameOfTrade(name: string, label: string | null, language: string): boolean {
  const nouns = Object.entries(CATEGORIES_BY_LABEL.get(label ?? '')?.nouns ?? {}).filter(([code]) => code === language);
  const words = nouns.flatMap(([, { keyword, business }]) => [keyword, business]);
  return words.some((word) => keywordKey(word) === keywordKey(name));
}

/** The search phrases of a service that the owner's notes name; none for what is no phrase. */
export function notedPhrases(name: string, input: KeywordInput): string[] {
  const searches = findSearchLanguage(input.language);
  if (searches === null) return [];
  return splitName(name, input.language, listPlaces(input)).filter((one) => isPhrase(one, input));
}

/** The evidence for a phrase: each place of the site counts once a page, sentences together at most 1.5. */
function weigh(phrase: string, passages: readonly Passage[]): number {
  const { stems, letters } = phraseStems(phrase);
  const isWhole = stems.size === 0;
  const seen = new Set<string>();
  let [firm, text] = [0, 0];
  for (const passage of passages) {
    const isNamed = isWhole
      ? passage.letters.includes(letters)
      : isWithin(stems, passage.stems) || (letters.length > 7 && passage.letters.includes(letters));
    if (!isNamed) continue;
    const key = `${passage.place} ${passage.url}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (passage.place === 'text') text += WEIGHT.text;
    else firm += WEIGHT[passage.place];
  }
  return firm === 0 ? 0 : firm + Math.min(MOST_OF_TEXT, text);
}

function isWithin(stems: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const stem of stems) if (!all.has(stem)) return false;
  return true;
}

function ownPhrases(
  service: { readonly name: string; readonly url: string | null },
  input: KeywordInput,
  category: BusinessCategory | null,
): ServicePhrase[] {
  const places = listPlaces(input);
  const isLookedUp = category === null || WITH_SERVICES.has(category.demand);
  return splitName(service.name, input.language, places).flatMap((name): ServicePhrase[] => {
    const phrase = withoutVague(name, input.language);
    if (!isPhrase(phrase, input) || isOnlyUrgent(phrase, input.language)) return [];
    if (namesPerson(phrase, category, input)) return [];
    const evidence = weigh(phrase, input.passages);
    if (evidence < FEWEST) return [];
    const isTerm = isLookedUp && category !== null && isTermOfTrade(phrase, category, input.language);
    if (!isTerm && !hasOwnPage(service, phrase, input)) return [];
    // "Preventing injuries" on a page of a practice is advice, "tyres" on a page of a garage another trade of it.
    const isNamed = category?.family !== 'medical' || isPageOf(phrase, input);
    const isFirm = isLookedUp && evidence >= FIRM && phrase.includes(' ') && isNamed;
    if (!(isTerm || isFirm || isTradeItself(phrase, input.language, isLookedUp))) return [];
    return [{ phrase, name: service.name, url: service.url, evidence, isListed: false }];
  });
}

/** Whether a phrase is nothing but the name of some trade; of a trade that is ordered or booked also one for what it works on. */
function isTradeItself(phrase: string, language: string, hasThings: boolean): boolean {
  const { tokens, matches } = categoryFinder.locate(phrase, new Set([language]));
  return matches.some(
    ({ term, start, end, share }) =>
      end - start === tokens.length && share === 1 && (term.kind === 'name' || (hasThings && term.kind === 'thing')),
  );
}

/** "Other civil litigation" and "rénovation de jardins existants" without what nobody types of them. */
function withoutVague(phrase: string, language: string): string {
  const { vague = [], joins = [] } = findSearchLanguage(language) ?? {};
  const dropped = new Set([...vague, ...joins].map(foldText));
  const words = phrase.split(' ');
  const isDropped = (word: string | undefined) => word !== undefined && dropped.has(foldText(word));
  while (isDropped(words[0])) words.shift();
  while (isDropped(words.at(-1))) words.pop();
  return words.join(' ');
}

function hasOwnPage(service: NamedService, phrase: string, input: KeywordInput): boolean {
  return findServicePage(service, input.pages, input.services).kind === 'page' || isPageOf(phrase, input);
}

/** Whether a page is named by the phrase itself, not only linked from the service. */
function isPageOf(phrase: string, { pages, services }: KeywordInput): boolean {
  return findServicePage({ name: phrase, url: null }, pages, services).kind === 'page';
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

const SPLITS = new RegExp(String.raw`,\s*|\s*[&+/]\s*|\s(?:${readPattern('keywords', 'splits')})\s`, 'i');

/** "Boiler repair & replacement" is two, its thing shared; in other languages a list is split where its items are alike. */
function splitName(name: string, language: string, places: readonly string[]): string[] {
  if (/[?!$€£%@{}<>\\=^~]|\d{2,}|https?:/.test(name)) return [];
  const [plain = ''] = name.replace(/\(.*?\)|\[.*?\]/g, ' ').split(/\s[-–—|]\s|[:•·;]/);
  const items = plain
    .split(SPLITS)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length > 4 || items.some((item) => item.endsWith('-'))) return [];
  const words = items.map((item) => item.split(/\s+/));
  const [first = [], second = []] = words;
  // "Hail & storm damage", "boiler repair & service": one word beside several is a part of them, and which is not told.
  if (items.length === 2 && first.length !== second.length && (first.length === 1 || second.length === 1)) return [];
  return items.flatMap((item) => trimPhrase(item, language, places) ?? []);
}

function isPhrase(phrase: string, input: KeywordInput): boolean {
  const { businessName, language } = input;
  const words = splitWords(foldText(phrase));
  if (isUnspacedScript(phrase)) return phrase.length >= 2 && phrase.length <= 12;
  if (words.length === 0 || phrase.length > LONGEST || phrase.length < 4) return false;
  if (/\d/.test(phrase) || ` ${foldText(businessName)} `.includes(` ${foldText(phrase)} `)) return false;
  const { talk = [], joins = [], vague = [] } = findSearchLanguage(language) ?? {};
  const between = new Set(joins.map(foldText));
  const telling = phrase.split(/\s+/).filter((word) => !between.has(foldText(word))).length;
  if (telling > (isPageOf(phrase, input) ? MOST_WORDS_WITH_PAGE : MOST_WORDS)) return false;
  // "Heating Ltd" is somebody's name.
  if (words.some((word) => word.length >= SHORTEST_FORM && LEGAL_FORMS.has(word))) return false;
  const never = new Set([...vague, ...(ROMANCE.has(language) ? talk : [...talk, ...joins])].map(foldText));
  return !words.some((word) => never.has(word));
}

/** Drops phrases that are the same search as a firmer one, as it is or misspelled: "trenchles sewer repair". */
function distinct(phrases: readonly ServicePhrase[]): ServicePhrase[] {
  const keys = new Map<string, number>();
  const kept: ServicePhrase[] = [];
  const lettersOf = (phrase: string) => keepLetters(foldText(phrase));
  for (const one of phrases) {
    const key = keywordKey(one.phrase);
    const letters = lettersOf(one.phrase);
    const typed = kept.findIndex(({ phrase }) => letters.length >= LONG && isOneEditApart(letters, lettersOf(phrase)));
    const at = keys.get(key) ?? (typed < 0 ? undefined : typed);
    const known = at === undefined ? undefined : kept[at];
    if (known === undefined || at === undefined) {
      keys.set(key, kept.length);
      kept.push(one);
    } else if (known.url === null && one.url !== null) kept[at] = { ...known, name: one.name, url: one.url };
  }
  return kept;
}
