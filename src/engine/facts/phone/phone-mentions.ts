import type { MentionPlace } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page, PageLink, PageRegion } from '../../crawl/html/page.ts';
import { getText, getValues } from '../../crawl/structured-data/structured-node.ts';
import type { FactContext, PlacedNode } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { getMentionPlace } from '../mentions.ts';
import { findLineParty, type LineParty, type NumberInLine } from '../name/third-party-mentions.ts';
import { getPageLines, type PageLine } from '../pages/page-lines.ts';
import type { PagePurpose } from '../pages/page-purpose.ts';
import { deriveCountry } from '../place/country.ts';
import { asciiDigits } from './digit-runs.ts';
import { isBareLabel, type NumberLabel } from './number-labels.ts';
import { findPhonesInText, type PhoneInText } from './phone-candidates.ts';
import {
  findSwitchboardTwin,
  getPhoneParser,
  isPlaceholderNumber,
  type PhoneNumber,
  type PhoneParser,
} from './phone-number.ts';
import { whatsAppNumber } from './whatsapp-link.ts';

/** One mention of a phone number on the site. */
export interface PhoneMention {
  readonly number: PhoneNumber;
  /** As written; for links without a readable number, as dialled. */
  readonly display: string;
  readonly label: Exclude<NumberLabel, 'identifier'> | null;
  readonly page: Page;
  readonly purpose: PagePurpose;
  readonly place: MentionPlace;
  readonly region: PageRegion | null;
  readonly owner: LineParty;
  /** Its block on the page; null for structured data. */
  readonly blockIndex: number | null;
  readonly line: number | null;
  readonly quote: string;
  /** False when only its digits suggest a phone number: it counts when it is also seen elsewhere. */
  readonly isCertain: boolean;
  /** The structured node with it; null elsewhere. */
  readonly placed: PlacedNode | null;
}

/** A placeholder number in a link or in structured data. */
export interface PlaceholderPhone {
  readonly written: string;
  readonly page: Page;
  readonly place: MentionPlace;
}

export interface PhoneMentions {
  readonly seen: readonly PhoneMention[];
  readonly placeholders: readonly PlaceholderPhone[];
}

/** Twenty pages with forty numbers each. */
const MAX_MENTIONS = 800;

/** Every phone and fax number of the site, including third parties', structured data first, then page by page. */
export const collectPhoneMentions: (context: FactContext) => PhoneMentions = memoizePerContext((context) => {
  const country = deriveCountry(context).value;
  const read = getPhoneParser(context);
  const seen: PhoneMention[] = [];
  const placeholders: PlaceholderPhone[] = [];
  fromStructuredData(context, country, read, seen, placeholders);
  const inLine = getLineParser(country, read);
  for (const [page, lines] of getPageLines(context)) {
    if (seen.length >= MAX_MENTIONS) break;
    const purpose = context.purposeOf(page);
    fromText(page, purpose, lines, inLine, seen);
    fromLinks(page, purpose, lines, country, read, seen, placeholders);
  }
  return { seen: withOneSwitchboard(withOneMobilePrefix(seen)), placeholders };
});

/**
 * Argentina adds a 9 to mobile numbers for calls from abroad; Mexico added a 1 until 2019. Both forms are one number,
 * stored in the form that a chat dials.
 */
function withOneMobilePrefix(seen: readonly PhoneMention[]): readonly PhoneMention[] {
  const mobiles = new Map<string, PhoneNumber>();
  for (const { number } of seen) {
    if (/^\+(?:549|521)/.test(number.e164)) mobiles.set(number.e164.replace(/^\+(54|52)[91]/, '+$1'), number);
  }
  if (mobiles.size === 0) return seen;
  return seen.map((one) => ({ ...one, number: mobiles.get(one.number.e164) ?? one.number }));
}

/** A switchboard's number with its "-0" is the line that the site dials without it: one number, stored as it is dialled. */
function withOneSwitchboard(seen: readonly PhoneMention[]): readonly PhoneMention[] {
  const lines = new Map<string, PhoneNumber>();
  for (const { number, display } of seen) {
    const line = findSwitchboardTwin(display, number.e164);
    // A link may show the one and dial the other.
    const isLine = line !== null && line.length < number.e164.length;
    const dialled = isLine ? seen.find((one) => one.number.e164 === line) : undefined;
    if (dialled !== undefined) lines.set(number.e164, dialled.number);
  }
  if (lines.size === 0) return seen;
  return seen.map((one) => ({ ...one, number: lines.get(one.number.e164) ?? one.number }));
}

function fromStructuredData(
  context: FactContext,
  country: string | null,
  read: PhoneParser,
  seen: PhoneMention[],
  placeholders: PlaceholderPhone[],
): void {
  const business = new Set(context.businessNodes);
  for (const placed of context.nodes) {
    const { node, page } = placed;
    const isContactPoint = node.types.includes('ContactPoint') && placed.parent !== null;
    // Some owners write the number inside the address: schema.org knows `telephone` there, as PostalAddress is a ContactPoint.
    const isPart = isContactPoint || (node.types.includes('PostalAddress') && placed.parent !== null);
    const holder = isPart ? placed.parent : placed;
    if (holder === null || !business.has(holder)) continue;
    if (isContactPoint && /fax/i.test(getText(node, 'contactType') ?? '')) continue;
    for (const value of getValues(node, 'telephone')) {
      if (typeof value !== 'string') continue;
      for (const written of asciiDigits(value)
        .split(/[,;]|\s\/\s|\bor\b/)
        .slice(0, 4)) {
        const number = read(written.replace(/^\s*tel:/i, '').trim(), country);
        if (number === null) {
          if (isPlaceholderNumber(written)) placeholders.push({ written, page, place: node.syntax });
          continue;
        }
        seen.push({
          number,
          display: written.trim(),
          label: null,
          page,
          purpose: context.purposeOf(page),
          place: node.syntax,
          region: null,
          owner: 'business',
          blockIndex: null,
          line: null,
          quote: value,
          isCertain: true,
          placed: holder,
        });
      }
    }
  }
}

