import type { BusinessLocation } from '#shared/audit/business.ts';
import type { Page } from '../crawl/page.ts';
import { addressLine, streetTokens } from './address-compare.ts';
import type { AddressSighting } from './address-sightings.ts';
import { type RankedAddress, rankAddresses } from './addresses.ts';
import type { FactContext } from './fact-context.ts';
import { foldText } from './fold-text.ts';
import { oncePerContext } from './once-per-context.ts';
import { linesOfPages } from './page-lines.ts';
import type { PhoneSighting } from './phone-sightings.ts';
import { rankPhones } from './phones.ts';

/** A place of the business with what the site ties to it. */
export interface PlacedLocation extends BusinessLocation {
  readonly ranked: RankedAddress;
}

/** A directory of branches longer than this is no small business's. */
const MOST_LOCATIONS = 50;
/** How far below its address, in lines, a branch's number may stand. */
const LINES_BELOW = 6;
const LINES_ABOVE = 4;

/**
 * The places of the business: the main one first, then every other that the site presents as one - listed beside the
 * main one, described by a node of its own, or on a page about locations. Addresses that merely contradict the main
 * one are not among them.
 */
export const deriveLocations: (context: FactContext) => readonly PlacedLocation[] = oncePerContext((context) => {
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

/** Stable for one evidence bundle: made of the address itself. */
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

/** The name its node gives it, else the town, else the street where two places share the town. */
function labelOf({ address, seen }: RankedAddress, isCityShared: boolean): string {
  if (isCityShared) return address.street ?? addressLine(address);
  return address.city ?? seen.find((one) => one.label !== null)?.label ?? addressLine(address);
}

function isLocation(one: RankedAddress, own: readonly RankedAddress[]): boolean {
  if (one.seen.some((sighting) => sighting.purpose === 'locations')) return true;
  if (own.some((other) => other !== one && hasNodesSideBySide(one, other))) return true;
  return own.some((other) => other !== one && areShownTogether(one, other));
}

/** Two nodes of one page, each with its own address. */
function hasNodesSideBySide(a: RankedAddress, b: RankedAddress): boolean {
  const nodesOf = (ranked: RankedAddress): AddressSighting[] =>
    ranked.seen.filter((one) => one.lines === null && one.place !== 'map-embed');
  return nodesOf(a).some((one) => nodesOf(b).some((other) => other.page === one.page));
}

/** In the same part of one page, to be read together: a list of branches, or "club" and "studio". */
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

function isSamePart(a: AddressSighting, b: AddressSighting): boolean {
  return (a.place === 'footer') === (b.place === 'footer') && (a.place === 'header') === (b.place === 'header');
}

/** The page about the place: one that names it and no other place, else the first that names it. */
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

function isAloneOn(context: FactContext, sighting: AddressSighting): boolean {
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

/** The numbers that stand with an address: in its node, or within a few lines of it and nearer to it than to another. */
function phonesByPlace(context: FactContext, places: readonly RankedAddress[]): Map<RankedAddress, string[]> {
  const found = new Map<RankedAddress, string[]>(places.map((place) => [place, []]));
  for (const phone of rankPhones(context)) {
    if (!phone.isOwn) continue;
    const votes = new Map<RankedAddress, number>();
    for (const one of phone.seen) {
      const place = placeOfPhone(context, one, places);
      if (place !== null) votes.set(place, (votes.get(place) ?? 0) + 1);
    }
    const best = [...votes].sort((a, b) => b[1] - a[1])[0];
    if (best !== undefined) found.get(best[0])?.push(phone.e164);
  }
  return found;
}

function placeOfPhone(
  context: FactContext,
  phone: PhoneSighting,
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
      if (one.page !== phone.page || one.lines === null) continue;
      const [first, last] = one.lines;
      // Numbers follow their address more often than they precede it.
      const distance = line >= last ? line - last : line >= first ? 0 : first - line + 2;
      const reach = line >= first ? LINES_BELOW : LINES_ABOVE;
      if (distance > reach || (nearest !== null && distance >= nearest.distance)) continue;
      nearest = { place, distance };
    }
  }
  return nearest === null || linesOfPages(context).get(phone.page) === undefined ? null : nearest.place;
}

/** The place an audit is about: the one chosen, the one whose page the visitor named, else the main one. */
export function auditedLocation(context: FactContext, chosenId: string | undefined): PlacedLocation | null {
  const locations = deriveLocations(context);
  const chosen = locations.find(({ id }) => id === chosenId);
  if (chosen !== undefined) return chosen;
  const path = pathOf(context.targetUrl);
  const named =
    path === '/' ? undefined : locations.find(({ url }) => pathOf(url) === path && url !== context.home.url);
  return named ?? locations[0] ?? null;
}

function pathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? '/').replace(/\/(?:index\.html?)?$/, '/');
}
