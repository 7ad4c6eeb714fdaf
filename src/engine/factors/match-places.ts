import type { Business } from '#shared/audit/business.ts';
import { readPattern } from '../data/patterns.ts';
import { foldText, isUnspacedScript, keepLetters, spellOutUmlauts, splitWords } from '../facts/language/fold-text.ts';
import { countryNamed } from '../facts/place/country-names.ts';
import { distanceKm, findTowns, isInNamedRegion, type Town } from '../facts/place/gazetteer.ts';
import { placeKey } from '../facts/place/place-key.ts';
import { isSameWord } from './term-match.ts';

/** A word of a text, as written and as it is compared. */
export interface WrittenWord {
  readonly written: string;
  readonly key: string;
}

const LONGEST_TEXT = 4000;
const MOST_WORDS_OF_PLACE = 4;
/** "Frankfurt am Main", "Bergen auf Rügen": what is in front of these is said alone too. */
const JOINTS = new RegExp(`^(?:${readPattern('places', 'joints')})$`);
/** "South Yarmouth" is named by "Yarmouth", "Kreis Unna" by "Unna", "Le Mans" by "au Mans". */
const IN_FRONT = new RegExp(`^(?:${readPattern('places', 'inFront')})$`);
const BEHIND = new RegExp(`^(?:${readPattern('places', 'behind')})$`);
/** Suffixes of place names in Japanese, Chinese and Korean that texts often leave out. */
const UNSPACED_ENDING = /(?:[市区區町村県縣府都郡]|(?:특별자치|특별|광역)?[시도]|[군구])$/u;
/** Languages in which names of towns have cases that change their ends: "Helsingissä", "v Praze". BCP 47. */
const WITH_CASES = new Set('fi et hu cs sk pl sl hr sr bs ru uk bg lt lv el'.split(' '));
const LONGEST_CASE_ENDING = 5;
/** 100,000 inhabitants and more. */
const LARGE_TOWN = 5;
const QUARTER_KM = 12;
const LOCATIVE = new RegExp(`^(?:${readPattern('names', 'locatives')}|auf|sur|on|all|um|around)$`, 'u');

/** Names of places that a text may give, with the words by which it does. */
export interface PlaceMatcher {
  readonly isEmpty: boolean;
  /** The words of the text, as written, that name one of the places; empty when none do. */
  find(text: string): string[];
}

/** What addresses have besides the town: quarters, which count behind "in" alone, and postal codes. */
interface SmallPlaces {
  readonly quarters: readonly string[];
  readonly codes: readonly string[];
}

/** A code of fewer characters may be a year or a price. */
const SHORTEST_CODE = 5;
/** A region of fewer letters is an abbreviation, which may be a word: "OR", "IN". */
const SHORTEST_REGION = 4;

/**
 * Matches the market area of a business: its towns and areas in any case, short form or other language of the gazetteer, and the
 * regions and districts that its towns lie in, by the gazetteer or by its own address. A name counts as a whole, with a capital
 * where the text has such.
 */
export function matchPlaces(
  names: readonly string[],
  { address, country, languages }: Business,
  { quarters, codes }: SmallPlaces = { quarters: [], codes: [] },
): PlaceMatcher {
  const own = [...new Set(names)].filter((name) => name.trim() !== '');
  const forms = own.flatMap(listPlaceForms);
  const where = address?.country ?? country;
  const towns = own.flatMap((name) => findOwnTowns(name, address?.region ?? null, where));
  const regionNames = towns.flatMap(({ region, district }) => [region, district]).flatMap((one) => one?.names ?? []);
  const stated = address?.region ?? '';
  if (stated.length >= SHORTEST_REGION) regionNames.push(stated);
  const regions = regionNames.map((name) => placeKey(name).split(' '));
  const hasCases = languages.some((language) => WITH_CASES.has(language));
  const quarterForms = quarters.flatMap(listPlaceForms);
  const codeForms = codes.filter((code) => code.length >= SHORTEST_CODE).map((code) => placeKey(code).split(' '));
  const isForm = (written: WrittenWord, word: string) => isPlaceForm(written.key, word, hasCases);
  const isSame = (written: WrittenWord, word: string) => written.key === word;
  const demonyms = languages.includes('fi') ? forms.filter((form) => form.length === 1) : [];
  return {
    isEmpty: own.length === 0,
    find(text) {
      if (isUnspacedScript(text)) {
        const squeezed = keepLetters(foldText(text));
        const inScript = [...own.flatMap(listUnspacedForms), ...quarters.filter(isUnspacedScript)];
        const found = inScript.find((form) => squeezed.includes(form));
        if (found !== undefined) return [found];
      }
      const words = tokenizeText(text);
      return (
        findRun(words, forms, isForm) ??
        findTown(words, towns, own, where) ??
        findRun(words, quarterForms, isForm, isBehindIn) ??
        findRun(words, codeForms, isSame) ??
        findRun(words, demonyms, isFinnishDemonym, () => true) ??
        findRun(words, [...new Set(regions)], isSame) ??
        []
      );
    },
  };
}

