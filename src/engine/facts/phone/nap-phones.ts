import { getDomain } from 'tldts';
import { readPattern } from '../../data/patterns.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { getPageLines } from '../pages/page-lines.ts';
import { addressParts, isStreet } from '../place/address-lexicon.ts';
import { type AddressMention, collectAddressMentions } from '../place/address-mentions.ts';
import { deriveLocations, type PlacedLocation } from '../place/locations.ts';
import { deriveEmails, listWrittenAddresses } from '../presence/emails.ts';
import { collectPhoneMentions, type PhoneMention } from './phone-mentions.ts';
import { type RankedPhone, rankPhones } from './phones.ts';

/** Number of adjacent blocks that belong together: "Office" beside "Mobile". */
const BLOCKS_BESIDE = 4;
const LINES_AROUND = 8;
const LONGEST_LABELLED_LINE = 120;
const FIRST_PERSON = new RegExp(readPattern('phones', 'firstPerson'), 'u');

/**
 * The numbers that contradict the main one: shown for the same purpose where the main one is not, and never
 * next to it. Fax, chat and branch numbers, second lines and third-party numbers are no contradiction.
 */
export const conflictingPhones: (context: FactContext) => ReadonlySet<string> = memoizePerContext((context) => {
  const conflicts = new Set<string>();
  const ranked = rankPhones(context);
  const [main] = ranked;
  if (main === undefined || !main.isOwn) return conflicts;
  const locations = deriveLocations(context);
  const ownMail = domainOfMail(deriveEmails(context).value[0] ?? '');
  for (const phone of ranked) {
    if (phone === main) continue;
    const seen = phone.seen.filter((one) => one.owner === 'business');
    if (seen.length === 0 || isBranchNumber(phone, main, locations) || phone.seen.some(isOfRegister)) continue;
    if (ownMail !== null && seen.every((one) => isBesideOthersMail(context, one, ownMail))) continue;
    if (!areTransposed(phone, main) && isExplained(phone, ranked, main)) continue;
    if (phone.isOwn || seen.some((one) => isOfferedAsOurs(context, one))) conflicts.add(phone.e164);
  }
  for (const e164 of misdialled(context, ranked)) conflicts.add(e164);
  return conflicts;
});

const FREE_MAIL = new RegExp(String.raw`^(?:${readPattern('names', 'freeMail')})\.`);
const LINES_TO_MAIL = 2;

/** The domain of an e-mail address; null where it is a provider's for anybody. */
function domainOfMail(address: string): string | null {
  const host = /@(.+)$/.exec(address)?.[1] ?? '';
  return host === '' || FREE_MAIL.test(host) ? null : getDomain(host);
}

/** Beside an address of another firm's domain, as a partner has it, and none of the business's own. */
function isBesideOthersMail(context: FactContext, { page, line, blockIndex }: PhoneMention, own: string): boolean {
  if (line === null || blockIndex === null) return false;
  const lines = getPageLines(context).get(page) ?? [];
  const texts = lines.slice(Math.max(0, line - LINES_TO_MAIL), line + LINES_TO_MAIL + 1).map(({ text }) => text);
  const links = page.links.filter((link) => Math.abs(link.blockIndex - blockIndex) <= 1 && /^mailto:/i.test(link.href));
  const written = [...texts, ...links.map(({ href }) => href)].flatMap(listWrittenAddresses);
  const domains = written.map((address) => domainOfMail(address.toLowerCase()));
  return domains.some((domain) => domain !== null && domain !== own) && !domains.includes(own);
}

function isBranchNumber(phone: RankedPhone, main: RankedPhone, locations: readonly PlacedLocation[]): boolean {
  if (locations.length < 2) return false;
  const at = locations.find(({ phones }) => phones.includes(phone.e164));
  return (
    at !== undefined && !at.phones.includes(main.e164) && !at.phones.slice(0, 1).every((first) => first !== phone.e164)
  );
}

/** It appears next to the main number, or in one structured-data node with it, or is labelled as chat or mobile next to a landline. */
function isExplained(phone: RankedPhone, ranked: readonly RankedPhone[], main: RankedPhone): boolean {
  const isCalledMobile =
    phone.seen.some((one) => one.label !== null) &&
    phone.seen.every((one) => one.label === 'whatsapp' || one.label === 'mobile' || one.place === 'tel-link');
  if (isCalledMobile && phone.kind === 'mobile' && main.kind !== 'mobile') return true;
  if (isForEmergencies(phone) && !isForEmergencies(main)) return true;
  if (isLegalLine(phone, main)) return true;
  const beside = ranked.filter((other) => other.isOwn && other !== phone && other.weight >= phone.weight);
  return beside.some((other) => phone.seen.some((one) => other.seen.some((near) => standBeside(one, near))));
}

/** A landline in the imprint, and a mobile number elsewhere: the law asks for the one, customers call the other. */
function isLegalLine({ kind, seen }: RankedPhone, main: RankedPhone): boolean {
  const areOfTwoKinds = (kind === 'fixed' && main.kind === 'mobile') || (kind === 'mobile' && main.kind === 'fixed');
  return areOfTwoKinds && seen.every(({ purpose }) => purpose === 'imprint');
}

