import type { Mention, MentionPlace, NapRow } from '#shared/audit/business.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { getText } from '../crawl/structured-data/structured-node.ts';
import { readPattern } from '../data/patterns.ts';
import { isLocalBusinessType } from './category/local-business-types.ts';
import type { FactContext, SourcedValue } from './fact-context.ts';
import { foldText } from './language/fold-text.ts';
import { memoizePerContext } from './memoize-per-context.ts';
import { factSource, mention } from './mentions.ts';
import { deriveName } from './name/name.ts';
import { conflictingPhones } from './phone/nap-phones.ts';
import { collectPhoneMentions, type PhoneMention } from './phone/phone-mentions.ts';
import { rankPhones } from './phone/phones.ts';
import { compareAddresses } from './place/address-compare.ts';
import { type AddressMention, collectAddressMentions } from './place/address-mentions.ts';
import { rankAddresses } from './place/addresses.ts';
import { deriveLocations } from './place/locations.ts';

export interface NapConsistency {
  /** False when name, address or phone conflict between or within pages; null when there is nothing to compare. */
  readonly consistent: SourcedValue<boolean | null>;
  readonly table: NapRow[];
}

const MOST_ROWS = 40;
/** Up to here every row is shown, also those that agree; beyond it each statement once. */
const FEW_ROWS = 12;

type NapPart = NapRow['conflicts'][number];

interface Entry {
  readonly url: string;
  readonly place: MentionPlace;
  readonly part: NapPart;
  /** As the page writes it. */
  readonly value: string;
  /** The same for every spelling of one value. */
  readonly key: string;
  readonly isConflict: boolean;
}

/**
 * Whether the site says one name, address and phone everywhere, structured data included, and the table of where it
 * says what. Formatting is no conflict, nor are branches, second lines, fax and chat numbers.
 */
export const deriveNapConsistency: (context: FactContext) => NapConsistency = memoizePerContext((context) => {
  const entries = [...phoneEntries(context), ...addressEntries(context), ...nameEntries(context)];
  const table = rowsOf(entries);
  const conflicts = entries.filter(({ isConflict }) => isConflict);
  if (conflicts.length === 0 && !isSaidTwice(entries)) return { consistent: { value: null, source: null }, table };
  const seen: Mention[] = (conflicts.length > 0 ? conflicts : entries).map(({ url, place, value }) =>
    mention({ url }, place, value),
  );
  return { consistent: { value: conflicts.length === 0, source: factSource(seen[0], seen) }, table };
});

/** Whether two places give a phone, or two an address: a number here and a street there compare with nothing. */
function isSaidTwice(entries: readonly Entry[]): boolean {
  return (['phone', 'address'] as const).some((asked) => {
    const places = new Set(entries.filter(({ part }) => part === asked).map(({ url, place }) => `${url} ${place}`));
    return places.size >= 2;
  });
}

function* phoneEntries(context: FactContext): Generator<Entry> {
  const conflicts = conflictingPhones(context);
  const own = new Set(
    rankPhones(context)
      .filter((phone) => phone.isOwn)
      .map((phone) => phone.e164),
  );
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
      value: one.display,
      key: e164,
      isConflict: conflicts.has(e164),
    };
  }
  // A template's number that machines read or a thumb dials contradicts the real one; with none to contradict it is only missing.
  if (own.size === 0) return;
  for (const { written, page, place } of placeholders) {
    yield { url: page.url, place, part: 'phone', value: written, key: written, isConflict: true };
  }
}

function placeOf(one: PhoneMention): MentionPlace {
  return one.place === 'tel-link' && (one.region === 'footer' || one.region === 'header') ? one.region : one.place;
}

function* addressEntries(context: FactContext): Generator<Entry> {
  const locations = deriveLocations(context);
  const main = locations[0] ?? rankAddresses(context).find((one) => one.isOwn);
  const mainAddress = main === undefined ? null : main.address;
  for (const one of collectAddressMentions(context)) {
    if (one.owner === 'maker' || one.owner === 'others' || one.owner === 'unknown') continue;
    const at = locations.findIndex(({ ranked }) => ranked.seen.includes(one));
    const isConflict = isAddressConflict(context, one, at >= 0, mainAddress !== null, locations);
    if (at < 0 && !isConflict && !(mainAddress !== null && compareAddresses(one.address, mainAddress) === 'same'))
      continue;
    yield {
      url: one.page.url,
      place: one.place,
      part: 'address',
      value: cutText(one.quote, 200),
      key: String(at),
      isConflict,
    };
  }
}