function listPlaceForms(name: string): string[][] {
  const written = (name.split(/[,(/]/)[0] ?? name).trim();
  const words = placeKey(written).split(' ').filter(Boolean);
  if (words.length === 0 || isUnspacedScript(written)) return [];
  const from = words.findIndex((word, at) => at === words.length - 1 || !IN_FRONT.test(word));
  const bare = words.slice(from);
  while (bare.length > 1 && BEHIND.test(bare.at(-1) ?? '')) bare.pop();
  const joint = bare.findIndex((word, at) => at > 0 && JOINTS.test(word));
  const head = joint === -1 ? [] : bare.slice(0, joint);
  // The island behind it is where the town is.
  const island = bare[joint] === 'auf' ? bare.slice(joint + 1) : [];
  const forms = [words, bare, head, island].filter((form) => form.length > 0 && form.join('').length >= 2);
  // "Muenster" for Münster.
  const spelled = spellOutUmlauts(written);
  return spelled === written.toLowerCase().normalize('NFC') ? forms : [...forms, ...listPlaceForms(spelled)];
}

function listUnspacedForms(name: string): string[] {
  const key = keepLetters(foldText(name.split(/[,(/（]/)[0] ?? name));
  if (!isUnspacedScript(key)) return [];
  return [key, key.replace(UNSPACED_ENDING, '')].filter((form) => form.length >= 2);
}

function findOwnTowns(name: string, region: string | null, country: string | null): readonly Town[] {
  if (country === null) return [];
  const towns = findTowns((name.split(/[,(/]/)[0] ?? name).trim(), country);
  const there = region === null ? towns : towns.filter((town) => isInNamedRegion(town, region));
  // Of several towns of one name nobody knows in which region this one is.
  const certain = there.length > 0 ? there : towns;
  return certain.length === 1 ? certain : [];
}

/** Short names are also the beginnings of ordinary words: "Bath" is not in "Bathroom", nor Halle in "Hallein". */
function isPlaceForm(written: string, name: string, hasCases: boolean): boolean {
  if (written === name) return true;
  let start = 0;
  while (start < written.length && written[start] === name[start]) start += 1;
  const isLike = hasCases
    ? start >= Math.max(3, name.length - 2) && written.length - start <= LONGEST_CASE_ENDING
    : isSameWord(written, name) && (name.length > 5 || Math.abs(written.length - name.length) <= 2);
  return isLike && findTowns(written).length === 0;
}

/** "lahtelainen" for Lahti, "turkulaisista" for Turku: who is of a town, written small in Finnish. */
function isFinnishDemonym({ key }: WrittenWord, town: string): boolean {
  const stem = town.slice(0, -1);
  return stem.length >= 3 && key.startsWith(stem) && /^[aeiouy]lai(?:nen|s\p{L}{0,8})$/u.test(key.slice(stem.length));
}

/**
 * A run of words that the gazetteer has as a name of one of the towns ("Munich", "Monaco di Baviera"), or behind "in" as that of a
 * smaller place within it ("Kreuzberg").
 */
function findTown(
  words: readonly WrittenWord[],
  towns: readonly Town[],
  own: readonly string[],
  country: string | null,
): string[] | null {
  if (towns.length === 0) return null;
  const ownWords = new Set(own.flatMap((name) => placeKey(name).split(' ')));
  for (let size = MOST_WORDS_OF_PLACE; size > 0; size -= 1) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const run = words.slice(at, at + size);
      // "Garden" alone is no name of Garden City, whatever the gazetteer says.
      if (!isWrittenAsName(words, at) || run.every(({ key }) => ownWords.has(key))) continue;
      const named = findTowns(run.map(({ key }) => key).join(' '), country);
      const isWithin = isBehindIn(words, at);
      const isOwn = (one: Town) => towns.some((town) => isSameTown(one, town) || (isWithin && isQuarter(one, town)));
      if (named.some(isOwn)) return run.map(({ written }) => written);
    }
  }
  return null;
}

const isSameTown = (a: Town, b: Town): boolean =>
  a.country === b.country &&
  a.latitude === b.latitude &&
  a.longitude === b.longitude &&
  a.size === b.size &&
  a.region === b.region;

/** A large town's quarters, as far as the gazetteer lists them: within the distance that its coordinates can tell. */
const isQuarter = (place: Town, town: Town): boolean =>
  town.size >= LARGE_TOWN &&
  place.size < town.size &&
  place.region === town.region &&
  distanceKm(place, town) <= QUARTER_KM;

function findRun(
  words: readonly WrittenWord[],
  forms: readonly (readonly string[])[],
  isMatch: (written: WrittenWord, word: string) => boolean,
  mayBegin: (words: readonly WrittenWord[], at: number) => boolean = isWrittenAsName,
): string[] | null {
  for (const form of forms) {
    const at = words.findIndex(
      (_, start) =>
        form.every((word, offset) => {
          const written = words[start + offset];
          return written !== undefined && isMatch(written, word);
        }) && mayBegin(words, start),
    );
    if (at >= 0) return words.slice(at, at + form.length).map(({ written }) => written);
  }
  return null;
}

/** With a capital, in a script or a text without them, or behind "in": "glasses for reading" does not name Reading. */
function isWrittenAsName(words: readonly WrittenWord[], at: number): boolean {
  const isSmall = (word: WrittenWord | undefined) => /^\p{Ll}/u.test(word?.written ?? '');
  return !isSmall(words[at]) || words.every(isSmall) || isBehindIn(words, at);
}

const isBehindIn = (words: readonly WrittenWord[], at: number): boolean => LOCATIVE.test(words[at - 1]?.key ?? '');

/** The words of a text, at most 4,000 characters. */
export function tokenizeText(text: string): WrittenWord[] {
  const written = text.slice(0, LONGEST_TEXT).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return written.flatMap((word) => splitWords(placeKey(word)).map((key) => ({ written: word, key })));
}

/**
 * A place by which the site names itself though no list has it, an island or a valley: "Fontanero en toda Mallorca". It stands
 * behind the trade and "in", with a capital that other words of the text do not have.
 * @param isTrade whether a text names the trade
 */
export function findPlaceBehindCategory(
  text: string,
  business: Business,
  isTrade: (text: string) => boolean,
): string[] {
  for (const part of text.slice(0, LONGEST_TEXT).split(/[.!?:;,|·–—]+/)) {
    const found = findPlaceIn(part, business, isTrade);
    if (found.length > 0) return found;
  }
  return [];
}

function findPlaceIn(text: string, { country, languages }: Business, isTrade: (text: string) => boolean): string[] {
  const words = tokenizeText(text);
  const isCapital = (word: WrittenWord | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(word?.written ?? '');
  const capitals = words.filter(isCapital).length;
  // Capitals say nothing in German, nor in an English headline with one for each word.
  if (languages[0] === 'de' || (languages[0] === 'en' && capitals > 3)) return [];
  for (let at = 1; at < words.length - 1; at += 1) {
    const { written = '', key = '' } = words[at] ?? {};
    // A single letter with a capital is a part of a name: "Penzion U Lípy".
    if (!LOCATIVE.test(key) || /^\p{Lu}$/u.test(written)) continue;
    const start = isCapital(words[at + 1]) ? at + 1 : at + 2;
    const length = words.slice(start).findIndex((word) => !isCapital(word));
    const name = words.slice(start, length === -1 ? undefined : start + length).slice(0, MOST_WORDS_OF_PLACE);
    const before = words.slice(Math.max(0, at - MOST_WORDS_OF_PLACE), at).map(({ written }) => written);
    if (name.length === 0) continue;
    const place = name.map(({ key }) => key).join(' ');
    // A country says of nobody that he is near.
    const isKnown = findTowns(place, country).length > 0 || countryNamed(place) !== null;
    if (!isKnown && isTrade(before.join(' '))) return name.map(({ written }) => written);
  }
  return [];
}
