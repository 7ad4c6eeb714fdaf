import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText, hasReadLetter } from '../language/fold-text.ts';
import { findLineParty, namesMaker } from '../name/third-party-mentions.ts';
import { getPageLines, type PageLine } from '../pages/page-lines.ts';
import { findNumberLabel } from '../phone/number-labels.ts';
import { getPhoneParser, isPlaceholderNumber } from '../phone/phone-number.ts';
import { looksLikePhone } from '../phone/phone-shape.ts';
import { addressLine } from '../place/address-compare.ts';
import { addressParts, hasStreetWord, isStreet } from '../place/address-lexicon.ts';
import { collectAddressMentions } from '../place/address-mentions.ts';
import { saysServing } from '../place/area-lists.ts';
import { deriveCountry } from '../place/country.ts';
import { findTowns } from '../place/gazetteer.ts';
import { deriveLocations } from '../place/locations.ts';
import { mapQueries } from '../place/map-query.ts';
import type { Unread } from './unread.ts';

/** At least six digits formatted like a phone number, or letters to dial. */
const NUMBER_LIKE = /[+(]{0,2}\d[\d\s()./·-]{4,28}\d|\b(?:1[ -])?8\d\d[ -][A-Z][A-Z0-9-]{3,10}\b/g;
/** "2019 - 2024", "12.05.2024", "9.00 - 18.00". */
const DATES_OR_TIMES =
  /^\(?(?:(?:19|20)\d\d\s?[-/–]\s?(?:19|20)?\d\d|[0-3]?\d[./-]\s?[01]?\d[./-]\s?(?:19|20)?\d\d(?!\d)|[0-2]?\d[.:][0-5]\d\s?[-–]\s?[0-2]?\d[.:][0-5]\d)/;
const PHONE_LABEL_ALONE = new RegExp(
  `^(?:${readPattern('unread', 'phoneLabelAlone')})(?: number| nr| no| nummer)? ?[.:]*$`,
);
const ADDRESS_LABEL = new RegExp(
  `^(?:our |postal |street |business |mailing )?(?:${readPattern('unread', 'addressLabel')})(?:e| postale)? ?[:：]`,
);
const ADDRESS_LABEL_ALONE = new RegExp(
  `^(?:our |postal |street )?(?:${readPattern('unread', 'addressLabelAlone')}) ?[:：]?$`,
);
/** A placeholder that a template or script has yet to fill. */
const UNFILLED = /(?:\{\{|\[\[|<%|%%|\{%|\$\{)[^{}[\]<>%]{0,40}?(?:NAMES)[^{}[\]<>%]{0,40}(?:\}\}|\]\]|%>|%%|%\}|\})/;
const unfilled = (names: string) => new RegExp(UNFILLED.source.replace('NAMES', names), 'i');
const UNFILLED_PHONE = unfilled('phone|tel|mobile|fon');
const UNFILLED_ADDRESS = unfilled(readPattern('unread', 'unfilledAddress'));
const PHONE_PICTURE = /(?:phone|telefon|telephone|tel)[-_ ]?(?:number|nummer|numero|no)(?![a-z])/i;

/**
 * Something like a phone number that was not attributed to the business. Excludes fax numbers, credits and other
 * organisations' numbers.
 */
export function unreadPhone(context: FactContext): Unread | null {
  return (
    phoneLink(context) ??
    phoneLine(context) ??
    emptyLine(context, PHONE_LABEL_ALONE, UNFILLED_PHONE) ??
    phonePicture(context)
  );
}

function phoneLink(context: FactContext): Unread | null {
  const read = getPhoneParser(context);
  const country = deriveCountry(context).value;
  let empty: Unread | null = null;
  for (const page of context.pages) {
    for (const link of page.links) {
      const number = /^(?:tel|callto):(?:\/\/)?(.*)$/i.exec(link.href)?.[1];
      if (number === undefined || /fax/i.test(`${link.text} ${link.label}`)) continue;
      if (namesMaker(page.blocks[link.blockIndex]?.text ?? '')) continue;
      const quote = link.text.trim() || link.label.trim() || link.href;
      if (!/\d{2}/.test(number)) empty ??= { url: page.url, quote, why: 'empty' };
      else if (isPlaceholderNumber(number)) return { url: page.url, quote, why: 'sample' };
      else return { url: page.url, quote, why: whyOf(context, read(number, country)) };
    }
  }
  return empty;
}

/** Why a number was not used: it is invalid, it belongs to another location of the business, or its owner is unknown. */
function whyOf(context: FactContext, number: { readonly e164: string } | null): Unread['why'] {
  if (number === null) return 'unreadable';
  const places = deriveLocations(context);
  const isOfPlace = places.length > 1 && places.some(({ phones }) => phones.includes(number.e164));
  return isOfPlace ? 'otherPlace' : 'unclaimed';
}

function phoneLine(context: FactContext): Unread | null {
  const read = getPhoneParser(context);
  const country = deriveCountry(context).value;
  for (const [page, lines] of getPageLines(context)) {
    const purpose = context.purposeOf(page);
    for (const line of lines) {
      if (line.hidden || !line.hasDigit) continue;
      for (const match of line.text.slice(0, 600).matchAll(NUMBER_LIKE)) {
        const [written] = match;
        const [start, end] = [match.index, match.index + written.length];
        const label = findNumberLabel(
          line.text.slice(0, start) || labelAbove(lines, line),
          line.text.slice(end, end + 40),
        );
        if (label === 'fax' || label === 'identifier') continue;
        if ((written.match(/\d/g) ?? []).length < 6 && !/[A-Z]{3}/.test(written)) continue;
        if (DATES_OR_TIMES.test(written) || (label === null && !looksLikePhone(written))) continue;
        const owner = findLineParty(lines, line.index, line.index, purpose, { text: line.text, start, end });
        if (owner === 'maker' || owner === 'others') continue;
        const quote = around(line.text, start, end);
        if (isPlaceholderNumber(written)) return { url: page.url, quote, why: 'sample' };
        return { url: page.url, quote, why: whyOf(context, read(written, country)) };
      }
    }
  }
  return null;
}

function labelAbove(lines: readonly PageLine[], line: PageLine): string {
  const above = lines[line.index - 1]?.text ?? '';
  return above.length <= 32 && !/\d/.test(above) ? above : '';
}

/** The text around a number, so that the quote includes its label. */
function around(text: string, start: number, end: number): string {
  const from = start < 40 ? 0 : Math.max(0, text.lastIndexOf(' ', start - 24) + 1);
  return text.slice(from, end).trim();
}

/** A label with nothing after it, or an unfilled placeholder of a template. */
function emptyLine(context: FactContext, label: RegExp, mark: RegExp): Unread | null {
  for (const [page, lines] of getPageLines(context)) {
    for (const line of lines) {
      if (line.hidden || line.region === 'nav' || line.text.length > 200) continue;
      const quote = line.text;
      if (mark.test(line.text)) return { url: page.url, quote, why: 'empty' };
      const next = lines[line.index + 1];
      const isAlone =
        label.test(foldText(line.text)) && !/\d/.test(`${next?.text ?? ''}${lines[line.index + 2]?.text ?? ''}`);
      if (isAlone) return { url: page.url, quote, why: 'empty' };
    }
  }
  return null;
}

function phonePicture({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    const image = page.images.find(
      ({ src, alt }) => PHONE_PICTURE.test(alt ?? '') || PHONE_PICTURE.test(src.split('/').at(-1) ?? ''),
    );
    if (image !== undefined) return { url: page.url, quote: image.alt?.trim() || image.src, why: 'picture' };
  }
  return null;
}

/** A line, map or label like an address that was not attributed to the business. */
export function unreadAddress(context: FactContext): Unread | null {
  const seen = collectAddressMentions(context).find(
    ({ owner, isPlaceholder, address }) =>
      (owner === 'business' || owner === 'unknown') && !isPlaceholder && address.street !== null,
  );
  if (seen !== undefined)
    return { url: seen.page.url, quote: seen.quote || addressLine(seen.address), why: 'unclaimed' };
  return addressText(context) ?? mapOf(context) ?? emptyLine(context, ADDRESS_LABEL_ALONE, UNFILLED_ADDRESS);
}

function addressText(context: FactContext): Unread | null {
  for (const [page, lines] of getPageLines(context)) {
    const purpose = context.purposeOf(page);
    for (const line of lines) {
      if (line.hidden || line.text.length > 160 || (!line.hasDigit && !ADDRESS_LABEL.test(foldText(line.text))))
        continue;
      const isLabelled =
        ADDRESS_LABEL.test(foldText(line.text)) && line.text.replace(/^[^:：]*[:：]/, '').trim() !== '';
      const isPlace =
        addressParts(line.text).some(isStreet) &&
        (line.inAddress || (line.region === 'footer' && hasStreetWord(line.text)) || isPostcodeNear(lines, line));
      if (!isLabelled && !isPlace && !isInUnreadScript(line.text) && !isPostalLine(line)) continue;
      const owner = findLineParty(lines, line.index, line.index, purpose);
      if (owner === 'maker' || owner === 'others') continue;
      return { url: page.url, quote: line.text, why: SAMPLE_ADDRESS.test(line.text) ? 'sample' : 'unreadable' };
    }
  }
  return null;
}

/** A number and a name, then a known town, in a script whose streets we do not read: "12 شارع طلعت حرب، القاهرة". */
function isInUnreadScript(text: string): boolean {
  if (text.length > LONGEST_IN_UNREAD_SCRIPT || hasReadLetter(text)) return false;
  const parts = addressParts(text);
  return (
    parts.length >= 2 &&
    parts.some((part) => /\d.*\p{L}|\p{L}.*\d/u.test(part)) &&
    findTowns(parts.at(-1) ?? '').length > 0
  );
}

const LONGEST_IN_UNREAD_SCRIPT = 100;

/** Streets and towns of website templates. */
const SAMPLE_ADDRESS = new RegExp(String.raw`\b(?:${readPattern('unread', 'sampleAddress')})`, 'i');

/** Postal codes that nothing else looks like: "SW1A 2AA", "K1A 0B6", "1234 AB", ", MN 55802", "〒123-4567". */
const CERTAIN_POSTCODE =
  /(?<![\p{L}\d.,])(?:〒\s?\d{3}-\d{4}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{4} [A-Z]{2}|(?<=,\s)[A-Z]{2} \d{5}(?:-\d{4})?)(?![\p{L}\d])/u;
const LONGEST_POSTAL_LINE = 60;

/** A short line with a postal code where addresses stand: in a footer or an address element. */
function isPostalLine({ text, region, inAddress }: PageLine): boolean {
  return (inAddress || region === 'footer') && text.length <= LONGEST_POSTAL_LINE && CERTAIN_POSTCODE.test(text);
}

/** Whether something like a postal code is in the line or the next two. */
function isPostcodeNear(lines: readonly PageLine[], { index }: PageLine): boolean {
  return lines
    .slice(index, index + 3)
    .some(({ text }) =>
      /(?<![\d.,])(?:\d{5}(?:-\d{4})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\d.,])/.test(
        text,
      ),
    );
}

function mapOf({ pages }: FactContext): Unread | null {
  for (const page of pages) {
    for (const url of [...page.iframes, ...page.links.map(({ href }) => href)]) {
      if (
        !/^https?:\/\/(?:[\w.-]+\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|openstreetmap\.org)/i.test(
          url,
        )
      )
        continue;
      const [query] = mapQueries(url);
      return { url: page.url, quote: query ?? url.slice(0, 120), why: query === undefined ? 'picture' : 'unreadable' };
    }
  }
  return null;
}

/** Words that announce towns where no town was found. */
export function unreadAreas(context: FactContext): Unread | null {
  for (const [page, lines] of getPageLines(context)) {
    const line = lines.find(({ text, hidden }) => !hidden && text.length <= 160 && saysServing(text));
    if (line !== undefined) return { url: page.url, quote: line.text, why: 'unreadable' };
  }
  return null;
}
