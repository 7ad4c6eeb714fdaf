import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import { foldText } from '../language/fold-text.ts';
import { countryNamed } from './country-names.ts';
import { findTowns } from './gazetteer.ts';

/** Lower-case words within place names. */
const SMALL = readWordList('townParticles');
/** Words that end a place name on the same line. */
const STOP = readWordList('afterTown');
/** Cities with the name of their country. */
const CITY_STATES = new Set([
  'singapore',
  'luxembourg',
  'luxemburg',
  'monaco',
  'gibraltar',
  'san marino',
  'guatemala',
  'panama',
]);
const MOST_WORDS = 6;

const isCountry = (city: string): boolean => countryNamed(city) !== null && !CITY_STATES.has(foldText(city));

export interface PlacedCity {
  readonly city: string;
  /** Index after the name in the text. */
  readonly end: number;
}

/** "15140 Lahti Y-tunnus: 1234567-8": the word with the colon is the label of what follows. */
function isLabelBehind(taken: readonly string[], word: string): boolean {
  const name = taken.join(' ');
  return findTowns(name).length > 0 && findTowns(`${name} ${word}`).length === 0;
}

/**
 * The place name that begins at `from`: capitalised words with the lower-case words between them, up to punctuation, a
 * label or the end of the line. Null when there is no capitalised word.
 */
export function cityAt(text: string, from: number): PlacedCity | null {
  const taken: string[] = [];
  let end = from;
  let position = from;
  while (taken.length < MOST_WORDS && position < text.length) {
    const space = text.indexOf(' ', position);
    const raw = text.slice(position, space === -1 ? text.length : space);
    const word = raw.replace(/[,;:|)]+$/, '').replace(/\.$/, raw.length > 3 ? '' : '.');
    if (!belongs(word, taken.length === 0, text, space)) break;
    if (raw.endsWith(':') && isLabelBehind(taken, word)) break;
    taken.push(word);
    end = position + word.length;
    const closed = word.length < raw.length && !/^\.$/.test(raw.slice(word.length));
    if (closed || (raw.endsWith('.') && word.length > 4)) break;
    if (space === -1) break;
    position = space + 1;
  }
  while (taken.length > 1 && SMALL.has((taken.at(-1) ?? '').toLowerCase())) {
    const dropped = taken.pop() ?? '';
    end -= dropped.length + 1;
  }
  const city = taken.join(' ').replace(/[\s.,/-]+$/, '');
  if (city.length < 2 || isCountry(city)) return null;
  return { city, end };
}

function belongs(word: string, isFirst: boolean, text: string, space: number): boolean {
  const lower = word.toLowerCase();
  if (word === '') return false;
  if ((STOP.has(lower) || STOP.has(lower.replace(/\.$/, ''))) && !(isFirst && lower.length <= 2)) return false;
  if (/^(?:\p{Lu}|['’]s-|['’]t\s?|[ld]['’]\p{Lu})/u.test(word))
    return /^[\p{L}'’./-]+$/u.test(word) && !/^[A-Z]{1,3}:$/.test(word);
  // District numbers of large cities: "Praha 1", "Budapest 5", "Dublin 2", "Paris 8e".
  if (!isFirst && /^[0-9]{1,2}(?:er|e|ème)?$/.test(word))
    return text.slice(space, space + 2).trim() === '' || space === -1;
  if (isFirst && !/^(?:la|le|les|el|los|'s|'t|den|de)$/.test(lower)) return false;
  return SMALL.has(lower) || /^(?:sur|sous|en|les|lès)-/.test(lower);
}

const ENGLISH_BEFORE_TOWN = new RegExp(`^(?:${readPattern('places', 'englishBeforeTown')})$`, 'i');

/**
 * A part of a comma-separated list as a place name: its capitalised tail ("serving Atlanta" is Atlanta). Null for anything
 * else.
 */
export function parseCity(part: string): string | null {
  const cleaned = part.replace(/^[^\p{L}'’]+|[^\p{L}\p{N})'’.]+$/gu, '').replace(/\.$/, '');
  if (cleaned.length < 2 || cleaned.length > 50) return null;
  const words = cleaned.split(' ');
  let start = words.length;
  for (let i = words.length - 1; i >= 0 && words.length - i <= MOST_WORDS; i -= 1) {
    const word = words[i] ?? '';
    // "Plumber in Milwaukee", "serving all of Denver".
    if (ENGLISH_BEFORE_TOWN.test(word)) break;
    const isNumber = /^[0-9]{1,2}$/.test(word) && i > 0 && i === words.length - 1;
    if (!/^\p{Lu}/u.test(word) && !SMALL.has(word.toLowerCase()) && !isNumber) break;
    if (/[0-9]/.test(word) && !isNumber) break;
    start = i;
  }
  while (start < words.length && !/^\p{Lu}/u.test(words[start] ?? '')) start += 1;
  const city = words.slice(start).join(' ');
  if (city.length < 2 || STOP.has(foldText(words[start] ?? ''))) return null;
  return /^[\p{L}0-9'’. ()/-]+$/u.test(city) && !isCountry(city) ? city : null;
}

export const isShouted = (name: string): boolean => name === name.toUpperCase() && name !== name.toLowerCase();

/** A name that is written in capitals as others write it: "CASTRO DEL RIO" is Castro del Rio. */
export function withoutShouting(name: string, country: string | null): string {
  if (!isShouted(name)) return name;
  // The one alphabet whose small letters depend on the language: "İZMİR", "ISPARTA".
  const language = country === 'TR' ? 'tr' : 'en';
  return name
    .toLocaleLowerCase(language)
    .replace(/(^|[\s'’-])(\p{L}+)/gu, (_, before: string, word: string) =>
      before === ' ' && SMALL.has(word)
        ? ` ${word}`
        : before + word.charAt(0).toLocaleUpperCase(language) + word.slice(1),
    );
}
