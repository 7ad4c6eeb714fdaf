import type { BusinessLocation, MentionPlace } from '#shared/audit/business.ts';
import { getUrlPath } from '#shared/text/url-path.ts';
import type { Page } from '../../crawl/html/page.ts';
import type { FactContext } from '../fact-context.ts';
import { foldText } from '../language/fold-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import { getMentionPlace } from '../mentions.ts';
import { getPageLines } from '../pages/page-lines.ts';
import type { PhoneMention } from '../phone/phone-mentions.ts';
import { rankPhones } from '../phone/phones.ts';
import { addressLine, streetTokens } from './address-compare.ts';
import type { AddressMention } from './address-mentions.ts';
import { type RankedAddress, rankAddresses } from './addresses.ts';

/** A location of the business with its phone numbers and page. */
export interface PlacedLocation extends BusinessLocation {
  readonly ranked: RankedAddress;
}

/** The limit for a directory of branches; a longer one does not belong to a small business. */
const MOST_LOCATIONS = 50;
/** How many lines below or above its address the number of a branch may be. */
export const LINES_BELOW = 6;
export const LINES_ABOVE = 4;
/** The most lines between addresses of one list, including a heading. */
const LINES_BETWEEN_LISTED = 3;

/**
 * The locations of the business: the main one first, then those that the site presents as locations: listed next to the
 * main one, described by a node of their own, or on a page about locations. Addresses that merely contradict the main one
 * are excluded.
 */
export const deriveLocations: (context: FactContext) => readonly PlacedLocation[] = memoizePerContext((context) => {
  const own = rankAddresses(context).filter((one) => one.isOwn && one.address.street !== null);
  const [main] = own;
  if (main === undefined) return [];
  const places = [main, ...own.slice(1).filter((one) => isLocation(one, own))].slice(0, MOST_LOCATIONS);
  const phones = phonesByPlace(context, places);
  const cities = new Map<string, number>();
  for (const { address } of places)
    cities.set(foldText(address.city ?? ''), (cities.get(foldText(address.city ?? '')) ?? 0) + 1);
  const ids = new Set<string>();
  return places.map((ranked) => ({
    id: uniqueId(ranked, ids),
    label: labelOf(ranked, places.length > 1 && (cities.get(foldText(ranked.address.city ?? '')) ?? 0) > 1),
    address: ranked.address,
    phones: phones.get(ranked) ?? [],
    url: pageOf(context, ranked, places.length > 1).url,
    ranked,
  }));
});

/** Stable for one evidence bundle, as it is derived from the address. */
function uniqueId({ address }: RankedAddress, taken: Set<string>): string {
  const words = [address.postalCode ?? '', address.city ?? '', ...streetTokens(address.street ?? '')].join('-');
  const base =
    foldText(words)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'place';
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  taken.add(id);
  return id;
}

/** The name in its node, else the town, else the street where two locations share the town. */
function labelOf({ address, seen }: RankedAddress, isCityShared: boolean): string {
  if (isCityShared) return address.street ?? addressLine(address);
  return address.city ?? seen.find((one) => one.label !== null)?.label ?? addressLine(address);
}

function isLocation(one: RankedAddress, own: readonly RankedAddress[]): boolean {
  if (one.seen.some((sighting) => sighting.purpose === 'locations')) return true;
  if (own.some((other) => other !== one && hasNodesSideBySide(one, other))) return true;
  return own.some((other) => other !== one && areShownTogether(one, other));
}

/** Two nodes on one page, each with its own address. */
function hasNodesSideBySide(a: RankedAddress, b: RankedAddress): boolean {
  const nodesOf = (ranked: RankedAddress): AddressMention[] =>
    ranked.seen.filter((one) => one.lines === null && one.place !== 'map-embed');
  return nodesOf(a).some((one) => nodesOf(b).some((other) => other.page === one.page));
}

/** In the same part of one page: a list of branches, or "club" and "studio". */
function areShownTogether(a: RankedAddress, b: RankedAddress): boolean {
  return a.seen.some(
    (one) =>
      one.lines !== null &&
      one.owner === 'business' &&
      one.purpose !== 'imprint' &&
      one.purpose !== 'privacy' &&
      one.purpose !== 'terms' &&
      b.seen.some((other) => other.lines !== null && other.page === one.page && isSamePart(one, other)),
  );
}

function isSamePart(a: AddressMention, b: AddressMention): boolean {
  return (a.place === 'footer') === (b.place === 'footer') && (a.place === 'header') === (b.place === 'header');
}

/** The page about the location: one that names it and no other, else the first that names it. */
function pageOf(context: FactContext, ranked: RankedAddress, isOneOfSeveral: boolean): Page {
  const pages = ranked.seen.map((one) => one.page);
  if (isOneOfSeveral) {
    const own = ranked.seen.find(
      (one) => one.page !== context.home && one.lines !== null && one.place !== 'footer' && isAloneOn(context, one),
    );
    if (own !== undefined) return own.page;
  }
  return pages.find((page) => page === context.home) ?? pages[0] ?? context.home;
}

function isAloneOn(context: FactContext, sighting: AddressMention): boolean {
  return !rankAddresses(context).some(
    (other) =>
      other.isOwn &&
      other.address.street !== null &&
      !other.seen.includes(sighting) &&
      other.seen.some(
        (one) => one.page === sighting.page && one.lines !== null && one.place !== 'footer' && one.place !== 'header',
      ),
  );
}

