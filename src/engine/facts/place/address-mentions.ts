import type { Address, MentionPlace } from '#shared/audit/business.ts';
import type { Page } from '../../crawl/html/page.ts';
import { getText, type StructuredNode } from '../../crawl/structured-data/structured-node.ts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { getMentionPlace } from '../mentions.ts';
import { findLineParty, type LineParty, type NumberInLine, namesMaker } from '../name/third-party-mentions.ts';
import { getPageLines, type PageLine } from '../pages/page-lines.ts';
import type { PagePurpose } from '../pages/page-purpose.ts';
import { asciiDigits } from '../phone/digit-runs.ts';
import { isPlaceholderAddress } from './address-placeholder.ts';
import { structuredAddresses } from './address-structured.ts';
import { mayHoldUncasedAddress, readUncasedAddress } from './address-uncased.ts';
import { readStreetAndCity } from './address-without-code.ts';
import { isEventLine } from './event-lines.ts';
import { readLabelledAddress } from './labelled-address.ts';
import { mapQueries } from './map-query.ts';
import { type AddressReading, type ReadAddress, readAddressesAt, townBelow } from './parse-address.ts';
import { findPostalAnchors } from './postal-anchors.ts';

/** One mention of an address on the site. */
export interface AddressMention {
  readonly address: Address;
  /** Possible countries by its format; empty when unknown. */
  readonly countries: readonly string[];
  readonly page: Page;
  readonly purpose: PagePurpose;
  readonly place: MentionPlace;
  readonly quote: string;
  readonly owner: LineParty;
  /** Its lines on the page; null for structured data and maps. */
  readonly lines: readonly [first: number, last: number] | null;
  readonly isPlaceholder: boolean;
  /** Its structured node, and the name in that; null elsewhere. */
  readonly node: StructuredNode | null;
  readonly label: string | null;
}

/** Far above a site with branches on every page. */
const MAX_MENTIONS = 300;

/** A page with more map links than this shows third parties' places. */
const MOST_MAPS = 20;

/** Every address of the site, including third parties': structured data, then the pages in order, text before maps. */
export const collectAddressMentions: (context: FactContext) => readonly AddressMention[] = memoizePerContext(
  (context) => {
    const reading: AddressReading = { names: siteNames(context) };
    const found: AddressMention[] = [];
    for (const { address, countries, placed, place, quote } of structuredAddresses(context, reading).slice(
      0,
      MAX_MENTIONS,
    )) {
      found.push({
        address,
        countries,
        page: placed.page,
        purpose: context.purposeOf(placed.page),
        place,
        quote,
        owner: 'business',
        lines: null,
        isPlaceholder: isPlaceholderAddress(address),
        node: placed.node,
        label: getText(placed.node, 'name'),
      });
    }
    const read = getLineParser(reading);
    const readStreet = createStreetParser(reading);
    for (const [page, lines] of getPageLines(context)) {
      for (const sightings of [
        textMentions(context, page, lines, read, readStreet),
        mapMentions(context, page, reading),
      ]) {
        for (const sighting of sightings) {
          if (found.length >= MAX_MENTIONS) return found;
          found.push(sighting);
        }
      }
    }
    return found;
  },
);

/** Folded names of the site from titles and structured data, which are not buildings. */
function siteNames(context: FactContext): Set<string> {
  const names = new Set<string>();
  const add = (text: string | null | undefined): void => {
    for (const part of (text ?? '').slice(0, 200).split(/\s[-–—|·:]\s|[|,]/))
      if (part.trim() !== '') names.add(foldText(part.trim()));
  };
  for (const page of context.pages.slice(0, 4)) add(page.title);
  add(context.home.openGraph['og:site_name']);
  for (const { node } of context.businessNodes) add(getText(node, 'name'));
  return names;
}

/** Unit, house, street, village and county may each have a line above the code. */
const LINES_ABOVE = 6;

type LineParser = (lines: readonly string[], index: number) => readonly ReadAddress[];