function isAddressConflict(
  context: FactContext,
  one: AddressMention,
  isOfLocation: boolean,
  hasMain: boolean,
  locations: ReturnType<typeof deriveLocations>,
): boolean {
  if (one.isPlaceholder && !isOfLocation)
    return one.lines === null && one.place !== 'map-embed' && (hasMain || rankPhones(context).length > 0);
  if (one.place === 'map-embed' || one.purpose === 'imprint' || one.purpose === 'privacy' || one.purpose === 'terms')
    return false;
  if (isOfLocation) {
    const at = locations.find(({ ranked }) => ranked.seen.includes(one));
    // One street and house under two codes: somebody mistyped.
    return at !== undefined && compareAddresses(one.address, at.address) === 'contradiction';
  }
  // A town alone is what the business serves; a street that is no branch and not the main one is another story.
  if (one.address.street === null || !hasMain) return false;
  return rankAddresses(context).some((ranked) => ranked.isOwn && ranked.seen.includes(one));
}

const LEGAL_FORM = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('facts', 'legalForm')})(?!\p{L})\.?`, 'gu');

/** The words of a name as compared: folded, without legal forms and the words that names are joined by. */
export function nameTokens(name: string): Set<string> {
  const bare = foldText(name).replace(/&/g, ' and ').replace(LEGAL_FORM, ' ');
  return new Set(bare.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Names that structured data gives the business, against the name the site goes by: no word in common is a conflict. */
function* nameEntries(context: FactContext): Generator<Entry> {
  const name = deriveName(context).value;
  if (name === null) return;
  const known = nameTokens(name);
  for (const page of context.pages.slice(0, 3)) for (const token of nameTokens(page.title ?? '')) known.add(token);
  const squeezed = foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
  for (const { node, page, parent } of context.businessNodes) {
    if (parent !== null || !node.types.some(isLocalBusinessType)) continue;
    const given = getText(node, 'name');
    if (given === null) continue;
    const tokens = nameTokens(given);
    const joined = [...tokens].join('');
    const shares =
      tokens.size === 0 ||
      joined.includes(squeezed) ||
      squeezed.includes(joined) ||
      [...tokens].some((token) => known.has(token));
    yield { url: page.url, place: node.syntax, part: 'name', value: given, key: joined, isConflict: !shares };
  }
}

/** One row for each place of each page, rows that say the same as one before left out; conflicts first when rows must go. */
function rowsOf(entries: readonly Entry[]): NapRow[] {
  const rows = new Map<
    string,
    {
      url: string;
      place: MentionPlace;
      name: string | null;
      address: string | null;
      phone: string | null;
      conflicts: Set<NapPart>;
      keys: string[];
    }
  >();
  for (const entry of entries) {
    // A second number or address of one place opens a row of its own.
    for (let n = 0; n < 4; n += 1) {
      const id = `${entry.url} ${entry.place} ${n}`;
      const row = rows.get(id) ?? {
        url: entry.url,
        place: entry.place,
        name: null,
        address: null,
        phone: null,
        conflicts: new Set<NapPart>(),
        keys: [],
      };
      const tag = `${entry.part} ${entry.key} ${entry.isConflict}`;
      if (row[entry.part] !== null) {
        if (row.keys.includes(tag)) break;
        continue;
      }
      row[entry.part] = entry.value;
      row.keys.push(tag);
      if (entry.isConflict) row.conflicts.add(entry.part);
      rows.set(id, row);
      break;
    }
  }
  const every: NapRow[] = [];
  const distinct = new Map<string, NapRow>();
  for (const { url, place, name, address, phone, conflicts, keys } of rows.values()) {
    const key = `${place} ${[...keys].sort().join(' | ')}`;
    const row: NapRow = { url, place, name, address, phone, conflicts: [...conflicts] };
    every.push(row);
    if (!distinct.has(key)) distinct.set(key, row);
  }
  if (every.length <= FEW_ROWS) return every;
  const all = [...distinct.values()];
  if (all.length <= MOST_ROWS) return all;
  const kept = new Set([...all.filter((row) => row.conflicts.length > 0), ...all].slice(0, MOST_ROWS));
  return all.filter((row) => kept.has(row));
}
