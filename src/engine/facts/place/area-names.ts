import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { parseCity } from './city-name.ts';
import { countryNamed } from './country-names.ts';
import { findRegion, findTowns } from './gazetteer.ts';

/** Between the members of a list on one line: "A, B and C", "A · B". */
const BETWEEN = new RegExp(
  String.raw`\s*[,;|/•·、・،，→»›✓✔\t\n]\s*|\s+(?:[-–—+&]|${readPattern('places', 'listLink')})\s+`,
  'iu',
);
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** "Surrounding areas", "und Umgebung": no name of a place. */
const VAGUE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'vagueArea')})(?!\p{L})`, 'u');
const MENU_WORD = new RegExp(String.raw`^(?:${readPattern('places', 'menuWord')})$`, 'u');
/** Around the name of a place: "Greater Boise", "Boise area". */
const AROUND = new RegExp(
  String.raw`^(?:(?:${readPattern('places', 'aroundBefore')}) )+|(?: (?:${readPattern('places', 'aroundAfter')}))+$`,
  'giu',
);
const LONGEST_NAME = 40;
const MOST_WORDS = 5;

/** Splits a line at commas, bars and "and". */
export function splitList(text: string): string[] {
  return text.split(BETWEEN).filter((part) => part !== '');
}

/** Whether the gazetteer has a town or region of this name in the country, or in any when it is not known. */
export function isPlace(name: string, country: string | null): boolean {
  return findTowns(name, country).length > 0 || (country !== null && findRegion(name, country) !== null);
}

/** A name without marks at its ends and without the region or country that it is in. */
export interface AreaName {
  readonly name: string;
  /** The region behind it, as written: "Boise, ID". */
  readonly within: string | null;
  /** Whether its neighbours are capitalised too, so that it may be part of another name: "Dr. Lincoln", "Bombay High Court". */
  readonly isLoose?: boolean;
}

/**
 * What a member of a list names: "→ Boise, ID" is Boise in ID, "Greater Boise area" is Boise. Null when it cannot be the name
 * of a place.
 * @param country of the business; null when unknown
 */
export function parseAreaName(text: string, country: string | null): AreaName | null {
  const parts = stripMarks(text.replace(/\s*\(([^)]*)\)?/g, ', $1')).split(/\s*,\s*/);
  let within: string | null = null;
  while (parts.length > 1 && isQualifier(parts.at(-1) ?? '', country)) within = parts.pop() ?? null;
  const [written = '', ...more] = parts;
  if (more.length > 0) return null;
  const behind = /^(.+?) ([A-Z]{2,3})$/.exec(written);
  const hasCode = behind !== null && isQualifier(behind[2] ?? '', country) && !isPlace(written, country);
  const name = stripAround(hasCode ? (behind[1] ?? written) : written, country);
  return isNameOfArea(name, country) ? { name, within: hasCode ? (behind[2] ?? null) : within } : null;
}

/** What may stand behind a town: its region, its country, a postal code, nothing. */
export function isQualifier(text: string, country: string | null): boolean {
  return (
    text === '' ||
    /^(?:UK|USA?)$/.test(text) ||
    /\d/.test(text) ||
    countryNamed(text) !== null ||
    (country === null ? /^[A-Z]{2}$/.test(text) : findRegion(text, country) !== null)
  );
}

export function stripMarks(text: string): string {
  return text.replace(/^[^\p{L}\p{N}'’]+|[^\p{L}\p{M}\p{N})]+$/gu, '');
}

/** "Greater Boise area" is Boise; "Greater London" and "Bay Area" are names. */
function stripAround(name: string, country: string | null): string {
  if (isPlace(name, country)) return name;
  const bare = name.replace(AROUND, '');
  return bare !== name && (isPlace(bare, country) || /^\p{Ll}/u.test(name)) ? bare : name;
}

function isNameOfArea(name: string, country: string | null): boolean {
  if (name.length < 2 || name.length > LONGEST_NAME || /\d{2}|[@!?:"“”]/.test(name)) return false;
  if (countryNamed(name) !== null || MENU_WORD.test(foldText(name))) return false;
  if (isPlace(name, country)) return true;
  if (VAGUE.test(foldText(name))) return false;
  // "Sarah K." is a person; two capitals alone are a code.
  if (/\s\p{Lu}\.?$|^[A-Z]{1,2}$/u.test(name)) return false;
  if (UNSPACED.test(name)) return name.length <= 12;
  return name.split(' ').length <= MOST_WORDS && parseCity(name) === name;
}

/**
 * Names with the words taken off that several of them begin or end with: "Plumber in Ayr", "Plumber in Troon". "Palm Beach" and
 * "Delray Beach" are towns as they are.
 */
export function stripSharedWords(names: readonly string[], country: string | null): string[] {
  const rows = names.map((name) => name.split(' '));
  const isTown = (row: readonly string[]) => isPlace(row.join(' '), country);
  for (const end of [0, -1]) {
    for (let turn = 0; turn < 4; turn += 1) {
      const shared = sharedWords(rows.flatMap((row) => (isTown(row) ? [] : (row.at(end) ?? []))));
      const taken = rows.filter((row) => row.length > 1 && shared.has(row.at(end) ?? '') && !isTown(row));
      if (taken.length === 0) break;
      for (const row of taken) row.splice(end, 1);
    }
  }
  return rows.map((row) => row.join(' '));
}

/** The words that at least three have. */
function sharedWords(words: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count >= 3 ? [word] : [])));
}