/** Parses a line once however many pages have it, together with the lines it may take parts from. */
function getLineParser(reading: AddressReading): LineParser {
  const known = new Map<string, readonly ReadAddress[]>();
  const without = new Set<string>();
  return (lines, index) => {
    const text = lines[index] ?? '';
    const hasTownBelow = townBelow(lines, index) !== null;
    if (!hasTownBelow && without.has(text)) return [];
    const mayBeUncased = mayHoldUncasedAddress(text);
    // A line without any code has none on every page; one that ends in capitals may have its code below.
    if (!mayBeUncased && !hasTownBelow && !ENDS_IN_CAPITALS.test(text) && findPostalAnchors(text).length === 0) {
      without.add(text);
      return [];
    }
    // The window is shorter at the top of a page: without the position two lines there would share one.
    const key = `${Math.min(index, LINES_ABOVE)} ${lines.slice(Math.max(0, index - LINES_ABOVE), index + 3).join('\n')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const uncased = mayBeUncased ? readUncasedAddress(lines, index) : null;
    // Positions are kept relative to the line, since the same lines stand elsewhere on other pages.
    const found = (uncased === null ? readAddressesAt(lines, index, reading) : [uncased]).map((one) => ({
      ...one,
      firstLine: one.firstLine - index,
      lastLine: one.lastLine - index,
    }));
    known.set(key, found);
    return found;
  };
}

/** A postal code of any country; a region, abbreviated anywhere or by its name at the end of a comma list. */
const MAY_HOLD_CODE =
  /[0-9]{4}|[0-9]{3}[ -][0-9]{2}|[0-9]{2}-[0-9]{3}|[A-Z][0-9][0-9A-Z]? ?[0-9][A-Z]{2}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9]|[A-Z][0-9][0-9W] ?[0-9A-Z]{4}|〒/;
const MAY_HOLD_REGION =
  /, ?(?:[A-Z]{2,3}|Co\.? \p{Lu}\p{Ll}+|County \p{Lu}\p{Ll}+|Dublin [0-9]+)(?=$|[\s.,;|)(])|, ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\.?$/u;
const ENDS_IN_CAPITALS = /[, ][A-Z]{2}\.?$/;

function mayHoldAddress(line: PageLine): boolean {
  const { text } = line;
  if (line.hasDigit && MAY_HOLD_CODE.test(text)) return true;
  if (text.length >= 80 && !line.hasDigit) return false;
  if (text.includes(',') && MAY_HOLD_REGION.test(text)) {
    if (line.hasDigit || line.region === 'footer' || line.inAddress) return true;
  }
  return ENDS_IN_CAPITALS.test(text) || mayHoldUncasedAddress(text);
}

function* textMentions(
  context: FactContext,
  page: Page,
  lines: readonly PageLine[],
  read: LineParser,
  readStreet: StreetParser,
): Generator<AddressMention> {
  const purpose = context.purposeOf(page);
  const menus = menuWordsOf(page);
  const texts = lines.map((line) => withoutMenu(line, menus.get(line.blockIndex) ?? []));
  const sightings = lines.flatMap((line) => {
    const labelled = readLabelledAddress(texts, line.index);
    const withCode = labelled !== null ? [labelled] : mayHoldAddress(line) ? read(texts, line.index) : [];
    const found = withCode.length > 0 ? withCode : readStreet(lines, line);
    return found.map((one) => ({ line, one, first: line.index + one.firstLine, last: line.index + one.lastLine }));
  });
  const coded = sightings.filter(({ one }) => one.postalCode !== null);
  for (const { line, one, first, last } of sightings) {
    // "Rua das Flores, 20 - Centro" above "Niterói - RJ, 24020-000": a quarter, and the town in the next line.
    if (one.postalCode === null && coded.some((whole) => whole.first <= first && last <= whole.last)) continue;
    const address = addressOf(one);
    yield {
      address,
      countries: one.countries,
      page,
      purpose,
      place: line.inAddress ? 'address-element' : getMentionPlace(line.region),
      quote: one.quote,
      owner: isEventLine(context, lines, first, last)
        ? 'others'
        : findLineParty(lines, first, last, purpose, first === last ? beginsInLine(line.text, one) : undefined),
      lines: [first, last],
      isPlaceholder: isPlaceholderAddress(address),
      node: null,
      label: null,
    };
  }
}

/** Where the address begins in its line, if a credit is in it too: what the credit's words do not precede is the business's. */
function beginsInLine(text: string, { street, city }: ReadAddress): NumberInLine | undefined {
  if (!namesMaker(text)) return undefined;
  const begins = (street ?? city ?? '').split(', ')[0] ?? '';
  const start = begins === '' ? -1 : text.indexOf(begins);
  return start === -1 ? undefined : { text, start, end: start + begins.length };
}

/** More links than this on a line are a list; each would be looked for in it. */
const MOST_LINKS_ON_LINE = 12;

/** The words of links by block, where at least two stand in one: a menu in a line, around which an address may stand. */
function menuWordsOf(page: Page): ReadonlyMap<number, readonly string[]> {
  const words = new Map<number, string[]>();
  for (const { text, blockIndex } of page.links) {
    if (text === '' || text.length > 40 || /[0-9]/.test(text)) continue;
    const known = words.get(blockIndex);
    if (known === undefined) words.set(blockIndex, [text]);
    else if (known.length < MOST_LINKS_ON_LINE) known.push(text);
  }
  for (const [block, known] of words) if (known.length < 2) words.delete(block);
  return words;
}

/** A line with its menu taken out: "Home Contact 4 Mill Lane" is no street. */
function withoutMenu({ text, hasDigit }: PageLine, words: readonly string[]): string {
  if (!hasDigit || words.length === 0) return text;
  let rest = text;
  for (const word of words) {
    // As whole words: a town that is a link too stays in "Duluth, MN".
    const at = rest.indexOf(word);
    const [before, after] = [rest.charAt(at - 1), rest.charAt(at + word.length)];
    if (at < 0 || /[\p{L}\p{N},]/u.test(before) || /[\p{L}\p{N},]/u.test(after)) continue;
    rest = `${rest.slice(0, at)}|${rest.slice(at + word.length)}`;
  }
  return rest.replace(/^[\s|]+|[\s|]+$/g, '').replace(/(?:\s*\|)+\s*/g, ' | ');
}

const ADDRESS_MARK = new RegExp(`(?:^|[ _-])(?:${readPattern('places', 'addressMark')})(?:$|[ _-])`);

type StreetParser = (lines: readonly PageLine[], line: PageLine) => readonly ReadAddress[];

/** Parses a street and a city without a code, each line once with those around it. They count only where the page says that an address stands. */
function createStreetParser(reading: AddressReading): StreetParser {
  const known = new Map<string, readonly ReadAddress[]>();
  return (lines, line) => {
    if (line.text.length > 90 || line.text.length < 8) return [];
    if (!line.hasDigit && !line.inAddress) return [];
    const isMarked = line.inAddress || ADDRESS_MARK.test(line.hints);
    const [above, below] = [lines[line.index - 1]?.text ?? '', lines[line.index + 1]?.text ?? ''];
    const key = `${isMarked}\n${above}\n${line.text}\n${below}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = readStreetAndCity(line.text, reading, isMarked, above, below);
    const addresses = found === null ? [] : [found];
    known.set(key, addresses);
    return addresses;
  };
}

