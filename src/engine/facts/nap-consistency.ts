import type { Address, Mention, MentionPlace, NapRow } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { Page } from '../crawl/html/page.ts';
import { getText } from '../crawl/structured-data/structured-node.ts';
import { deriveCategory } from './category/category.ts';
import { isReadAsLocalBusiness } from './category/unknown-type.ts';
import type { FactContext, SourcedValue } from './fact-context.ts';
import { foldText } from './language/fold-text.ts';
import { deriveLanguages } from './language/languages.ts';
import { memoizePerContext } from './memoize-per-context.ts';
import { factSource, mention } from './mentions.ts';
import { isSameBusinessName, nameTokens } from './name/compare-names.ts';
import { deriveName } from './name/name.ts';
import { getCopyrightOwnerParser } from './name/name-mentions.ts';
import { buildNapTable, type NapEntry } from './nap-table.ts';
import { getPageLines } from './pages/page-lines.ts';
import { conflictingPhones } from './phone/nap-phones.ts';
import { collectPhoneMentions, type PhoneMention } from './phone/phone-mentions.ts';
import { isMirrored, rankPhones, showsNumber } from './phone/phones.ts';
import { compareAddresses } from './place/address-compare.ts';
import { type AddressMention, collectAddressMentions } from './place/address-mentions.ts';
import { rankAddresses } from './place/addresses.ts';
import { deriveLocations } from './place/locations.ts';

export interface NapConsistency {
  /** False when name, address or phone conflict between or within pages; null when there is nothing to compare. */
  readonly consistent: SourcedValue<boolean | null>;
  readonly table: NapRow[];
}

/**
 * Whether the site states one name, address and phone everywhere, structured data included, and the table of
 * statements with their places. Formatting is no conflict, nor are branches, second lines, fax and chat numbers.
 */
export const deriveNapConsistency: (context: FactContext) => NapConsistency = memoizePerContext((context) => {
  const entries = [...phoneEntries(context), ...addressEntries(context), ...nameEntries(context)];
  const table = buildNapTable(entries);
  const conflicts = entries.filter(({ isConflict }) => isConflict);
  if (conflicts.length === 0 && !isSaidTwice(entries)) return { consistent: { value: null, source: null }, table };
  const seen: Mention[] = (conflicts.length > 0 ? conflicts : entries).map(({ url, place, value }) =>
    mention({ url }, place, value),
  );
  return { consistent: { value: conflicts.length === 0, source: factSource(seen[0], seen) }, table };
});

/** Whether two places state a phone, or two an address: a number in one place and a street in another cannot be compared. */
function isSaidTwice(entries: readonly NapEntry[]): boolean {
  return (['phone', 'address'] as const).some((asked) => {
    const places = new Set(entries.filter(({ part }) => part === asked).map(({ url, place }) => `${url} ${place}`));
    return places.size >= 2;
  });
}

function* phoneEntries(context: FactContext): Generator<NapEntry> {
  const conflicts = conflictingPhones(context);
  const own = new Map(rankPhones(context).flatMap(({ e164, display, isOwn }) => (isOwn ? [[e164, display]] : [])));
  const { seen, placeholders } = collectPhoneMentions(context);
  for (const one of seen) {
    const { e164 } = one.number;
    if (
      one.label === 'fax' ||
      one.owner === 'maker' ||
      one.owner === 'others' ||
      !(own.has(e164) || conflicts.has(e164))
    )
      continue;
    yield {
      url: one.page.url,
      place: placeOf(one),
      part: 'phone',
      value: isMirrored(one) ? (own.get(e164) ?? e164) : showsNumber(one) ? one.display : e164,
      key: e164,
      isConflict: conflicts.has(e164),
      lines: one.line === null ? null : [one.line, one.line],
    };
  }
  // A placeholder number in structured data or in a link contradicts the real one; without a real one it counts as missing.
  if (own.size === 0) return;
  for (const { written, page, place } of placeholders) {
    yield { url: page.url, place, part: 'phone', value: written, key: written, isConflict: true, lines: null };
  }
}

function placeOf(one: PhoneMention): MentionPlace {
  return one.place === 'tel-link' && (one.region === 'footer' || one.region === 'header') ? one.region : one.place;
}

