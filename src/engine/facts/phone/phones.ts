import type { Address, Phone } from '#shared/audit/business.ts';
import type { Page } from '../../crawl/html/page.ts';
import { classifyLinkText } from '../../crawl/html/page-kind.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { factSource, mention } from '../mentions.ts';
import { nameTokens } from '../name/compare-names.ts';
import { deriveName } from '../name/name.ts';
import { getPageLines } from '../pages/page-lines.ts';
import { compareAddresses } from '../place/address-compare.ts';
import { collectAddressMentions } from '../place/address-mentions.ts';
import { rankAddresses } from '../place/addresses.ts';
import { listWrittenAddresses } from '../presence/emails.ts';
import { collectPhoneMentions, type PhoneMention } from './phone-mentions.ts';
import { findSwitchboardTwin, groupBareDigits } from './phone-number.ts';

/** A number with all its mentions and their evidence that it is the business's. */
export interface RankedPhone {
  readonly e164: string;
  readonly display: string;
  readonly kind: PhoneMention['number']['kind'];
  /** Sum over pages and places; repetitions on a page count once. */
  readonly weight: number;
  readonly seen: readonly PhoneMention[];
  /** Whether a place for the whole business names it, not a passing mention on one inner page. */
  readonly isOwn: boolean;
}

/** A site that lists more numbers than this is a directory of its branches. */
const MOST_PHONES = 12;
/** Structured data is less well maintained than visible text. */
const WEIGHT_UNSEEN = 0.3;
/** A number on this many pages is the business's, whatever the pages are about. */
const PAGES_THAT_MAKE_OWN = 3;

/**
 * The business's phone numbers, the main one first: from structured data, headers, footers and the home,
 * contact and imprint pages. Fax numbers, the maker's, third parties' and placeholders are excluded, and so is a number that one
 * inner page mentions without the main one.
 */
export const derivePhones: (context: FactContext) => SourcedValue<Phone[]> = memoizePerContext((context) => {
  const own = rankPhones(context).filter((phone) => phone.isOwn);
  const value = own.slice(0, MOST_PHONES).map(({ e164, display }, index) => ({ e164, display, isMain: index === 0 }));
  const [main] = own;
  if (main === undefined) return { value: [], source: null };
  const seen = own.flatMap((phone) => phone.seen.map((one) => mention(one.page, one.place, one.quote)));
  return { value, source: factSource(seen[0], seen) };
});

/** Every number of the site that may be the business's, the strongest first. Excludes fax numbers and the maker's. */
export const rankPhones: (context: FactContext) => readonly RankedPhone[] = memoizePerContext((context) => {
  const { seen } = collectPhoneMentions(context);
  const faxes = new Set(seen.filter((one) => one.label === 'fax').map((one) => one.number.e164));
  // A fax number that is repeated without its label is still a fax; one that is also labelled as a phone is both.
  for (const one of seen)
    if (one.label === 'phone' || one.label === 'mobile' || one.placed !== null) faxes.delete(one.number.e164);
  const certain = new Set(seen.filter((one) => one.isCertain && one.label !== 'fax').map((one) => one.number.e164));
  const byNumber = new Map<string, PhoneMention[]>();
  for (const one of seen) {
    const { e164 } = one.number;
    if (one.label === 'fax' || faxes.has(e164) || !certain.has(e164)) continue;
    if (one.owner === 'maker' || one.owner === 'others') continue;
    const before = byNumber.get(e164);
    if (before === undefined) byNumber.set(e164, [one]);
    else before.push(one);
  }
  const pages = context.pages.length;
  const ranks = [...byNumber].map(([e164, sightings]) => rank(e164, sightings, pages));
  const weighed = withoutOthers(context, withoutTips(context, ranks));
  const shown = weighed.some((phone) => phone.isOwn && isShown(phone));
  const ranked = weighed.map((phone) =>
    shown && !isShown(phone) ? { ...phone, weight: phone.weight * WEIGHT_UNSEEN } : phone,
  );
  const strongest = Math.max(0, ...ranked.map((phone) => phone.weight));
  const own = ranked.map((phone) => ({
    ...phone,
    isOwn: phone.isOwn || besideOwn(phone, ranked) || (strongest === phone.weight && isAlone(phone, ranked)),
  }));
  return own.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.weight - a.weight);
});

/** So many numbers in passing are tips for visitors: the riding club, the minigolf, the tennis court. */
const FEWEST_TIPS = 3;

