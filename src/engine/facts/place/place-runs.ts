import { readPattern } from '../../data/patterns.ts';
import { saysServing } from './area-lists.ts';
import {
  type AreaName,
  isAroundPlace,
  type PlaceNames,
  parseAreaName,
  splitList,
  stripAfterPlace,
  stripMarks,
  stripSharedEnds,
} from './area-names.ts';

/**
 * Names of places that follow each other in a sentence: "We come to you in [Ely, Soham and Cambridge] at no cost". Each
 * run begins with a place that the gazetteer has; behind it may be others, as parts of towns.
 */
export function findPlaceRuns(sentence: string, places: PlaceNames): AreaName[][] {
  return nameEachKind(sentence)
    .split(/[:：()（）]/)
    .flatMap((segment) => findRunsIn(segment, places));
}

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*`;
/** Names that share the word for what they are: "Elko and Nye counties". */
const SHARED_KIND = new RegExp(
  String.raw`(${NAME}(?:, ${NAME})*),? (?:and|&) (${NAME}) (counties|parishes|boroughs)(?!\p{L})`,
  'gu',
);

/** "Elko and Nye counties" as "Elko County, Nye County": a county is not the town of its name. */
function nameEachKind(sentence: string): string {
  return sentence.replace(SHARED_KIND, (_, first: string, last: string, kinds: string) => {
    const kind = kinds
      .replace(/ies$/, 'y')
      .replace(/e?s$/, '')
      .replace(/^./, (letter) => letter.toUpperCase());
    return [...first.split(', '), last].map((name) => `${name} ${kind}`).join(', ');
  });
}

function findRunsIn(segment: string, places: PlaceNames): AreaName[][] {
  const runs: AreaName[][] = [[]];
  const parts = stripSharedEnds(splitList(segment), places).map(stripMarks);
  parts.forEach((part, at) => {
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    if (last !== undefined && isRegionBehind(last, part, parts[at + 1], places)) {
      run[run.length - 1] = { ...last, within: part };
      return;
    }
    const whole = isSmall(part) ? null : parseAreaName(part, places);
    if (whole !== null && (places.isPlace(whole.name) || run.length > 0)) {
      run.push(whole);
      return;
    }
    const first = run.length > 0 ? findPlaceAtStart(part, places) : null;
    if (first !== null) run.push(first);
    const end = findPlaceAtEnd(part, places) ?? findFirstOfList(part, parts.slice(at + 1), places);
    runs.push(end === null || end.name === first?.name ? [] : [end]);
  });
  return runs.map((run, at) => trimEnd(run, places, at === runs.length - 1)).filter((run) => run.length > 0);
}

const isSmall = (part: string): boolean => /^\p{Ll}+$/u.test(part);

/** Without names at its end that are no known places; behind two that are, the last name of a sentence may be one. */
function trimEnd(run: AreaName[], places: PlaceNames, isLast: boolean): AreaName[] {
  const known = run.findLastIndex(({ name }) => places.isPlace(name)) + 1;
  return isLast && known >= 2 && known === run.length - 1 ? run : run.slice(0, known);
}

/** Whether a part is the region of the town before it: "Boise, ID", "Boise, Idaho". Regions in a row each count. */
function isRegionBehind(last: AreaName, part: string, next: string | undefined, places: PlaceNames): boolean {
  if (part === '' || last.within !== null) return false;
  if (!places.isQualifier(part) && !places.liesIn(last.name, part)) return false;
  if (/^[A-Z]{2,3}$/.test(part)) return true;
  return !places.isQualifier(last.name) && (next === undefined || !places.isQualifier(next));
}

const MOST_WORDS = 4;
/** As many known places in a row show that the name before them is one. */
const KNOWN_BEHIND = 2;
/** The name that a part ends with, behind "in", "around" or "serving": it may have small words inside. */
const BEHIND_IN = new RegExp(
  String.raw`(?:^|\s)(?:${readPattern('names', 'locatives')}|${readPattern('places', 'aroundTown')}) (\p{Lu}[\p{L}'’-]+(?:[ -](?:(?:${readPattern('places', 'insideName')})[ -])?\p{Lu}[\p{L}'’-]+){1,3})$`,
  'u',
);
const UNSPACED_PLACE =
  /[\p{Script=Han}]{1,6}?(?:市|区|町|村|郡|県|府|都)|[\p{Script=Hangul}]{1,6}?(?:시|구|군)(?![\p{Script=Hangul}])/gu;
/** "Chamblee GA" */
const ENDS_WITH_CODE = / [A-Z]{2,3}$/;
/** Towns have no article: "Refurbishing the Temple". */
const ARTICLE = new RegExp(`^(?:${readPattern('places', 'article')})$`, 'i');

function findPlaceAtStart(part: string, places: PlaceNames): AreaName | null {
  const words = part.split(' ');
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size -= 1) {
    const place = parsePlace(words.slice(0, size).join(' '), places);
    // "Central Florida" is no town of Central; "Boise Idaho" is Boise.
    const next = words[size] ?? '';
    if (place !== null && (!/^\p{Lu}\p{Ll}/u.test(next) || places.liesIn(place.name, next))) return place;
  }
  return null;
}

function findPlaceAtEnd(part: string, places: PlaceNames): AreaName | null {
  for (const [name] of part.matchAll(UNSPACED_PLACE)) {
    const place = parsePlace(name, places);
    if (place !== null) return place;
  }
  const words = stripAfterPlace(part).split(' ');
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size -= 1) {
    const before = words.at(-size - 1) ?? '';
    const isPart = (size === 1 && ARTICLE.test(before)) || (/^\p{Lu}/u.test(before) && !mayStandBefore(before));
    const place = isPart ? null : parsePlace(words.slice(-size).join(' '), places);
    if (place !== null) return place;
  }
  return null;
}

/** "Greater Boise", "Serving Boise": other capitalised words make a name of it, as in "Dr. Lincoln". */
const mayStandBefore = (word: string): boolean => isAroundPlace(word) || saysServing(word);

/** A village that the gazetteer lacks: "in and around [Barwick in Elmet]" before a row of places that it has. */
function findFirstOfList(part: string, next: readonly string[], places: PlaceNames): AreaName | null {
  if (next.length < KNOWN_BEHIND || !next.slice(0, KNOWN_BEHIND).every((name) => places.isPlace(name))) return null;
  const [, name] = BEHIND_IN.exec(part) ?? [];
  return name === undefined ? null : { name, within: null, isLoose: false };
}

function parsePlace(text: string, places: PlaceNames): AreaName | null {
  if (/^\p{Ll}/u.test(text) || !(places.isPlace(text) || ENDS_WITH_CODE.test(text))) return null;
  const parsed = parseAreaName(text, places);
  return parsed !== null && places.isPlace(parsed.name) ? parsed : null;
}
