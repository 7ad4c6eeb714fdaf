import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { parseCity } from './city-name.ts';
import { countryNamed } from './country-names.ts';
import { findRegion, findTowns, isInNamedRegion } from './gazetteer.ts';

/** Looks names up in the gazetteer, each spelling once. */
export interface PlaceNames {
  /** ISO 3166-1 alpha-2 of the business; null when unknown: then every country counts. */
  readonly country: string | null;
  /** Whether a town or region has this name. */
  isPlace(name: string): boolean;
  /** Whether a text may stand behind a town to say where that is: a region, a country, a code. */
  isQualifier(text: string): boolean;
  /** Whether a town of the name lies in the region that a text names. */
  liesIn(name: string, region: string): boolean;
}

/** "SW1", "Ilford IG4 5AE" */
const POSTAL_CODE = /^(?:\p{Lu}\p{L}+ )*(?=[A-Z -]*\d)[A-Z\d -]+$/u;

export const getPlaceNames: (context: FactContext) => PlaceNames = memoizePerContext(({ country }) => {
  const isRegion = (text: string): boolean => country !== null && findRegion(text, country) !== null;
  return {
    country,
    isPlace: memoizeByText((name) => findTowns(name, country).length > 0 || isRegion(name)),
    isQualifier: memoizeByText(
      (text) =>
        /^(?:UK|USA?)?$/.test(text) ||
        POSTAL_CODE.test(text) ||
        (country === null ? /^[A-Z]{2}$/.test(text) : isRegion(text)) ||
        countryNamed(text) !== null,
    ),
    liesIn: (name, text) => findTowns(name, country).some((town) => isInNamedRegion(town, text)),
  };
});

/** Between the members of a list on one line: "A, B and C", "A · B". */
const BETWEEN = new RegExp(
  String.raw`\s*[,;|/•·・、，،→»›✓✔\t\n]\s*|\s+(?:[-–—+&]|${readPattern('places', 'listLink')})\s+`,
  'iu',
);

/** Splits a line at commas, bars and "and". */
export function splitList(text: string): string[] {
  return text.split(BETWEEN).filter((part) => part !== '');
}