/**
 * Where one number stands with the contact details and several others are only mentioned in the text of one page, those others are a
 * third party's each.
 */
function withoutTips(context: FactContext, ranks: readonly RankedPhone[]): readonly RankedPhone[] {
  if (ranks.length <= FEWEST_TIPS) return ranks;
  const isPassing = ({ seen }: RankedPhone) =>
    seen.every((one) => one.placed === null && isInBody(one) && !isAmongContacts(context, one));
  const passing = ranks.filter(isPassing);
  if (passing.length < FEWEST_TIPS || passing.length === ranks.length) return ranks;
  const onPage = new Map<Page, Set<RankedPhone>>();
  for (const phone of passing)
    for (const { page } of phone.seen) onPage.set(page, (onPage.get(page) ?? new Set()).add(phone));
  const tips = new Set(
    passing.filter(({ seen }) => seen.every(({ page }) => (onPage.get(page)?.size ?? 0) >= FEWEST_TIPS)),
  );
  return ranks.filter((phone) => !tips.has(phone));
}

/** Lines between an address and a number of the same party. */
const LINES_OF_PARTY = 8;
/** "For hooves you can reach Ann Lee on 0171 ...": a sentence that names somebody before the number. */
const NAMES_SOMEBODY = /\p{Ll}[^\n]{0,60} \p{Lu}\p{Ll}[\p{L}'’-]+ \p{Lu}\p{Ll}[\p{L}'’-]+(?![^\n]{30})/u;

/**
 * Without the numbers that only the imprint has, beside somebody's address that is not the business's (who publishes or edits the site),
 * and those that only a sentence has, which sends the reader to somebody by name.
 */