/** The same digits but for two neighbours swapped, and no label that says what the second number is for: mistyped. */
function areTransposed(phone: RankedPhone, main: RankedPhone): boolean {
  if (
    phone.e164.length !== main.e164.length ||
    phone.seen.some(({ label }) => label === 'mobile' || label === 'whatsapp')
  )
    return false;
  const at = [...main.e164].findIndex((digit, i) => digit !== phone.e164[i]);
  const swapped = `${main.e164.slice(0, at)}${main.e164[at + 1]}${main.e164[at]}${main.e164.slice(at + 2)}`;
  return at >= 0 && swapped === phone.e164;
}

/** "TxDMV No. 006479628C TxDMV toll free: 1-888-368-4689": the abbreviation of a register, its number, then its phone. */
const OF_REGISTER =
  /(?<!\p{L})(\p{L}{0,8}\p{Lu}{2}\p{L}{0,8})[ .:]{0,2}(?:(?:[Nn]o|NO|[Nn]r|[Ll]ic(?:en[cs]e)?|LIC|[Rr]eg)\b\.?|№|#|n°)[^\n]{2,60}(?<!\p{L})\1(?: [\p{L}-]+){0,3}[: ]{0,2}$/u;

const isOfRegister = ({ quote, display }: PhoneMention): boolean =>
  OF_REGISTER.test(quote.slice(0, Math.max(0, quote.indexOf(display))));

/** Labels of a number for other hours than the main one. */
const EMERGENCY = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('phones', 'emergency')})(?!\p{L})`, 'u');

function isForEmergencies(phone: RankedPhone): boolean {
  const read = phone.seen.filter((one) => one.quote.length <= LONGEST_LABELLED_LINE && one.place !== 'tel-link');
  return read.length > 0 && read.every((one) => EMERGENCY.test(foldText(one.quote)));
}

function standBeside(a: PhoneMention, b: PhoneMention): boolean {
  if (a.page !== b.page) return false;
  if (a.placed !== null && b.placed !== null) return a.placed.node === b.placed.node;
  if (a.blockIndex === null || b.blockIndex === null) return false;
  const blocks = Math.abs(a.blockIndex - b.blockIndex);
  if (blocks <= 1 && a.region === b.region) return true;
  // Farther apart only with distinguishing labels: "Office", "Mobile", "24-hour line".
  return blocks <= BLOCKS_BESIDE && a.region === b.region;
}

/** On a page without the main number: labelled or linked as a phone number, and not in a passage about a third party. */
function isOfferedAsOurs(context: FactContext, one: PhoneMention): boolean {
  if (one.owner !== 'business' || one.label === 'whatsapp' || one.purpose === 'privacy' || one.purpose === 'terms')
    return false;
  if (one.place !== 'tel-link' && one.label === null) return false;
  // In running text only the first person makes it the business's number: "to order this video call ..." is a third party's.
  if (one.quote.length > LONGEST_LABELLED_LINE && !FIRST_PERSON.test(foldText(one.quote))) return false;
  return !hasStreetOfItsOwn(one) && !standsWithOtherAddress(context, one);
}

/** "Auf der Beune 70, Münster, Tel 06071 ...": in a list each line is a separate business with its street. */
function hasStreetOfItsOwn(one: PhoneMention): boolean {
  const before = one.quote.slice(0, Math.max(0, one.quote.indexOf(one.display)));
  return addressParts(before).some(isStreet);
}

/** A third-party address is a few lines away: the number is that party's. */
function standsWithOtherAddress(context: FactContext, one: PhoneMention): boolean {
  const { line } = one;
  if (line === null) return false;
  return othersAddresses(context).some(
    ({ page, lines }) => page === one.page && lines !== null && Math.abs(lines[1] - line) <= LINES_AROUND,
  );
}

const othersAddresses = memoizePerContext((context: FactContext): readonly AddressMention[] => {
  const own = new Set(deriveLocations(context).flatMap(({ ranked }) => ranked.seen));
  return collectAddressMentions(context).filter((address) => address.lines !== null && !own.has(address));
});

/** Links that show one number and dial another: whichever is right, customers are misled. */
function misdialled(context: FactContext, ranked: readonly RankedPhone[]): string[] {
  const found: string[] = [];
  const { seen } = collectPhoneMentions(context);
  for (const link of seen) {
    if (link.place !== 'tel-link' || link.blockIndex === null) continue;
    const shown = seen.find(
      (one) =>
        one.page === link.page &&
        one.blockIndex === link.blockIndex &&
        one.place !== 'tel-link' &&
        one.number.e164 !== link.number.e164 &&
        link.quote.includes(one.display),
    );
    if (
      shown === undefined ||
      seen.some(
        (one) =>
          one.page === link.page &&
          one.blockIndex === link.blockIndex &&
          one.place !== 'tel-link' &&
          one.number.e164 === link.number.e164,
      )
    )
      continue;
    const weaker = ranked.find((phone) => phone.e164 === link.number.e164 || phone.e164 === shown.number.e164);
    const other = ranked.findLast((phone) => phone.e164 === link.number.e164 || phone.e164 === shown.number.e164);
    if (weaker !== undefined && other !== undefined) found.push(other === ranked[0] ? weaker.e164 : other.e164);
  }
  return found;
}