type LinePhones = (text: string, above: string) => readonly PhoneInText[];

/** Parses a line once however many pages have it. */
function getLineParser(country: string | null, read: PhoneParser): LinePhones {
  const known = new Map<string, readonly PhoneInText[]>();
  return (text, above) => {
    const key = `${above}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = findPhonesInText(text, above, country, read);
    known.set(key, found);
    return found;
  };
}

const MAY_HOLD_PHONE = /[0-9][0-9 ().+/·-]{4,}[0-9]/;

function fromText(
  page: Page,
  purpose: PagePurpose,
  lines: readonly PageLine[],
  inLine: LinePhones,
  seen: PhoneMention[],
): void {
  for (const line of lines) {
    if (seen.length >= MAX_MENTIONS) return;
    if (!line.hasDigit || !MAY_HOLD_PHONE.test(line.text)) continue;
    const above = lines[line.index - 1];
    const labelAbove =
      above !== undefined && line.blockIndex - above.blockIndex <= 2 && isBareLabel(above.text) ? above.text : '';
    const found = inLine(line.text, labelAbove);
    if (found.length === 0) continue;
    for (const { number, display, label, isCertain, start, end } of found) {
      seen.push({
        number,
        display,
        label,
        page,
        purpose,
        place: line.inAddress ? 'address-element' : getMentionPlace(line.region),
        region: line.region,
        owner: findLineParty(lines, line.index, line.index, purpose, { text: line.text, start, end }),
        blockIndex: line.blockIndex,
        line: line.index,
        quote: line.text.length <= 300 ? line.text : line.text.slice(Math.max(0, start - 120), end + 80),
        isCertain,
        placed: null,
      });
    }
  }
}

function fromLinks(
  page: Page,
  purpose: PagePurpose,
  lines: readonly PageLine[],
  country: string | null,
  read: PhoneParser,
  seen: PhoneMention[],
  placeholders: PlaceholderPhone[],
): void {
  const lineOfBlock = firstLines(lines);
  for (const link of page.links) {
    if (seen.length >= MAX_MENTIONS) return;
    const dialled = readDialledNumber(link);
    if (dialled === null) continue;
    const number =
      read(dialled.number, country) ?? (dialled.isChat ? read(dialled.number.replace(/^\+/, ''), country) : null);
    if (number === null) {
      if (isPlaceholderNumber(dialled.number)) placeholders.push({ written: dialled.number, page, place: 'tel-link' });
      continue;
    }
    const line = lineOfLink(lines, lineOfBlock.get(link.blockIndex), link);
    const text = `${link.text} ${link.label}`.trim();
    const words = foldText(cutText(text, 80));
    if (/(?<!\p{L})(?:tele)?fax(?!\p{L})/u.test(words)) continue;
    const shown = asciiDigits(link.text).trim();
    seen.push({
      number,
      display: /^[+(]*[0-9][0-9 ().+/·-]{4,24}$/.test(shown) ? shown : dialled.number,
      label: dialled.isChat ? 'whatsapp' : null,
      page,
      purpose,
      place: 'tel-link',
      region: link.region,
      owner: line === undefined ? 'business' : findLineParty(lines, line, line, purpose, whereShown(lines[line], link)),
      blockIndex: link.blockIndex,
      line: line ?? null,
      quote: text === '' ? link.href : `${text} (${link.href})`,
      isCertain: true,
      placed: null,
    });
  }
}

/** The line of its block with the link's text; the first when none has it (pictures, labels). */
function lineOfLink(lines: readonly PageLine[], first: number | undefined, link: PageLink): number | undefined {
  if (first === undefined || link.text === '') return first;
  const words = asciiDigits(link.text);
  for (let i = first; lines[i]?.blockIndex === link.blockIndex; i += 1) if (lines[i]?.text.includes(words)) return i;
  return first;
}

function whereShown(line: PageLine | undefined, link: PageLink): NumberInLine | undefined {
  if (line === undefined || link.text === '') return undefined;
  const words = asciiDigits(link.text);
  const start = line.text.indexOf(words);
  return start === -1 ? undefined : { text: line.text, start, end: start + words.length };
}

function firstLines(lines: readonly PageLine[]): Map<number, number> {
  const first = new Map<number, number>();
  for (const line of lines) if (!first.has(line.blockIndex)) first.set(line.blockIndex, line.index);
  return first;
}

/** `tel:`, `tel://`, `callto:` and chat links; the number as it would be dialled. */
/** The number that a link calls, texts or chats with; null for any other link. */
export function readDialledNumber(link: Pick<PageLink, 'href'>): { number: string; isChat: boolean } | null {
  const chat = whatsAppNumber(link.href);
  if (chat !== null) return { number: chat, isChat: true };
  const scheme = /^(?:tel|callto|phone|sms):(?:\/\/)?/i.exec(link.href)?.[0];
  if (scheme === undefined) return null;
  let number = link.href.slice(scheme.length).split(/[;?,]/)[0] ?? '';
  try {
    number = decodeURIComponent(number);
  } catch {
    // As written, then.
  }
  return { number: asciiDigits(number).trim(), isChat: false };
}