function withoutOthers(context: FactContext, ranks: readonly RankedPhone[]): readonly RankedPhone[] {
  if (ranks.length < 2) return ranks;
  const own = rankAddresses(context).find(({ isOwn, address }) => isOwn && address.street !== null);
  const name = nameTokens(deriveName(context).value ?? '');
  const isOthers = (one: PhoneMention): boolean => {
    const lines = one.placed === null ? getPageLines(context).get(one.page) : undefined;
    if (lines === undefined || one.line === null) return false;
    if (own !== undefined && one.purpose === 'imprint' && isBesideOthers(context, one, own.address)) return true;
    const before = textBefore(lines[one.line]?.text ?? '', one.display);
    const somebody = isInBody(one) ? (NAMES_SOMEBODY.exec(before)?.[0].match(/\p{Lu}\p{Ll}[\p{L}'’-]+/gu) ?? []) : [];
    return somebody.length > 0 && !somebody.some((word) => name.has(foldText(word)));
  };
  const kept = ranks.filter(({ seen }) => !seen.every(isOthers));
  return kept.length > 0 ? kept : ranks;
}

const textBefore = (text: string, display: string): string => text.slice(0, Math.max(0, text.indexOf(display)));

/** Whether the addresses under its heading are all another's. */
function isBesideOthers(context: FactContext, { page, line }: PhoneMention, own: Address): boolean {
  const lines = getPageLines(context).get(page) ?? [];
  const beside = collectAddressMentions(context).filter(
    ({ page: other, lines: at, address }) =>
      other === page &&
      at !== null &&
      line !== null &&
      address.street !== null &&
      Math.abs(at[1] - line) <= LINES_OF_PARTY &&
      lines[at[0]]?.heading === lines[line]?.heading,
  );
  return beside.length > 0 && beside.every(({ address }) => compareAddresses(address, own) === 'other');
}

function isInBody({ region, purpose }: PhoneMention): boolean {
  return (
    (region === 'main' || region === 'body') &&
    purpose !== 'contact' &&
    purpose !== 'imprint' &&
    purpose !== 'locations'
  );
}

const LINES_BESIDE = 3;
/** The last digits of two numbers that tell whether they are one. */
const DIGITS_COMPARED = 7;

/** Under a heading that announces contact details, or beside an e-mail address. */
function isAmongContacts(context: FactContext, { page, line }: PhoneMention): boolean {
  const lines = line === null ? undefined : getPageLines(context).get(page);
  if (lines === undefined || line === null) return false;
  const named = classifyLinkText(lines[line]?.heading ?? '');
  if (named?.kind === 'contact' && named.share >= 0.5) return true;
  return lines
    .slice(Math.max(0, line - LINES_BESIDE), line + LINES_BESIDE + 1)
    .some(({ text }) => listWrittenAddresses(text).length > 0);
}

const isShown = (phone: RankedPhone): boolean => phone.seen.some((one) => one.placed === null);

function rank(e164: string, sightings: readonly PhoneMention[], pages: number): RankedPhone {
  const counted = new Map<string, number>();
  const onPages = new Set<Page>();
  let isOwn = false;
  for (const one of sightings) {
    const weight = weightOf(one);
    const key =
      one.placed === null
        ? `${one.page.url} ${one.region === 'footer' || one.region === 'header' || one.region === 'nav' ? one.region : 'main'}`
        : `${one.page.url} data`;
    counted.set(key, Math.max(counted.get(key) ?? 0, weight));
    if (one.owner === 'business') onPages.add(one.page);
    if (speaksForBusiness(one)) isOwn = true;
  }
  let weight = 0;
  for (const value of counted.values()) weight += value;
  if (onPages.size >= Math.min(PAGES_THAT_MAKE_OWN, pages)) isOwn = true;
  const [first] = sightings;
  const upright = sightings.filter((one) => !isMirrored(one));
  const written =
    upright.find((one) => findSwitchboardTwin(one.display, e164) !== null) ??
    upright.find((one) => one.place !== 'tel-link' && one.placed === null) ??
    upright[0];
  const shown = written?.display ?? e164;
  // A link may lack the code of its country.
  const display = groupBareDigits(/^\+[0-9]+$/.test(shown) ? e164 : shown);
  return { e164, display, kind: first?.number.kind ?? 'other', weight, seen: sightings, isOwn };
}

/** Whether a number stands backwards on the page, for a style sheet to turn: its link has the right one. */
export function isMirrored({ display, number }: PhoneMention): boolean {
  const digits = display.replace(/\D/g, '');
  const own = number.e164.slice(-DIGITS_COMPARED);
  return !digits.endsWith(own) && [...digits].reverse().join('').endsWith(own);
}

/** Whether a link dials the number that it shows. */
export function showsNumber({ place, display, number }: PhoneMention): boolean {
  return place !== 'tel-link' || display.replace(/\D/g, '').includes(number.e164.slice(-DIGITS_COMPARED));
}

/** The score of a place as evidence for the business's main number. */
function weightOf(one: PhoneMention): number {
  if (one.owner === 'unknown') return 0.3;
  if (one.placed !== null) return one.purpose === 'home' ? 5 : 3;
  const chat = one.label === 'whatsapp' ? 0.6 : 1;
  if (one.purpose === 'privacy' || one.purpose === 'terms') return 0.4;
  if (one.region === 'header' || one.region === 'nav') return 2.5 * chat;
  if (one.region === 'footer') return 2 * chat;
  switch (one.purpose) {
    case 'contact':
      return 4 * chat;
    case 'home':
      return 3 * chat;
    case 'imprint':
    case 'locations':
      return 2 * chat;
    case 'about':
      return 1.5 * chat;
    default:
      return chat;
  }
}

function speaksForBusiness(one: PhoneMention): boolean {
  if (one.owner !== 'business') return false;
  if (one.placed !== null) return true;
  if (one.region === 'header' || one.region === 'nav' || one.region === 'footer')
    return one.purpose !== 'privacy' && one.purpose !== 'terms';
  return (
    one.purpose === 'home' || one.purpose === 'contact' || one.purpose === 'imprint' || one.purpose === 'locations'
  );
}

/** Next to a number of the business, in the same block or an adjacent one: its second line, not a third party's. */
function besideOwn(phone: RankedPhone, ranked: readonly RankedPhone[]): boolean {
  return phone.seen.some(
    (one) =>
      one.blockIndex !== null &&
      one.owner === 'business' &&
      ranked.some(
        (other) =>
          other.isOwn &&
          other.e164 !== phone.e164 &&
          other.seen.some(
            (near) =>
              near.page === one.page &&
              near.region === one.region &&
              near.blockIndex !== null &&
              Math.abs(near.blockIndex - (one.blockIndex ?? 0)) <= 1,
          ),
      ),
  );
}

/** The only number of the site, wherever it is, unless it may be a third party's in a privacy notice. */
function isAlone(phone: RankedPhone, ranked: readonly RankedPhone[]): boolean {
  return !ranked.some((other) => other.isOwn) && phone.seen.some((one) => one.owner === 'business');
}