/** The phone numbers of each location: in its node, or within a few lines of its address and nearer to it than to another. */
function phonesByPlace(context: FactContext, places: readonly RankedAddress[]): Map<RankedAddress, string[]> {
  const found = new Map<RankedAddress, string[]>(places.map((place) => [place, []]));
  for (const phone of rankPhones(context)) {
    if (!phone.isOwn) continue;
    const votes = new Map<RankedAddress, number>();
    for (const one of phone.seen) {
      const place = isBelowSeveral(context, one, places) ? null : placeOfPhone(context, one, places);
      if (place !== null) votes.set(place, (votes.get(place) ?? 0) + 1);
    }
    const [best, second] = [...votes].sort((a, b) => b[1] - a[1]);
    if (best !== undefined && best[1] !== second?.[1]) found.get(best[0])?.push(phone.e164);
  }
  return found;
}

/** A number below two or more addresses without numbers between them belongs to the whole business, not to the last one. */
function isBelowSeveral(context: FactContext, phone: PhoneMention, places: readonly RankedAddress[]): boolean {
  const { line } = phone;
  if (line === null || phone.placed !== null) return false;
  const ends = places.map(({ seen }) =>
    seen.reduce((last, { page, lines, place }) => {
      if (page !== phone.page || lines === null || lines[0] > line || !isBesideNumbers(place, phone)) return last;
      return Math.max(last, lines[1]);
    }, -1),
  );
  const [nearest = -1, next = -1] = ends.sort((a, b) => b - a);
  if (next < 0 || nearest >= line || nearest - next > LINES_BETWEEN_LISTED) return false;
  return !rankPhones(context).some(({ seen }) =>
    seen.some((one) => one.page === phone.page && one.line !== null && one.line >= next && one.line <= nearest),
  );
}

function placeOfPhone(
  context: FactContext,
  phone: PhoneMention,
  places: readonly RankedAddress[],
): RankedAddress | null {
  if (phone.placed !== null) {
    const { node, page } = phone.placed;
    for (const place of places) {
      for (const one of place.seen) {
        if (one.lines === null && one.page === page && one.node === node) return place;
      }
    }
    return null;
  }
  const { line } = phone;
  if (line === null) return null;
  let nearest: { place: RankedAddress; distance: number } | null = null;
  for (const place of places) {
    for (const one of place.seen) {
      if (one.page !== phone.page || one.lines === null || !isBesideNumbers(one.place, phone)) continue;
      const [first, last] = one.lines;
      // Numbers usually follow their address; where every one is above its address, they precede it.
      const [below, above] = numbersPrecede(context, phone.page, places) ? [2, 0] : [0, 2];
      const distance = line > last ? line - last + below : line >= first ? 0 : first - line + above;
      const reach = line >= first ? LINES_BELOW : LINES_ABOVE;
      if (distance > reach || (nearest !== null && distance >= nearest.distance)) continue;
      nearest = { place, distance };
    }
  }
  return nearest === null || getPageLines(context).get(phone.page) === undefined ? null : nearest.place;
}

/** Whether a page lists its branches with the number first: the page begins with a number, and each address ends an entry. */
function numbersPrecede(context: FactContext, page: Page, places: readonly RankedAddress[]): boolean {
  const known = ORDERS.get(context) ?? new Map<Page, boolean>();
  ORDERS.set(context, known);
  const before = known.get(page);
  if (before !== undefined) return before;
  const marks = [
    ...places.flatMap((place) =>
      place.seen.flatMap((one) =>
        one.page === page && one.lines !== null && one.place !== 'footer' ? [{ at: one.lines[0], isPhone: false }] : [],
      ),
    ),
    ...rankPhones(context).flatMap((phone) =>
      phone.isOwn
        ? phone.seen.flatMap((one) =>
            one.page === page && one.line !== null && isInText(one.region) && one.place !== 'tel-link'
              ? [{ at: one.line, isPhone: true }]
              : [],
          )
        : [],
    ),
  ].sort((a, b) => a.at - b.at || Number(b.isPhone) - Number(a.isPhone));
  const order = marks.map(({ isPhone }) => (isPhone ? 'P' : 'A')).join('');
  const precedes = /^(?:P+A){2,}$/.test(order);
  known.set(page, precedes);
  return precedes;
}

/** A number in a header or footer does not belong to an address in the text beside it. */
function isBesideNumbers(where: MentionPlace, { region }: PhoneMention): boolean {
  if (region === null || where === 'address-element') return true;
  return getMentionPlace(region) === where;
}

/** A number in a header precedes every address and belongs to none of them. */
const isInText = (region: PhoneMention['region']): boolean =>
  region === 'main' || region === 'body' || region === 'aside';

const ORDERS = new WeakMap<FactContext, Map<Page, boolean>>();

/** The location that an audit is about: the chosen one, the one whose page was entered, else the main one. */
export function auditedLocation(context: FactContext, chosenId: string | undefined): PlacedLocation | null {
  const locations = deriveLocations(context);
  const chosen = locations.find(({ id }) => id === chosenId);
  if (chosen !== undefined) return chosen;
  const path = pathWithoutIndex(context.targetUrl);
  const named =
    path === '/' ? undefined : locations.find(({ url }) => pathWithoutIndex(url) === path && url !== context.home.url);
  return named ?? locations[0] ?? null;
}

function pathWithoutIndex(url: string): string {
  return (getUrlPath(url) ?? '/').replace(/\/(?:index\.html?)?$/, '/');
}
