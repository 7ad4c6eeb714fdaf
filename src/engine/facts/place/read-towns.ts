import { readPattern } from '../../data/patterns.ts';
import { foldText, isAscii } from '../language/fold-text.ts';
import { isNamedRegion } from './area-names.ts';
import { countryNamed } from './country-names.ts';
import { findRegion, findTowns, isInRegion, type Region, type Town } from './gazetteer.ts';

/** A town named in a text. */
export interface NamedTown {
  /** As written, without the region. */
  readonly name: string;
  /** The places of that name; of those with a region printed beside the name only the ones in it. */
  readonly towns: readonly Town[];
  /** As printed beside the name: "MN" in "Duluth, MN". */
  readonly region: { readonly printed: string; readonly region: Region } | null;
  /** "Nairobi - Kenya". */
  readonly isWithCountry: boolean;
  /** "in Duluth". */
  readonly isBehindIn: boolean;
  /** How many words beside it are written like a part of the name: "Boston Consulting Group" is no town. */
  readonly wordsBeside: number;
}

const MOST_WORDS = 5;
const SHORTEST_NAME = 3;

/** A run of capitalised words with the small words of names between them: "Frankfurt am Main", "Castelnau-le-Lez". */
const NAME_RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:${readPattern('places', 'insideName')}) \p{Lu}[\p{L}\p{M}'’.-]*)){0,7}`,
  'gu',
);
/** Scripts without capitals: a Japanese or Korean town with its kind and perhaps its region in front, others as one or two words. */
const UNCASED_RUN =
  /(\p{Script=Han}{2,3}[都道府県])?([\p{Script=Han}ヶケ]{1,5}?[市区町村])|()(\p{Script=Hangul}{1,5}[시군구]|[\p{Script=Arabic}\p{Script=Hebrew}]+(?: [\p{Script=Arabic}\p{Script=Hebrew}]+)?|\p{Script=Thai}+)/gu;
const LOCATIVE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('names', 'locatives')})\s$`, 'u');

/**
 * The towns that a text names, each run of capitalised words once: the longest name that the gazetteer has.
 * @param country ISO 3166-1 alpha-2; null for any country
 * @param ordinary words that the site also writes small: a name of such words alone is none
 */
export function* readTowns(text: string, country: string | null, ordinary: ReadonlySet<string>): Generator<NamedTown> {
  for (const run of text.matchAll(NAME_RUN)) {
    for (const found of townsOfRun(run[0], country, ordinary)) {
      const start = run.index + found.at;
      const behind = wordsBehind(text.slice(start + found.name.length));
      const region = regionBehind(behind, found.towns);
      yield {
        name: found.name,
        towns: region === null ? found.towns : found.towns.filter((town) => isInRegion(town, region.region)),
        region,
        isWithCountry: isCountryBehind(behind, found.towns),
        isBehindIn: LOCATIVE.test(foldText(text.slice(Math.max(0, start - 8), start))),
        wordsBeside: found.wordsBeside,
      };
    }
  }
  if (isAscii(text)) return;
  for (const [, inFront, japanese, , other] of text.matchAll(UNCASED_RUN)) {
    const name = japanese ?? other ?? '';
    const towns = findTowns(name, country);
    if (towns.length === 0) continue;
    const region = inFront === undefined ? null : regionNamed(inFront, towns);
    yield { name, towns, region, isWithCountry: false, isBehindIn: false, wordsBeside: 0 };
  }
}

interface FoundName {
  readonly name: string;
  readonly at: number;
  readonly towns: readonly Town[];
  readonly wordsBeside: number;
}

/** The towns in a run of capitalised words, longer names before shorter ones, none within another. */
function townsOfRun(run: string, country: string | null, ordinary: ReadonlySet<string>): FoundName[] {
  const words = [...run.matchAll(/\S+/g)].map((match) => ({ text: match[0], start: match.index }));
  const taken = new Set<number>();
  const found: (Omit<FoundName, 'wordsBeside'> & { readonly first: number; readonly last: number })[] = [];
  for (let length = Math.min(MOST_WORDS, words.length); length >= 1; length -= 1) {
    for (let first = 0; first + length <= words.length; first += 1) {
      const last = first + length - 1;
      const [from, to] = [words[first], words[last]];
      if (from === undefined || to === undefined || taken.has(first) || taken.has(last)) continue;
      // "Wisch-, Spachtel- und Schmucktechniken": the rest of the word follows.
      if (to.text.endsWith('-')) continue;
      const name = run.slice(from.start, to.start + to.text.length).replace(ENDING, '');
      if (name.length < SHORTEST_NAME || !/^\p{Lu}/u.test(name) || isOrdinary(name, ordinary)) continue;
      const towns = findTowns(name, country);
      if (towns.length === 0 || isNamedRegion(name, words[last + 1]?.text ?? '')) continue;
      for (let at = first; at <= last; at += 1) taken.add(at);
      found.push({ name, at: from.start, towns, first, last });
    }
  }
  const isBeside = (at: number): boolean => !taken.has(at) && /^\p{Lu}/u.test(words[at]?.text ?? '');
  return found.map(({ first, last, ...one }) => {
    let beside = 0;
    for (let at = first - 1; isBeside(at); at -= 1) beside += 1;
    for (let at = last + 1; isBeside(at); at += 1) beside += 1;
    return { ...one, wordsBeside: beside };
  });
}

/** Marks behind a name, and endings that languages put to it behind an apostrophe: "Duluth’s", "İzmir’de". */
const ENDING = /['’]\p{L}{0,4}$|[.’'-]+$/u;

const isOrdinary = (name: string, ordinary: ReadonlySet<string>): boolean =>
  name
    .toLowerCase()
    .split(/[\s'’.-]+/)
    .every((word) => word === '' || ordinary.has(word));

/** The capitalised words directly behind a town, at most three: ", Minnesota 55802", " (Bavaria)". */
const wordsBehind = (text: string): readonly string[] =>
  /^(?:\s?[,(/·|–-]\s?|\s)(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,2})/u.exec(text)?.[1]?.split(' ') ?? [];

/** Whether they begin with the name of the country that one of the towns lies in. */
function isCountryBehind(words: readonly string[], towns: readonly Town[]): boolean {
  return words.some((_, at) => {
    const country = countryNamed(words.slice(0, at + 1).join(' '));
    return country !== null && towns.some((town) => town.country === country);
  });
}

/** The region printed directly behind a town: ", MN", " (Bavaria)", "/Bursa", ", Minnesota 55802". */
function regionBehind(words: readonly string[], towns: readonly Town[]): NamedTown['region'] {
  for (let length = words.length; length >= 1; length -= 1) {
    const region = regionNamed(words.slice(0, length).join(' ').replace(/\.$/, ''), towns);
    if (region !== null) return region;
  }
  return null;
}

/** The region that a text names and one of the towns lies in. */
function regionNamed(printed: string, towns: readonly Town[]): NamedTown['region'] {
  for (const country of new Set(towns.map((town) => town.country))) {
    const region = findRegion(printed, country);
    if (region !== null && towns.some((town) => isInRegion(town, region))) return { printed, region };
  }
  return null;
}

/** The words that lines of a site write small: "Mobile", "Reading" and "Nice" are towns elsewhere. */
export function collectLowerCase(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(SMALL_WORD)) found.add(word);
  return found;
}

/** Not within a web or e-mail address, where every word is small. */
const SMALL_WORD = /(?<![\p{L}'’.@/-])\p{Ll}{2,}(?![\p{L}@.]*[@.]\p{L})/gu;
