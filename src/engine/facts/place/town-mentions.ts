import type { Mention, MentionPlace } from '#shared/audit/business.ts';
import type { Page } from '../../crawl/html/page.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { deriveLanguages } from '../language/languages.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { getMentionPlace, mention } from '../mentions.ts';
import { namesMaker } from '../name/third-party-mentions.ts';
import { distinctLines, type PageLine } from '../pages/page-lines.ts';
import { stripAddressLabel } from './address-lexicon.ts';
import { findRegion, isInRegion, type Town } from './gazetteer.ts';
import { collectLowerCase, type NamedTown, readTowns } from './read-towns.ts';
import { readDeclinedTowns } from './town-cases.ts';

/** A town named where a site says what it is and where. */
export interface TownMention extends NamedTown {
  readonly page: Page;
  readonly seen: Mention;
  /** How much it tells of where the business is, by the place on the page and by what stands beside the name. */
  readonly weight: number;
}

/** A text that may name the town of the business. */
export interface TellingText {
  readonly page: Page;
  readonly place: MentionPlace;
  readonly text: string;
  readonly weight: number;
  /** Inhabitants (see `Town.size`) from which a name alone is believed. */
  readonly smallest: number;
  /** Whether it follows "based in", at all or in a sentence that says "we", which says more than any other text. */
  readonly isSeat: boolean;
  readonly isOwnSeat: boolean;
}

const WEIGHT = {
  title: 2.5,
  h1: 2.5,
  placename: 3,
  based: 2.5,
  description: 1.5,
  heading: 0.8,
  footer: 0.6,
  line: 0.4,
};
const HOME = 1.5;
const OTHER_PAGE = 0.5;
const WITH_REGION = 0.8;
const BEHIND_IN = 0.4;
const HAMLET = 0.5;
const ALONE_ON_LINE = 1.5;
const LABELLED = 3;
/** Longer lines are prose, in which towns stand for many reasons. */
const LONGEST_LINE = 300;
const LONGEST_TITLE = 600;
/** So much text behind "based in" holds the town. */
const BEHIND_BASED = 60;

const BASED = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'basedIn')})\s`, 'u');

const INTRODUCED = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'introduces')}) (\p{Lu}\p{Ll}+)`, 'iu');

