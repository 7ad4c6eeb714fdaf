import { readPattern } from '../../data/patterns.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { findTowns, type Town } from './gazetteer.ts';
import { placeKey } from './place-key.ts';

/** Endings of towns by language, each with those that the name may have by itself (`data/places/town-cases.yaml`). */
type Endings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** How languages decline a town that something is in. */
export interface TownCases {
  /** "w Chojnicach": the preposition comes first. */
  readonly behindPreposition: Endings;
  /** "Lahdessa": the ending says "in". */
  readonly alone: Endings;
}

/** A town found by a declined form of its name. */
export interface DeclinedTown {
  /** As it is called by itself. */
  readonly name: string;
  readonly towns: readonly Town[];
}

const CASES = readCompiled<TownCases>('town-cases');
/** Inhabitants (see `Town.size`): a form may be that of several villages, and of common nouns. */
const SMALLEST = 3;
const MOST_WORDS = 3;
const MOST_FORMS = 40;

const WORD = String.raw`\p{Lu}[\p{Ll}\p{M}]+(?:-\p{L}[\p{L}\p{M}]*){0,3}`;
const NAME = `${WORD}(?: ${WORD}){0,${MOST_WORDS - 1}}`;
const PREPOSITION = readPattern('places', 'inWithCase');
const BEHIND_PREPOSITION = new RegExp(
  String.raw`(?<!\p{L})(?:${PREPOSITION}|${PREPOSITION.toUpperCase()}) (${NAME})`,
  'gu',
);
const ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}-])${WORD}`, 'gu');

/**
 * The towns of a country that a text says something is in, in a language that declines them: "в Минске", "w Chojnicach", "Lahdessa".
 * Where a form may be that of two towns, none is read.
 * @param country ISO 3166-1 alpha-2
 * @param language BCP 47 primary tag
 */
export function* readDeclinedTowns(text: string, country: string, language: string): Generator<DeclinedTown> {
  const behind = CASES.behindPreposition[language];
  const endings = behind ?? CASES.alone[language];
  if (endings === undefined) return;
  for (const [whole, name = whole] of text.matchAll(behind === undefined ? ALONE : BEHIND_PREPOSITION)) {
    const found = readLongest(name.split(' '), country, endings);
    if (found !== null) yield found;
  }
}

function readLongest(words: readonly string[], country: string, endings: Endings[string]): DeclinedTown | null {
  for (let length = words.length; length >= 1; length -= 1) {
    const found = new Map<string, DeclinedTown>();
    for (const name of listNames(words.slice(0, length), endings)) {
      const towns = findTowns(name, country).filter(({ size }) => size >= SMALLEST);
      if (towns.length > 0) found.set(placeKey(name), { name, towns });
    }
    if (found.size > 1) return null;
    for (const one of found.values()) return one;
  }
  return null;
}

/** The forms that a name may have by itself: every word declined. */
function listNames(words: readonly string[], endings: Endings[string]): string[] {
  let names = [''];
  for (const word of words) {
    const forms = listForms(word, endings);
    names = names.flatMap((name) => forms.map((form) => (name === '' ? form : `${name} ${form}`))).slice(0, MOST_FORMS);
  }
  return names;
}

/** "Ростове-на-Дону": the first part of a name in parts is declined. */
function listForms(word: string, endings: Endings[string]): string[] {
  const [first = '', ...rest] = word.split('-');
  const behind = rest.map((part) => `-${part}`).join('');
  const forms = Object.entries(endings).flatMap(([ending, replacements]) =>
    first.length > ending.length + 1 && first.endsWith(ending)
      ? replacements.map((one) => first.slice(0, first.length - ending.length) + one + behind)
      : [],
  );
  return [...new Set(forms)];
}