function* mapMentions(context: FactContext, page: Page, reading: AddressReading): Generator<AddressMention> {
  const purpose = context.purposeOf(page);
  const seen = new Set<string>();
  const urls = [...page.iframes, ...page.links.map((link) => link.href)];
  for (const url of urls) {
    if (seen.size >= MOST_MAPS) return;
    for (const query of mapQueries(url)) {
      if (seen.has(query)) continue;
      seen.add(query);
      const lines = [withoutName(asciiDigits(query.replace(/\s+/g, ' ')).slice(0, 300), reading)];
      const read =
        readUncasedAddress(lines, 0) ??
        readAddressesAt(lines, 0, reading)[0] ??
        readStreetAndCity(lines[0] ?? '', reading, true, '', '');
      if (read === null || read === undefined) continue;
      const address = addressOf(read);
      yield {
        address,
        countries: read.countries,
        page,
        purpose,
        place: 'map-embed',
        quote: query,
        owner: purpose === 'privacy' || purpose === 'terms' ? 'unknown' : 'business',
        lines: null,
        isPlaceholder: isPlaceholderAddress(address),
        node: null,
        label: null,
      };
    }
  }
}

/** A search on a map often begins with the business's name. */
function withoutName(query: string, reading: AddressReading): string {
  const folded = foldText(query);
  let longest = 0;
  for (const name of reading.names)
    if (name.length > longest && name.length >= 4 && folded.startsWith(`${name} `)) longest = name.length;
  return longest === 0 ? query : query.slice(longest).replace(/^[\s,-]+/, '');
}

function addressOf({ street, city, region, postalCode, countries }: ReadAddress): Address {
  return { street, city, region, postalCode, country: countries.length === 1 ? (countries[0] ?? null) : null };
}