const SAYS_WE = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'saysWe')})(?!\p{L})`, 'u');

/** The texts that tell where a business is: titles, headings, descriptions, footers, "based in", and short lines of the home page. */
export const collectTellingTexts: (context: FactContext) => readonly TellingText[] = memoizePerContext((context) => [
  ...tellingTexts(context),
]);

function* tellingTexts(context: FactContext): Generator<TellingText> {
  for (const page of context.pages) {
    const purpose = context.purposeOf(page);
    if (purpose === 'imprint' || purpose === 'privacy' || purpose === 'terms') continue;
    const scale = page === context.home ? HOME : OTHER_PAGE;
    const make = (text: string, place: MentionPlace, weight: number, smallest: number): TellingText => ({
      page,
      place,
      text,
      weight: weight * scale,
      smallest,
      isSeat: false,
      isOwnSeat: false,
    });
    const inHead: [string | null | undefined, MentionPlace, number, number][] = [
      [page.title, 'title', WEIGHT.title, 3],
      [page.metaDescription, 'meta', WEIGHT.description, 5],
      [page.metas['geo.placename'], 'meta', WEIGHT.placename, 1],
    ];
    for (const [text, place, weight, smallest] of inHead)
      if (text !== null && text !== undefined && text.length <= LONGEST_TITLE)
        yield make(text, place, weight, smallest);
  }
  // A menu or footer tells the same on every page.
  for (const line of distinctLines(context)) {
    const { page } = line;
    if (line.hidden || context.purposeOf(page) === 'imprint') continue;
    const place = getMentionPlace(line.region);
    const weight = weightOfLine(line, page === context.home);
    const text = line.text.slice(0, LONGEST_LINE);
    if (weight !== null && !(line.region === 'footer' && namesMaker(text)))
      yield {
        page,
        place,
        text,
        weight: weight * (page === context.home ? HOME : OTHER_PAGE),
        smallest: 5,
        isSeat: false,
        isOwnSeat: false,
      };
    const based = MAY_SAY_BASED.test(line.text) ? textBehindBased(line.text) : null;
    if (based !== null) yield { page, place, weight: WEIGHT.based * HOME, smallest: 2, isSeat: true, ...based };
  }
}

/** Whether a line can name the seat: read before the exact pattern, which needs it folded. */
const MAY_SAY_BASED = new RegExp(readPattern('places', 'maySayBased'), 'i');

function weightOfLine(line: PageLine, isHome: boolean): number | null {
  if (/^h[1-6]$/.test(line.tag)) return line.tag === 'h1' ? WEIGHT.h1 : WEIGHT.heading;
  if (line.text.length > LONGEST_LINE) return null;
  if (line.region === 'footer') return WEIGHT.footer;
  return isHome ? WEIGHT.line : null;
}

/** "A bakery based in Duluth since 1987": what follows says where the business is, on any page. */
function textBehindBased(text: string): Pick<TellingText, 'text' | 'isOwnSeat'> | null {
  const folded = foldText(text);
  const match = folded.length === text.length ? BASED.exec(folded) : null;
  if (match === null) return null;
  const behind = match.index + match[0].length;
  const sentence =
    folded
      .slice(0, behind)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  return { text: text.slice(behind, behind + BEHIND_BASED), isOwnSeat: SAYS_WE.test(sentence) };
}

/** The words that the site writes small, and the first names of those who introduce themselves: neither is a town there. */
export const getLowerCase: (context: FactContext) => ReadonlySet<string> = memoizePerContext((context) => {
  const small = collectLowerCase(distinctLines(context).map(({ text }) => text));
  return new Set([...small, ...getFirstNames(context)]);
});

/** The first names, in small letters, of those who introduce themselves: "My name is Vera." */
export const getFirstNames: (context: FactContext) => ReadonlySet<string> = memoizePerContext(
  (context) =>
    new Set(
      distinctLines(context).flatMap(
        ({ text }) => INTRODUCED.exec(text.slice(0, LONGEST_LINE))?.[1]?.toLowerCase() ?? [],
      ),
    ),
);

/** Languages in which a town behind a preposition has another ending. */
const DECLINING = new Set(['be', 'cs', 'et', 'fi', 'hr', 'hu', 'lt', 'lv', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk']);

/** A line that is nothing but a town with its region says more than one that also names it, and most where a label announces it. */
function scaleOfLine(text: string, { name, region }: NamedTown): number {
  if (region === null) return 1;
  const place = stripAddressLabel(text);
  if (!place.startsWith(name)) return 1;
  const behind = place.slice(name.length).replace(region.printed, '');
  if (!/^[\s,(/·|–)-]*(?:$|\.(?:\s|$))/.test(behind)) return 1;
  return /[:：]\s*$/.test(text.slice(0, text.length - place.length)) ? LABELLED : ALONE_ON_LINE;
}

/**
 * The towns of a country that the telling texts name and that are sure to be towns: a region stands behind them, "in" before them,
 * or they are large and stand alone.
 * @param country ISO 3166-1 alpha-2; null where no country is known: then only "We are based in" is believed
 */
export function collectTownMentions(context: FactContext, country: string | null): TownMention[] {
  const ordinary = getLowerCase(context);
  const language = deriveLanguages(context).value[0] ?? '';
  const declines = DECLINING.has(language);
  const texts = collectTellingTexts(context).filter(({ isOwnSeat }) => isOwnSeat || country !== null);
  return texts.flatMap(({ page, place, text, weight, smallest }) => {
    const seen = mention(page, place, text);
    const named = [...readTowns(text, country, ordinary)].flatMap((one) => {
      // The gazetteer has some declined names too: "в Москве" is no spelling of Москва.
      const scale = declines && one.isBehindIn ? null : scaleOfTown(one, country, smallest);
      return scale === null ? [] : [{ ...one, page, seen, weight: weight * scale * scaleOfLine(text, one) }];
    });
    if (!declines || country === null) return named;
    const declined = [...readDeclinedTowns(text, country, language)].map((one) => ({
      ...one,
      ...BEHIND_CASE,
      page,
      seen,
      weight: weight * (1 + BEHIND_IN),
    }));
    return [...named, ...declined];
  });
}

const BEHIND_CASE = { region: null, isWithCountry: false, isBehindIn: true, wordsBeside: 0 };

/** Vaud is a canton, and a hamlet that nobody means; Florida a state, and small towns of other states. */
function isMeantAsRegion(name: string, towns: readonly Town[], size: number, country: string): boolean {
  const named = findRegion(name, country);
  if (named === null) return false;
  return size < 3 || (size < 5 && named.level === 1 && !towns.some((town) => isInRegion(town, named)));
}

/** How much what stands beside a town and its size count; null where it may be something else. */
function scaleOfTown(
  { name, towns, region, isWithCountry, isBehindIn, wordsBeside }: NamedTown,
  country: string | null,
  smallest: number,
): number | null {
  const size = Math.max(...towns.map((town) => town.size));
  if (region === null && country !== null && isMeantAsRegion(name, towns, size, country)) return null;
  const isAlone = wordsBeside <= 2 && size >= smallest;
  if (region === null && !isWithCountry && !isBehindIn && !isAlone) return null;
  const isPlaced = region !== null || isWithCountry;
  const sure = 1 + (isPlaced ? WITH_REGION : 0) + (isBehindIn ? BEHIND_IN : 0);
  return region === null && size === 1 ? sure * HAMLET : sure;
}
