import { readPattern } from '../data/patterns.ts';
import type { BusinessCategory, Demand } from '../facts/category/business-category.ts';
import { getDemand } from '../facts/category/category-demand.ts';
import { CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { foldText, keepLetters, splitWords } from '../facts/language/fold-text.ts';
import { isOneEditApart } from '../facts/language/one-edit.ts';
import { stemWord } from '../fixes/verify/word-stems.ts';
import type { KeywordInput } from './keyword-input.ts';
import { EMPTY_STEMS, keywordKey, phraseStems } from './keyword-key.ts';
import { ownPhrases, type ServicePhrase } from './own-phrases.ts';
import { FEWEST, isWithin, weigh } from './phrase-evidence.ts';
import { findSearchLanguage, phrasesTypedIn } from './search-language.ts';
import { listPlaces } from './site-spellings.ts';
import { isTypedPhrase, splitServiceName } from './typed-name.ts';

/** A name that so many others hold is what they are about. */
const GROUP_OF = 2;

/** Letters in which words of one family agree: "électricien", "électrique". */
const ROOT = 6;

/** In longer phrases one letter more or less makes no other search. */
const LONG = 14;

/** Trades of which people look for single services; of the others they look for the place itself. */
export const WITH_SERVICES: ReadonlySet<Demand> = new Set(['job', 'appointment', 'advice', 'class']);

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
  const isLookedUp = category === null || WITH_SERVICES.has(category.demand);
  const own = input.services.flatMap((service) => ownPhrases(service, input, category, isLookedUp));
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
  return splitServiceName(name, input.language, listPlaces(input)).filter((one) => isTypedPhrase(one, input));
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