function* addressEntries(context: FactContext): Generator<NapEntry> {
  const locations = deriveLocations(context);
  const main = locations[0] ?? rankAddresses(context).find((one) => one.isOwn);
  const mainAddress = main === undefined ? null : main.address;
  for (const one of collectAddressMentions(context)) {
    if (one.owner === 'maker' || one.owner === 'others' || one.owner === 'unknown') continue;
    const at = locations.findIndex(({ ranked }) => ranked.seen.includes(one));
    const isConflict = isAddressConflict(context, one, at >= 0, mainAddress, locations);
    if (at < 0 && !isConflict && !(mainAddress !== null && compareAddresses(one.address, mainAddress) === 'same'))
      continue;
    yield {
      url: one.page.url,
      place: one.place,
      part: 'address',
      value: cutText(one.quote, 200),
      key: String(at),
      isConflict,
      lines: one.lines,
    };
  }
}

function isAddressConflict(
  context: FactContext,
  one: AddressMention,
  isOfLocation: boolean,
  main: Address | null,
  locations: ReturnType<typeof deriveLocations>,
): boolean {
  // A template's address contradicts another street; where the site shows none there is only one.
  if (one.isPlaceholder && !isOfLocation)
    return one.lines === null && one.place !== 'map-embed' && main !== null && main.street !== null;
  if (one.place === 'map-embed' || one.purpose === 'imprint' || one.purpose === 'privacy' || one.purpose === 'terms')
    return false;
  if (isOfLocation) {
    const at = locations.find(({ ranked }) => ranked.seen.includes(one));
    // The same street and house number with two codes is a typo.
    return at !== undefined && compareAddresses(one.address, at.address) === 'contradiction';
  }
  // A town alone is an area served; a street that is neither a branch nor the main address is compared elsewhere.
  if (one.address.street === null || main === null) return false;
  return rankAddresses(context).some((ranked) => ranked.isOwn && ranked.seen.includes(one));
}

/** The names of the business in structured data, and in footers where the address or number of the business stands with one. */
function* nameEntries(context: FactContext): Generator<NapEntry> {
  const name = deriveName(context).value;
  if (name === null) return;
  const category = deriveCategory(context).value;
  const town = rankAddresses(context).find((one) => one.isOwn)?.address;
  const described = [town?.city ?? '', town?.region ?? ''];
  const business = { category, languages: deriveLanguages(context).value, described };
  const entry = (url: string, place: MentionPlace, given: string): NapEntry => ({
    url,
    place,
    part: 'name',
    value: given,
    key: [...nameTokens(given)].join(''),
    isConflict: !isSameBusinessName(given, name, business) && !isTitled(context, given),
    lines: null,
  });
  for (const { node, page, parent } of context.businessNodes) {
    const given = parent === null && isReadAsLocalBusiness(node) ? getText(node, 'name') : null;
    if (given !== null) yield entry(page.url, node.syntax, given);
  }
  for (const { page, owner } of footerNames(context)) {
    const one = entry(page.url, 'footer', owner);
    if (one.isConflict && sharesNoWord(owner, name)) yield one;
  }
}

/** A name that the page's own title also has is one of the business's names, not another. */
function isTitled({ pages }: FactContext, given: string): boolean {
  const tokens = [...nameTokens(given)];
  return pages.slice(0, 3).some(({ title }) => {
    const known = nameTokens(title ?? '');
    return tokens.every((token) => known.has(token));
  });
}

function sharesNoWord(one: string, other: string): boolean {
  const known = nameTokens(other);
  return ![...nameTokens(one)].some((token) => known.has(token));
}

/** Owners in copyright lines whose name also stands in a line with an address or number that is the business's own. */
function* footerNames(context: FactContext): Generator<{ page: Page; owner: string }> {
  const phones = rankPhones(context).filter(({ isOwn }) => isOwn);
  const addresses = rankAddresses(context).filter(({ isOwn }) => isOwn);
  const readOwner = getCopyrightOwnerParser(context);
  for (const [page, lines] of getPageLines(context)) {
    const line = lines.find(({ hidden, text }) => !hidden && readOwner(text) !== null);
    const owner = line === undefined ? null : readOwner(line.text);
    if (owner === null) continue;
    const isAt = (index: number) =>
      !lines[index]?.hidden && foldText(lines[index]?.text ?? '').includes(foldText(owner));
    const isContact = [
      ...phones.flatMap(({ seen }) =>
        seen.flatMap((one) => (one.page === page && one.line !== null ? [one.line] : [])),
      ),
      ...addresses.flatMap(({ seen }) => seen.flatMap((one) => (one.page === page ? (one.lines ?? []) : []))),
    ].some(isAt);
    if (isContact) yield { page, owner };
  }
}
