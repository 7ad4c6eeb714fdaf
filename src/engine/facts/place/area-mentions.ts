import type { Page } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';
import { readWordList } from '../../data/read-word-list.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { deriveName } from '../name/name.ts';
import { isNotAName } from '../name/name-text.ts';
import { isQuoteBlock } from '../name/testimonials.ts';
import { namesMaker } from '../name/third-party-mentions.ts';
import { distinctLines, getPageLines, type PageLine } from '../pages/page-lines.ts';
import { collectAddressMentions } from './address-mentions.ts';
import { type AreaList, getAreaPages, isAreaLabel, saysServing } from './area-lists.ts';
import { type AreaName, getPlaceNames, type PlaceNames, parseAreaName, splitList } from './area-names.ts';
import { findRegion } from './gazetteer.ts';
import { findPlaceRuns } from './place-runs.ts';
import { readTowns } from './read-towns.ts';

const LONGEST_LINE = 1500;
/** As many towns in a row tell an area without a word that says so. */
const FEWEST_UNSAID = 3;
/** Words of directions: towns near are no towns served. */
const SAYS_BESIDE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'saysBeside')})(?!\p{L})`, 'u');
/** A list of lines may have its regions or pictures between. */
const LINES_BETWEEN = 3;
/** A capital that does not only begin the line, or a letter of a script without them. */
const MAY_NAME = /\s\p{Lu}|^\p{Lu}[\p{L}'’-]*$|[\u0590-\uffff]/u;
/** A name, or one behind other words: "in Ely". */
const NAME_AT_END = /(?:^|\s)(?:\p{Lu}|[\p{Script=Han}\p{Script=Hangul}])[^\s]*(?: \S+){0,3}$/u;

/** Whether a line may hold as many names in a row. */
function mayList(text: string): boolean {
  return splitList(text).filter((part) => NAME_AT_END.test(part)).length >= FEWEST_UNSAID;
}

/** The names of places in running text, by sentence: "in Ely, Soham and Cambridge". Lines of one list are one. */
export function readAreaSentences(context: FactContext): AreaList[] {
  const addresses = linesOfAddresses(context);
  const places = getPlaceNames(context);
  const isBelowLabel = createBelowLabel(places);
  const pages = getAreaPages(context);
  const found: AreaList[] = [];
  let last: PageLine | null = null;
  for (const line of distinctLines(context)) {
    if (line.text.length > LONGEST_LINE || line.hidden || !pages.has(line.page)) continue;
    const isBelow = isBelowLabel(line);
    if (!MAY_NAME.test(line.text)) continue;
    if (!isBelow && !mayList(line.text) && !saysServing(line.text)) continue;
    if (addresses.has(line.text) || isQuoteBlock(line) || namesMaker(line.text)) continue;
    for (const list of readLine(line, isBelow, places)) {
      const before = found.at(-1);
      const isNext: boolean = last !== null && last.page === line.page && line.index - last.index <= LINES_BETWEEN;
      if (list.style === 'list' && before?.style === 'list' && isNext)
        found[found.length - 1] = { ...before, names: [...before.names, ...list.names] };
      else found.push(list);
      last = line;
    }
  }
  return found;
}

/** The texts of lines with a street or a postal code. */
function linesOfAddresses(context: FactContext): ReadonlySet<string> {
  const lines = getPageLines(context);
  return new Set(
    collectAddressMentions(context).flatMap(({ page, lines: range, address }) =>
      range === null || (address.street === null && address.postalCode === null)
        ? []
        : (lines.get(page)?.slice(range[0], range[1] + 1) ?? []).map(({ text }) => text),
    ),
  );
}

/** Other lines between the members of a list below a line. */
const LINES_BETWEEN_MEMBERS = 1;

/**
 * Tells whether a line is below a heading about areas, or in the list below a line that ends in such words and a colon. A footer is
 * only below its own heading. Called for each line in turn.
 */
function createBelowLabel(places: PlaceNames): (line: PageLine) => boolean {
  const isLabel = memoizeByText(isAreaLabel);
  let above: PageLine | null = null;
  return (line) => {
    const { heading, page, region, text, index } = line;
    const isInList =
      above !== null &&
      above.page === page &&
      index - above.index <= 1 + LINES_BETWEEN_MEMBERS &&
      isNameList(text, places);
    const label = /[^.!?]{1,60}:$/.exec(text)?.[0];
    if (isInList || (label !== undefined && isLabel(label))) above = line;
    if (isInList) return true;
    if (heading === '' || !isLabel(heading)) return false;
    if (region !== 'footer') return true;
    return page.headings.some((one) => one.region === 'footer' && foldText(one.text) === heading);
  };
}

const isNameList = (text: string, places: PlaceNames): boolean =>
  splitList(text).every((part) => parseAreaName(part, places) !== null || places.isQualifier(part));

function readLine(line: PageLine, isBelow: boolean, places: PlaceNames): AreaList[] {
  const isList = isBelow && isNameList(line.text, places);
  const from = mention(line.page, getMentionPlace(line.region), line.text);
  return line.text.split(/(?<=\p{L}{3})[.!?]+(?=\s|$)|[。！？]/u).flatMap((sentence): AreaList[] => {
    const isServing = saysServing(sentence) || isAreaLabel(/^[^:：]{0,60}(?=[:：])/.exec(sentence)?.[0] ?? '');
    if (!isServing && !isBelow && SAYS_BESIDE.test(foldText(sentence))) return [];
    const fewest = isServing || isList ? 1 : isBelow ? 2 : FEWEST_UNSAID;
    return findPlaceRuns(sentence, places)
      .filter((names) => names.length >= fewest)
      .map((names) => ({
        style: isList ? 'list' : 'sentence',
        names,
        others: 0,
        isSaid: isServing || isBelow,
        hasPages: false,
        from,
        pages: 1,
      }));
  });
}

/** "Of". */
const OF_WORDS = readWordList('ofWords');
/** Which names are common words is told when areas are chosen. */
const NO_WORDS: ReadonlySet<string> = new Set();

/** A title or heading at its last page, with the number of its pages. */
interface TitleText {
  readonly text: string;
  readonly style: 'title' | 'heading';
  readonly page: Page;
  readonly place: 'title' | 'heading';
  readonly pages: number;
}

/** Places in titles and headings: "Mobile car wash in Duluth, MN". */
export function readAreaTitles(context: FactContext): AreaList[] {
  const texts = new Map<string, TitleText>();
  const add = (text: string, style: 'title' | 'heading', page: Page, place: TitleText['place']): void => {
    const pages = (texts.get(`${style} ${text}`)?.pages ?? 0) + 1;
    texts.set(`${style} ${text}`, { text, style, page, place, pages });
  };
  for (const page of getAreaPages(context)) {
    if (page.title !== null) add(page.title, 'title', page, 'title');
    for (const { level, text, hidden } of page.headings)
      if (level <= 2 && !hidden) add(text, level === 1 ? 'title' : 'heading', page, 'heading');
  }
  const own = deriveName(context).value ?? '';
  return [...texts.values()].flatMap(({ text, style, page, place, pages }) => {
    const from = mention(page, place, text);
    const isSaid = saysServing(from.quote);
    // "Trattoria da Morano" is a person's.
    const besideName = own === '' ? from.quote : from.quote.replaceAll(own, '');
    const named = readTitle(from.quote, context.country).filter(({ name }) => besideName.includes(name));
    return named.map((name) => ({
      style,
      names: [name],
      others: 0,
      isSaid,
      hasPages: false,
      from,
      pages,
    }));
  });
}

/** The towns of a title, no word of its menu ("Home"). A word that only begins it is capitalised as any would be. */
function readTitle(text: string, country: string | null): AreaName[] {
  const found = [...readTowns(text, country, NO_WORDS)];
  return found
    .filter(({ name }, at) => found[at - 1]?.region?.printed !== name && !isNotAName(name))
    .map(({ name, region, isBehindIn, wordsBeside }) => {
      const isFirst = !isBehindIn && text.startsWith(name) && /^\P{Lu}*\p{Ll}/u.test(text.slice(name.length));
      const isLoose = wordsBeside > 0 || isFirst || (!isBehindIn && goesOn(text, name, country));
      return { name, within: region?.printed ?? null, isLoose };
    });
}

/**
 * "Pienza della Luna" is a vineyard: a word like "of" and a capital behind a name make another one of it, unless these name its
 * region.
 */
function goesOn(text: string, name: string, country: string | null): boolean {
  const behind = text.slice(text.indexOf(name) + name.length);
  const [, word = '', next = ''] = /^ (\p{Ll}+) (\p{Lu}[\p{L}'’-]*)/u.exec(behind) ?? [];
  return OF_WORDS.has(word) && (country === null || findRegion(next, country) === null);
}

/** The same names in the same style once, with the number of all their pages. */
export function mergeAreaLists(lists: readonly AreaList[]): AreaList[] {
  const merged = new Map<string, AreaList>();
  const describe = ({ name, within, isLoose }: AreaName) => `${name}<${within}>${isLoose}`;
  for (const list of lists) {
    const key = `${list.style} ${list.isSaid} ${list.names.map(describe).join()}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? list : { ...known, pages: known.pages + list.pages });
  }
  return [...merged.values()];
}
