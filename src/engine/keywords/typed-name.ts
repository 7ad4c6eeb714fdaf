import { readPattern } from '../data/patterns.ts';
import { readWordList } from '../data/read-word-list.ts';
import { foldText, isUnspacedScript, splitWords } from '../facts/language/fold-text.ts';
import { findServicePage } from '../facts/services/find-service-page.ts';
import type { KeywordInput } from './keyword-input.ts';
import { isContained, phraseStems } from './keyword-key.ts';
import { findSearchLanguage, phrasesTypedIn } from './search-language.ts';
import { trimPhrase } from './trim-phrase.ts';

const LEGAL_FORMS = readWordList('companySuffixes');

/** A thing and two qualifiers, words between them apart; longer ones are headings, unless they have a page. */
const MOST_WORDS = 3;

const MOST_WORDS_WITH_PAGE = 4;

const LONGEST = 40;

/** Shorter legal forms are words too. */
const SHORTEST_FORM = 3;

/** Languages whose nouns are joined by such words; in others they make a sentence. */
const ROMANCE = new Set(['fr', 'es', 'it', 'pt', 'ro']);

const SPLITS = new RegExp(String.raw`,\s*|\s*[&+/]\s*|\s(?:${readPattern('keywords', 'splits')})\s`, 'i');

/** "Boiler repair & replacement" is two, its thing shared; in other languages a list is split where its items are alike. */
export function splitServiceName(name: string, language: string, places: readonly string[]): string[] {
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

/** Whether a phrase is one that people type: short, of words that tell, and not the name of the business. */
export function isTypedPhrase(phrase: string, input: KeywordInput): boolean {
  const { businessName, language } = input;
  const words = splitWords(foldText(phrase));
  if (isUnspacedScript(phrase)) return phrase.length >= 2 && phrase.length <= 12;
  if (words.length === 0 || phrase.length > LONGEST || phrase.length < 4) return false;
  if (/\d/.test(phrase) || ` ${foldText(businessName)} `.includes(` ${foldText(phrase)} `)) return false;
  const { talk = [], joins = [], vague = [] } = findSearchLanguage(language) ?? {};
  const between = new Set(joins.map(foldText));
  const telling =
    phrase.split(/\s+/).filter((word) => !between.has(foldText(word))).length - wordsOfTrade(phrase, input);
  if (telling > (hasNamedPage(phrase, input) ? MOST_WORDS_WITH_PAGE : MOST_WORDS)) return false;
  // "Heating Ltd" is somebody's name.
  if (words.some((word) => word.length >= SHORTEST_FORM && LEGAL_FORMS.has(word))) return false;
  const never = new Set([...vague, ...(ROMANCE.has(language) ? talk : [...talk, ...joins])].map(foldText));
  return !words.some((word) => never.has(word));
}

/** The words of a phrase that the trade's own term has besides its first: "rope access window cleaning" says two things of one. */
function wordsOfTrade(phrase: string, { language, country, category }: KeywordInput): number {
  const heads = phrasesTypedIn(findSearchLanguage(language)?.trades[category]?.who ?? [], country);
  return Math.max(
    0,
    ...heads.filter((head) => isContained(head, phrase)).map((head) => phraseStems(head).stems.size - 1),
  );
}

/** Whether a page is named by the phrase itself, not only linked from the service. */
export function hasNamedPage(phrase: string, { pages, services }: KeywordInput): boolean {
  return findServicePage({ name: phrase, url: null }, pages, services).kind === 'page';
}

/** "Other civil litigation" and "rénovation de jardins existants" without what nobody types of them. */
export function withoutVague(phrase: string, language: string): string {
  const { vague = [], joins = [] } = findSearchLanguage(language) ?? {};
  const dropped = new Set([...vague, ...joins].map(foldText));
  const words = phrase.split(' ');
  const isDropped = (word: string | undefined) => word !== undefined && dropped.has(foldText(word));
  while (isDropped(words[0])) words.shift();
  while (isDropped(words.at(-1))) words.pop();
  return words.join(' ');
}
