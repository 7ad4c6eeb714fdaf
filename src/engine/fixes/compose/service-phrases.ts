import type { Fact } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import { foldText } from '../../facts/language/fold-text.ts';
import { NO_SERVICE } from '../../facts/services/services-lexicon.ts';
import type { TextLanguage } from '../writing-material.ts';
import type { Phrase } from './filled-sentence.ts';
import { conjunction } from './natural-list.ts';

/** Longer names are headlines, not services. */
const LONGEST = { characters: 46, words: 7 };

/** Names without a meaning of their own, folded. */
const SAYS_NOTHING = new RegExp(
  `^(?:(?:${readPattern('texts', 'servicesBefore')})?(?:${readPattern('texts', 'services')}))$`,
);
/** Words in the first person: a headline of the site, not a name. */
const SPEAKS = new RegExp(String.raw`\b(?:${readPattern('texts', 'speaks')})\b`);
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const MARKS = /[?!:;|@€$£%/\\<>{}[\]"“”»«*#=+_0-9…]|\.(?:\s|$)|\s[-–—]\s/;

/** Words that stay capitalised within a sentence: brands, nationalities, and things named after people. */
const PROPER = readWordList('properWords');
/** "And" and "or" of Romance languages, in a headline. */
const JOINING_LETTER = /^[YEO]$/;
/** Nouns that menus give in the singular ("Hot Towel Shave") and sentences in the plural. */
const COUNTED = new RegExp(String.raw`\b(${readPattern('texts', 'counted')})$`);
/** Trades that are named for their work, folded: "pressure washing" and "auto repair" are nobody. */
const NAMES_WORK = /(?:ing|tion|ment|care|repairs?|works?|removals?|hire|rentals?)$/;
/** German adjectives before a noun become lower case; nouns stay capitalised. */
const GERMAN_ADJECTIVE = /^\p{Lu}\p{Ll}{2,}(?:isch|lich|ell|ig|tiv|bar|sam|iert|ional)e[rnsm]?$/u;

/**
 * The name of a service as part of a sentence: in lower case where the language does so, without ampersand and brackets.
 * Null for a text that a sentence cannot contain ("Services", a headline, a price, another script).
 */
export function runningService(name: string, language: TextLanguage, properNames: ReadonlySet<string>): string | null {
  const plain = withoutMarks(name);
  const folded = foldText(plain);
  if (plain.length < 3 || plain.length > LONGEST.characters || plain.split(' ').length > LONGEST.words) return null;
  if (NOT_LATIN.test(plain) || MARKS.test(plain) || SAYS_NOTHING.test(folded) || SPEAKS.test(folded)) return null;
  return NO_SERVICE.test(folded) ? null : toRunningName(plain, language, properNames);
}

/**
 * A service as its owner named it, as part of a sentence: cleaned alone. Capitals within a name that has small words too are meant
 * ("Hütte Rosenblick für 6 Personen"); in one that has none they are those of a headline.
 */
export function runningAnswer(name: string, language: TextLanguage, properNames: ReadonlySet<string>): string {
  const typed = withoutMarks(name);
  const plain = joinSigns(typed, language).replace(/[;:]/g, ',');
  const [first = '', ...others] = withoutAmpersands(plain, language).split(' ');
  const isMixed = typed.split(' ').some((word, at) => at > 0 && word.length > SMALL_WORD && !/\p{Lu}/u.test(word));
  if (!isMixed) return toRunningName(plain, language, properNames);
  const proper = findProper([first], properNames).has(0);
  const elided = others.map((word) =>
    word.replace(/(?<=^\p{L}['’])\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  );
  return [runningWord(first, 0, [first, ...others], language, proper), ...elided].join(' ');
}

/** "PVC/Holz" and "Waschen + Schneiden" name two things, "A/C" one. */
const JOINING_SIGN = /(?<=\p{L}{2}\s*)[+/]\s*(\p{L})(?=\p{L})/gu;
const SMALL_FOLLOWS = /^\p{L}\p{Ll}/u;

function joinSigns(name: string, language: TextLanguage): string {
  return name.replace(JOINING_SIGN, (sign: string, next: string, at: number) => {
    const isWord = language !== 'de' && SMALL_FOLLOWS.test(name.slice(at + sign.length - 1));
    return ` & ${isWord ? next.toLowerCase() : next}`;
  });
}

/**
 * The name of a service as a list can have it: a stroke between two words joins two things (more strokes are a list, and
 * between spaces it parts two names of one), and what follows a dash ("— per hour") is not its name.
 */
export function listableName(name: string, language: TextLanguage): string {
  const whole = /^(.*\S\s+\S.*?)\s+[–—-]\s/u.exec(name)?.[1] ?? name;
  return /^[^/]*[^\s/]\/[^\s/][^/]*$/u.test(whole) ? joinSigns(whole, language) : whole;
}

/** Shorter words are small ones within a headline too: "Parts and Labor". */
const SMALL_WORD = 3;

function withoutMarks(name: string): string {
  return name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/[™®©]/g, '')
    .replace(/(?<=\p{Lu}{2})['’]s(?!\p{L})/gu, 's')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:\s]+$/, '')
    .trim();
}

function toRunningName(plain: string, language: TextLanguage, properNames: ReadonlySet<string>): string {
  const words = withoutAmpersands(plain, language).split(' ');
  const proper = findProper(words, properNames);
  const running = words.map((word, index) => runningWord(word, index, words, language, proper.has(index))).join(' ');
  return language === 'en' ? running.replace(COUNTED, '$1s') : running;
}

/** Words of a title as part of a sentence: in lower case where the language writes them so; abbreviations and brands stay. */
export function toRunningText(text: string, language: TextLanguage): string {
  const words = text.split(' ');
  return words.map((word, index) => runningWord(word, index, words, language, false)).join(' ');
}

function runningWord(
  word: string,
  index: number,
  words: readonly string[],
  language: TextLanguage,
  isInName: boolean,
): string {
  // "Toldos Y Lonas": a letter that joins what stands beside it.
  if (language !== 'en' && language !== 'de' && index > 0 && index < words.length - 1 && JOINING_LETTER.test(word))
    return word.toLowerCase();
  if (isInName || PROPER.has(bare(word)) || /\p{L}\p{Lu}/u.test(word) || /^(?:\p{Lu}\.)*\p{Lu}\.?$/u.test(word))
    return shouted(word, words);
  if (language === 'de') {
    const before = index === 0 && /^\p{Lu}/u.test(words[1] ?? '') && GERMAN_ADJECTIVE.test(word);
    return before ? word.toLowerCase() : word;
  }
  return word.toLowerCase();
}

/** "Jacob's": whose it is. "Women's" says for whom. */
const POSSESSIVE = /^\p{Lu}[\p{L}\p{M}]+['’]s$/u;
const COMMON_OWNERS = readWordList('commonOwners');

/**
 * The positions of words that are part of one of the names, all of its words one after another, or that are somebody's name.
 */
function findProper(words: readonly string[], names: ReadonlySet<string>): ReadonlySet<number> {
  const folded = words.map(bare);
  const proper = new Set<number>();
  for (const name of names) {
    const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
    if (parts.length === 0) continue;
    for (let at = 0; at + parts.length <= folded.length; at++)
      if (parts.every((part, offset) => folded[at + offset] === part))
        for (const offset of parts.keys()) proper.add(at + offset);
  }
  for (const [at, word] of words.entries()) {
    if (!POSSESSIVE.test(word)) continue;
    const isDay = /^(?:Day|Eve)$/.test(words[at + 1] ?? '');
    if (isDay) proper.add(at + 1);
    if (isDay || !COMMON_OWNERS.has(folded[at] ?? '')) proper.add(at);
  }
  return proper;
}

/** "HVAC" is an abbreviation; "DRAIN CLEANING" is only written in capitals. */
function shouted(word: string, words: readonly string[]): string {
  const isShouting = words.every((one) => one === one.toUpperCase()) && words.join('').length > 5;
  return isShouting && word.length > 4 ? word.toLowerCase() : word;
}

function withoutAmpersands(text: string, language: TextLanguage): string {
  return text.replace(/\s*[&]\s*(\S+)/g, (_, next: string) => ` ${conjunction(language, next)} ${next}`);
}

function bare(word: string): string {
  return foldText(word).replace(/[^\p{L}\p{N}].*$/u, '');
}

/**
 * The services that sentences can name, each once, those first that share no word with one before them but the trade's: "Gutters" is dropped
 * next to "Gutters and heat cable", and a name that ends like the category's own ("Emergency Dentist" of a dentist) is a person, not a service.
 */
export function servicePhrases(
  facts: readonly Fact[],
  language: TextLanguage,
  doers: readonly string[],
  properNames: ReadonlySet<string>,
): Phrase[] {
  const taken: Set<string>[] = [];
  const parts = new Set<string>();
  const phrases: Phrase[] = [];
  const of = (...kinds: readonly Fact['kind'][]) =>
    facts.flatMap(({ kind, value }) => (kinds.includes(kind) ? [foldText(value)] : []));
  const [places, regions] = [new Set(of('city', 'area')), of('region')];
  // "Domestic electrical services" of one who offers "electrical services" is no person.
  const ends = doers.map((doer) => foldText(doer).split(' ').at(-1) ?? '');
  const doerEnds = new Set(ends.filter((end) => !SAYS_NOTHING.test(end) && !NAMES_WORK.test(end)));
  for (const { id, kind, value } of facts) {
    const name = kind === 'service' ? withoutPlace(value, places, regions) : null;
    const text = name === null ? null : runningService(name, language, properNames);
    if (text === null) continue;
    const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
    // What follows "de" is not who does it.
    if (words.length > 1 && doerEnds.has(words.at(-1) ?? '') && !COMPLEMENT.test(words.at(-2) ?? '')) continue;
    const stems = stemsIn(text);
    const coordinated = partsOf(text);
    if (taken.some((other) => stems.isSubsetOf(other) || other.isSubsetOf(stems))) continue;
    // "Box" beside "box de banheiro".
    if (
      words.length === 1 &&
      phrases.some((other) =>
        foldText(other.text)
          .split(' ')
          .includes(words[0] ?? ''),
      )
    )
      continue;
    if (coordinated.some((part) => parts.has(part))) continue;
    for (const part of coordinated) parts.add(part);
    taken.push(stems);
    phrases.push({ text, factIds: [id] });
  }
  return variedFirst(phrases, language, doers);
}

/** In their order, but what is about the same as one before it, other than the trade, behind the others. */
function variedFirst(phrases: readonly Phrase[], language: TextLanguage, trade: readonly string[]): Phrase[] {
  const varied = new Set(differentServices(phrases, language, trade));
  return [...varied, ...phrases.filter((phrase) => !varied.has(phrase))];
}

/**
 * The services that are about something else than those before them, other than the trade: "box de banheiro" is a second kind
 * of box.
 * @param trade the words that name it
 */
export function differentServices(
  phrases: readonly Phrase[],
  language: TextLanguage,
  trade: readonly string[],
): Phrase[] {
  const said: string[] = [];
  const ofTrade = stemsIn(trade.join(' '));
  const isIn = (stem: string, stems: Iterable<string>) =>
    [...stems].some((one) => one.startsWith(stem) || stem.startsWith(one));
  return phrases.filter(({ text }) => {
    const own = [...stemsIn(kindIn(text, language))].filter((stem) => !isIn(stem, ofTrade));
    const isAgain = own.some((stem) => isIn(stem, said));
    if (!isAgain) said.push(...own);
    return !isAgain;
  });
}

/**
 * The words of a name that say what kind of thing it is: in Romance languages its first noun, where that is no activity or the
 * like.
 */
function kindIn(text: string, language: TextLanguage): string {
  const about = withoutActivity(text, language);
  const [head = '', ...others] = about.split(' ');
  const isKind = HEAD_FIRST.has(language) && head.length >= SHORTEST_NAME && text.startsWith(head);
  if (!isKind || SAYS_NOTHING.test(foldText(head))) return about;
  const end = others.findIndex((word) => COMPLEMENT.test(word));
  return [head, ...others.slice(0, end < 0 ? undefined : end)].join(' ');
}

/** Languages whose nouns stand in front of what goes with them. */
const HEAD_FIRST: ReadonlySet<TextLanguage> = new Set(['fr', 'es', 'it', 'pt']);
const COMPLEMENT = /^(?:de|del|della|di|do|da|du|des|d)$/;

/** What is worked on: grass and hedges are two things to cut. */
function withoutActivity(text: string, language: TextLanguage): string {
  const words = text.split(' ');
  if (words.length < 2) return text;
  if (language === 'en') return words.slice(0, -1).join(' ');
  return words.filter((word) => !ACTIVITY.test(foldText(word))).join(' ');
}

/**
 * The services of one list: the first `most`, of those that join two ("photovoltaics and storage") at most one, at the end, where the
 * list has a word for it.
 */
export function takeForList(services: readonly Phrase[], most: number, isPair: (text: string) => boolean): Phrase[] {
  const single = services.filter(({ text }) => !isPair(text));
  const said = new Set(single.slice(0, most).flatMap(({ text }) => [...stemsIn(text)]));
  // "Removal and storage services" say nothing more beside "house removals" and "secure storage".
  const isSaid = (text: string) =>
    stemsIn(
      text
        .split(' ')
        .filter((word) => !SAYS_NOTHING.test(foldText(word)))
        .join(' '),
    ).isSubsetOf(said);
  const pair = services.slice(0, most).find(({ text }) => isPair(text) && !isSaid(text));
  return pair === undefined ? single.slice(0, most) : [...single.slice(0, most - 1), pair];
}

/** The beginnings of long words and abbreviations; of all words where there are none, so that no set is empty and part of every other. */
function stemsIn(text: string): Set<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = words.filter((word) => word.length > SMALL_WORD || /^\p{Lu}{2,}s?$/u.test(word));
  return new Set((telling.length > 0 ? telling : words).map((word) => foldText(word).slice(0, 6)));
}

/** "Packing in Dubai" and "Dental crowns Chamblee GA" of a business there become what is done: the sentence names the place. */
function withoutPlace(name: string, places: ReadonlySet<string>, regions: readonly string[]): string {
  const words = name.split(' ');
  const end = regions.includes(foldText(words.at(-1) ?? '')) ? words.length - 1 : words.length;
  for (let at = 1; at < end; at++) {
    const place = words.slice(at, end).join(' ').replace(/,$/, '');
    // "Duluth-Lakeside" is a part of Duluth.
    if (!places.has(foldText(place)) && !places.has(foldText(place.split('-', 1)[0] ?? ''))) continue;
    const before = words[at - 1] ?? '';
    const isJoined = AT_PLACE.test(before);
    // "Livraison dans Nantes" ends in a small word that belongs to the town.
    if (!isJoined && !/^\p{Lu}/u.test(before)) return name;
    const what = words.slice(0, isJoined ? at - 1 : at).join(' ');
    return what.length >= SHORTEST_NAME ? what : name;
  }
  return name;
}

/** The endings of nouns for what is done, in Romance languages. */
const ACTIVITY = new RegExp(`(?:${readPattern('texts', 'activityEnd')})$`);
const AT_PLACE = /^(?:in|near|around|bei|à|a|en)$/iu;
const SHORTEST_NAME = 3;

/** "Gutters and downpipes": the parts on either side of "and". */
function partsOf(text: string): string[] {
  return foldText(text).split(/, | (?:and|und|et|e|y) /);
}
