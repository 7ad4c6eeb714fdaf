import type { Address, MentionPlace } from '#shared/audit/business.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { compareAddresses, streetTokens } from './address-compare.ts';
import { hasStreetWord } from './address-lexicon.ts';
import { type AddressMention, collectAddressMentions } from './address-mentions.ts';
import { isPlaceholderAddress } from './address-placeholder.ts';
import { deriveCountry } from './country.ts';
import { findRegion, findTowns } from './gazetteer.ts';
import { withSeatBeforeTown } from './seat-before-town.ts';
import { settlePlace, withRegion, withWholeTown } from './settle-place.ts';

/** Structured data is maintained less than visible text: where they differ, the visible address is more likely right. */
const WEIGHT_UNSEEN = 0.3;

/** One place of the business with all its mentions on the site. */
export interface RankedAddress {
  readonly address: Address;
  /** The sum over pages and kinds of mentions; repetitions within a page count once. */
  readonly weight: number;
  readonly seen: readonly AddressMention[];
  /** Whether a reliable source names it, not only a passing mention on one inner page. */
  readonly isOwn: boolean;
}

/**
 * The addresses that the site gives for the business, by descending weight. Excludes template addresses and those of
 * hosting companies, chambers and authorities.
 */
export const rankAddresses: (context: FactContext) => readonly RankedAddress[] = memoizePerContext((context) => {
  const country = deriveCountry(context).value;
  const all = collectAddressMentions(context);
  const usable = all.flatMap((one) => {
    if (one.owner === 'maker' || one.owner === 'others' || isFigures(one, country)) return [];
    return isBelievable(one, all) ? [one] : townOfTemplate(context, one);
  });
  const groups: AddressMention[][] = [];
  // Complete addresses first, so that a bare "53000 Laval" joins the street it belongs to instead of starting a group.
  const ordered = [...usable].sort((a, b) => completeness(b.address) - completeness(a.address));
  for (const one of ordered) {
    const group = groups.find((members) => belongs(one, members));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  const order = new Map(usable.map((one, index) => [one, index]));
  const ranked = groups.map((members) => {
    members.sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    return rank(members, country);
  });
  const shown = ranked.some((one) => one.isOwn && one.address.street !== null && one.seen.some(isShown));
  const sorted = ranked
    .map((one) => (one.isOwn ? { ...one, address: complete(context, one) } : one))
    .map((one) => (shown && !one.seen.some(isShown) ? { ...one, weight: one.weight * WEIGHT_UNSEEN } : one))
    .map((one) => (one.seen.every(isLegal) ? { ...one, weight: one.weight * WEIGHT_UNSEEN } : one))
    .sort(
      (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.weight - a.weight || firstPlace(a, order) - firstPlace(b, order),
    );
  const [most] = sorted;
  const first = most === undefined ? undefined : sorted.find((one) => one.isOwn && isListedBefore(one, most, order));
  return first === undefined ? sorted : [first, ...sorted.filter((one) => one !== first)];
});

/** Lists of the home page that must agree on the order of two places. */
const FEWEST_LISTS = 2;

/** Whether each list of places on the home page, its entry too, has one before the other: the main practice, whatever other pages repeat. */
function isListedBefore(one: RankedAddress, other: RankedAddress, order: MentionOrder): boolean {
  const first = firstAtHome(one, order);
  const others = [...firstAtHome(other, order)];
  return others.length >= FEWEST_LISTS && others.every(([place, at]) => (first.get(place) ?? at) < at);
}

function complete(context: FactContext, { address, seen }: RankedAddress): Address {
  const quotes = [...new Set(seen.map(({ quote }) => quote))];
  return withRegion(context, withSeatBeforeTown(context, withWholeTown(context, address), quotes));
}

type MentionOrder = ReadonlyMap<AddressMention, number>;

/** Where each kind of place on the home page first has an address. */
const firstAtHome = ({ seen }: RankedAddress, order: MentionOrder): ReadonlyMap<MentionPlace, number> =>
  new Map(
    seen
      .filter(({ purpose, place }) => purpose === 'home' && place !== 'map-embed')
      .map((one) => [one.place, order.get(one) ?? 0] as const)
      .reverse(),
  );

/** The registered office, which may differ from the place of business. */
const isLegal = (one: AddressMention): boolean =>
  one.purpose === 'imprint' || one.purpose === 'privacy' || one.purpose === 'terms';

const isShown = (one: AddressMention): boolean => one.lines !== null;

function firstPlace(ranked: RankedAddress, order: MentionOrder): number {
  return Math.min(...ranked.seen.map((one) => order.get(one) ?? Number.MAX_SAFE_INTEGER));
}

function belongs(one: AddressMention, members: readonly AddressMention[]): boolean {
  const [model] = members;
  return model !== undefined && compareAddresses(one.address, model.address) !== 'other';
}

/** "30 m, Weg 5000 Schritte": digits that are not a postal code in the site's country. */
function isFigures(one: AddressMention, country: string | null): boolean {
  if (country === null || one.lines === null || one.countries.length < 2 || one.countries.includes(country))
    return false;
  return !/^[0-9]{5}$/.test(one.address.postalCode ?? '') || !hasStreetWord(one.address.street ?? '');
}

/** A template's address is accepted only when both structured data and visible text contain it in full. */
function isBelievable(one: AddressMention, all: readonly AddressMention[]): boolean {
  if (!one.isPlaceholder) return true;
  const { street, city, postalCode } = one.address;
  if (street === null || city === null || postalCode === null || /^(?:12345|00000)$/.test(postalCode)) return false;
  const agreeing = all.filter(
    (other) => other.isPlaceholder && compareAddresses(one.address, other.address) === 'same',
  );
  return (
    agreeing.some((other) => other.lines === null && other.place !== 'map-embed') &&
    agreeing.some((other) => other.lines !== null)
  );
}

/** The town of an address with a template's street, if the home page's head names that town too. */
function townOfTemplate(context: FactContext, one: AddressMention): AddressMention[] {
  const town: Address = { ...one.address, street: null, postalCode: null };
  if (one.lines !== null || town.city === null || isPlaceholderAddress(town)) return [];
  const { title, metaDescription, headings } = context.home;
  const head = foldText(
    [title, metaDescription, ...headings.filter(({ level }) => level === 1).map(({ text }) => text)].join(' \n '),
  );
  return head.includes(foldText(town.city)) ? [{ ...one, address: town, isPlaceholder: false }] : [];
}

function completeness(address: Address): number {
  return (address.street === null ? 0 : 4) + (address.postalCode === null ? 0 : 2) + (address.city === null ? 0 : 1);
}

function rank(seen: readonly AddressMention[], country: string | null): RankedAddress {
  const counted = new Map<string, number>();
  let isOwn = false;
  const members = withoutCopies(seen);
  for (const one of members) {
    const key = `${one.page.url} ${one.place === 'footer' || one.place === 'header' ? one.place : one.lines === null ? one.place : 'main'}`;
    counted.set(key, Math.max(counted.get(key) ?? 0, weightOf(one)));
    if (speaksForBusiness(one)) isOwn = true;
  }
  let weight = 0;
  for (const value of counted.values()) weight += value;
  // An address with a street is a place; one without is a town that the site mentions.
  if (!members.some((one) => one.address.street !== null)) weight *= 0.4;
  return { address: merge(members, country), weight, seen, isOwn };
}

/** Entries of sub pages are copies of one template: each once, so that the home page's entry outweighs them. */
function withoutCopies(members: readonly AddressMention[]): readonly AddressMention[] {
  const known = new Set<string>();
  return members.filter((one) => {
    if (!isStructured(one) || one.purpose === 'home' || one.purpose === 'contact') return true;
    const key = `${one.place} ${one.quote}`;
    return !known.has(key) && known.add(key);
  });
}

function weightOf(one: AddressMention): number {
  if (one.owner === 'unknown') return 0.3;
  if (one.place === 'map-embed') return 1.5;
  if (one.lines === null) return one.purpose === 'home' || one.purpose === 'contact' ? 5 : 2;
  if (one.purpose === 'privacy' || one.purpose === 'terms') return 0.4;
  if (one.place === 'footer' || one.place === 'header') return 2;
  const marked = one.place === 'address-element' ? 1 : 0;
  switch (one.purpose) {
    case 'contact':
      return 4 + marked;
    case 'home':
      return 3 + marked;
    case 'imprint':
    case 'locations':
      return 2.5 + marked;
    case 'about':
      return 1.5 + marked;
    default:
      return 0.7 + marked;
  }
}

function speaksForBusiness(one: AddressMention): boolean {
  if (one.owner !== 'business' || one.purpose === 'privacy' || one.purpose === 'terms') return false;
  // "Milwaukee, WI" above a paragraph is a service area; as the business's town it is in a footer or on the contact page.
  if (one.lines !== null && one.address.street === null && one.address.postalCode === null)
    return one.place === 'footer' || one.place === 'address-element' || one.purpose === 'contact';
  if (one.lines === null || one.place === 'footer' || one.place === 'header' || one.place === 'address-element')
    return true;
  return (
    one.purpose === 'home' ||
    one.purpose === 'contact' ||
    one.purpose === 'imprint' ||
    one.purpose === 'locations' ||
    one.purpose === 'about'
  );
}

/** Merges mentions: each part as most of them agree, in the spelling most similar to all others. */
function merge(members: readonly AddressMention[], country: string | null): Address {
  const votesFor = (read: (address: Address) => string | null): Vote[] =>
    members.flatMap((one) => {
      const value = read(one.address);
      return value === null || value === ''
        ? []
        : [{ value, weight: weightOf(one) + (isStructured(one) ? 1 : 0), isStructured: isStructured(one) }];
    });
  const shapes = members.find((one) => one.countries.length > 0 && one.address.country === null)?.countries ?? [];
  const implied = country !== null && (shapes.length === 0 || shapes.includes(country)) ? country : null;
  const settled = mostAgreed(votesFor((address) => address.country)) ?? implied;
  const regions = votesFor((address) => address.region);
  return settlePlace({
    street: mostAlike(votesFor((address) => address.street)),
    // The town next to the postal code is the postal one; elsewhere an island or district may replace it.
    city: mostAgreed([
      ...votesFor(({ city }) => (isQuarter(city, members, settled) ? null : city)),
      ...votesFor(({ city, postalCode }) => (postalCode === null ? null : city)),
    ]),
    // "22767 Hamburg (Altona)": the brackets may hold a district of the town.
    region: mostAgreed(regions.filter(({ value, isStructured: isSaid }) => isSaid || isRegion(value, settled))),
    postalCode: mostAgreed(votesFor((address) => address.postalCode)),
    country: settled,
  });
}

/** Whether another mention names the town behind it: "Onekawa, Napier". */
const isQuarter = (name: string | null, members: readonly AddressMention[], country: string | null): boolean =>
  name !== null &&
  members.some(
    ({ address: { city }, quote }) =>
      city !== null && city !== name && quote.includes(`${name}, ${city}`) && findTowns(city, country).length > 0,
  );

const isRegion = (value: string, country: string | null): boolean =>
  country === null || findRegion(value, country) !== null;

interface Vote {
  readonly value: string;
  readonly weight: number;
  readonly isStructured: boolean;
}

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

function isStructured(one: AddressMention): boolean {
  return one.lines === null && one.place !== 'map-embed';
}

function mostAgreed(votes: readonly Vote[]): string | null {
  const sums = new Map<string, { weight: number; best: Vote }>();
  for (const vote of votes) {
    const key = foldText(vote.value).replace(/[^\p{L}\p{N}]+/gu, '');
    const before = sums.get(key);
    if (before === undefined) sums.set(key, { weight: vote.weight, best: vote });
    else
      sums.set(key, {
        weight: before.weight + vote.weight,
        best: vote.weight > before.best.weight ? vote : before.best,
      });
  }
  return [...sums.values()].sort((a, b) => b.weight - a.weight)[0]?.best.value ?? null;
}

/** Streets are written at different lengths: the one whose words most others share; of two equal ones the longer. */
function mostAlike(votes: readonly Vote[]): string | null {
  const variants = new Map<string, { value: string; weight: number; tokens: Set<string> }>();
  for (const { value, weight } of votes) {
    const tokens = streetTokens(value);
    const key = tokens.join(' ');
    const before = variants.get(key);
    if (before === undefined) variants.set(key, { value, weight, tokens: new Set(tokens) });
    else {
      before.weight += weight;
      // Of two spellings of one street, the one with accents is more likely the official one.
      if (!isPlain(value) && isPlain(before.value)) before.value = value;
    }
  }
  const all = [...variants.values()].sort((a, b) => b.weight - a.weight).slice(0, 12);
  let best: { value: string; score: number } | null = null;
  for (const one of all) {
    let score = 0;
    for (const other of all) {
      const shared = [...other.tokens].filter((token) => one.tokens.has(token)).length;
      // Words of others that are missing here weigh more than words that only this one has.
      score += other.weight * (shared / (other.tokens.size + 0.5 * (one.tokens.size - shared)));
    }
    if (best === null || score > best.score) best = { value: one.value, score };
  }
  return best?.value ?? null;
}