/** A text without marks at its ends: "→ Boise »" is Boise, "'s-Hertogenbosch" is as it is. */
export function stripMarks(text: string): string {
  return text.replace(/^(?!['’][st][ -])[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N})]+$/gu, '');
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "Surrounding areas", "und Umgebung". */
const VAGUE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'vagueArea')})(?!\p{L})`, 'u');
const MENU_WORD = new RegExp(`^(?:${readPattern('places', 'menuWord')})$`, 'u');
const AROUND_BEFORE = readPattern('places', 'aroundBefore');
const AROUND_AFTER = `(?: (?:${readPattern('places', 'aroundAfter')}))+$`;
/** "Greater Boise", "Boise area". */
const AROUND = new RegExp(`^(?:(?:${AROUND_BEFORE}) )+|${AROUND_AFTER}`, 'giu');
const AROUND_END = new RegExp(AROUND_AFTER, 'iu');
const AROUND_ALONE = new RegExp(`^(?:${AROUND_BEFORE})$`, 'iu');

/** Whether a word stands before towns: "Greater". */
export function isAroundPlace(word: string): boolean {
  return AROUND_ALONE.test(word);
}

/** "in the Boise area" without its end. */
export function stripAfterPlace(text: string): string {
  return text.replace(AROUND_END, '');
}

/** "Tutta la Svizzera" */
const WHOLE = new RegExp(`^(?:${readPattern('places', 'wholeCountry')})\\s`, 'iu');

const LONGEST_MEMBER = 80;
const LONGEST_NAME = 40;
const LONGEST_UNSPACED_NAME = 12;
const MOST_WORDS = 5;

/** The name of a place as a page gives it. */
export interface AreaName {
  readonly name: string;
  /** The region behind it, as written: "ID" of "Boise, ID". */
  readonly within: string | null;
  /** Whether it may be part of another name: "Dr. Lincoln", "Bombay High Court". */
  readonly isLoose: boolean;
}

/**
 * What a member of a list names: "→ Boise, ID" and "Greater Boise area" are Boise. Null when it cannot be the name of a place:
 * countries, persons, sentences, menus.
 */
export function parseAreaName(text: string, places: PlaceNames): AreaName | null {
  if (text.length > LONGEST_MEMBER) return null;
  const parts = stripMarks(text.replace(/\s*\(([^)]*)\)?/g, ', $1')).split(/\s*,\s*/);
  let within: string | null = null;
  while (parts.length > 1 && places.isQualifier(parts.at(-1) ?? '')) within = parts.pop() ?? null;
  const [written = '', ...more] = parts;
  if (more.length > 0) return null;
  const [, before = '', code = ''] = /^(.+?) ([A-Z][A-Za-z]{1,2})\.?$/.exec(written) ?? [];
  // "Acapulco Gro.": written small, a code counts only where the town lies in its region.
  const isCode = code === code.toUpperCase() ? places.isQualifier(code) : places.liesIn(before, code.toUpperCase());
  const hasCode = code !== '' && isCode && !places.isPlace(written);
  const name = stripAround(hasCode ? before : written, places);
  return isNameOfArea(name, places) ? { name, within: hasCode ? code : within, isLoose: false } : null;
}

const LANDFORM = new RegExp(`^(?:${readPattern('places', 'landform')})$`, 'iu');

/** Whether the word behind a name makes it that of a region: "Bay Area", but not "Boise Area". */
export function isNamedRegion(name: string, behind: string): boolean {
  return behind !== '' && LANDFORM.test(name) && AROUND_END.test(` ${behind}`);
}

/** "Greater Boise area" is Boise; "Greater London" and "Bay Area" are names. */
function stripAround(name: string, places: PlaceNames): string {
  const bare = name.replace(AROUND, '');
  if (isNamedRegion(bare, name.slice(name.indexOf(bare) + bare.length).trim())) return name;
  return bare !== name && !places.isPlace(name) && (places.isPlace(bare) || /^\p{Ll}/u.test(name)) ? bare : name;
}

function isNameOfArea(name: string, places: PlaceNames): boolean {
  if (name.length < 2 || name.length > LONGEST_NAME || /\d{2}|[@!?:"“”]/.test(name)) return false;
  const folded = foldText(name);
  if (MENU_WORD.test(folded) || countryNamed(name) !== null || countryNamed(name.replace(WHOLE, '')) !== null)
    return false;
  if (UNSPACED.test(name)) return name.length <= LONGEST_UNSPACED_NAME && !VAGUE.test(folded);
  // "Sarah K." is a person; two capitals alone are a code, and three where a region has it ("NSW", not "DFW").
  if (/^[A-Z]{3}$/.test(name) && places.isQualifier(name)) return false;
  if (/\s\p{Lu}\.?$|^[A-Z]{1,2}$/u.test(name) || name.split(' ').length > MOST_WORDS) return false;
  if (/^\p{Ll}+$/u.test(name)) return false;
  return (parseCity(name) === name && !VAGUE.test(folded)) || places.isPlace(name);
}

/** "Hartford County" is not Hartford. */
const KIND_OF_AREA = new RegExp(`^(?:${readPattern('places', 'kindOfArea')})$`, 'iu');

/** "Hartford" of "Hartford County"; null for a name without such a kind. */
export function stripKindOfArea(name: string): string | null {
  const words = name.split(' ');
  return words.length > 1 && KIND_OF_AREA.test(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : null;
}

/** As many names with one word at an end tell that it belongs to none of them. */
const FEWEST_SHARED = 3;

/**
 * Names with the words taken off that several of them begin or end with: "Plumber in Ayr", "Plumber in Troon". "Palm Beach" and
 * "Delray Beach" are towns as they are, and so are counties.
 */
export function stripSharedEnds(names: readonly string[], places: PlaceNames): readonly string[] {
  if (names.length < FEWEST_SHARED) return names;
  const rows = names.map((name) => name.split(' '));
  const isTown = (row: readonly string[]) => places.isPlace(row.join(' '));
  for (const end of [0, -1]) {
    for (let turn = 0; turn < MOST_WORDS; turn += 1) {
      const long = rows.filter((row) => row.length > 1);
      const shared = findSharedWords(long.map((row) => row.at(end) ?? '').filter((word) => !KIND_OF_AREA.test(word)));
      const taken = long.filter((row) => shared.has(row.at(end) ?? '') && !isTown(row));
      // "Parque Chas", "Parque Patricios" among fifty quarters: what few names begin with is of those names.
      if (taken.length < FEWEST_SHARED || (end === 0 && taken.length * 2 < rows.length)) break;
      for (const row of taken) row.splice(end, 1);
    }
  }
  return rows.map((row) => row.join(' '));
}

function findSharedWords(words: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count >= FEWEST_SHARED ? [word] : [])));
}
