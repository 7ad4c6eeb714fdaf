import type { Address } from '#shared/audit/business.ts';
import type { FactContext } from '../fact-context.ts';
import { distanceKm, findTowns } from './gazetteer.ts';
import { collectTellingTexts } from './town-mentions.ts';

/**
 * An address with the town before the bigger one that it ends in, where the site says that it is based there: "Longfield Lane,
 * Ilkeston, Derby". A quarter has the coordinates of its town and is none.
 * @param quotes the address as the site writes it, parts between commas
 */
export function withSeatBeforeTown(context: FactContext, address: Address, quotes: readonly string[]): Address {
  const { city, country, street } = address;
  if (city === null || street === null) return address;
  const behind = findTowns(city, country);
  for (const quote of quotes) {
    const parts = quote.split(', ');
    const seat = parts[parts.indexOf(city) - 1];
    if (seat === undefined || street.includes(seat)) continue;
    const towns = findTowns(seat, country);
    if (!towns.some((town) => behind.some((other) => isNear(distanceKm(town, other))))) continue;
    if (isBasedIn(context, seat, city)) return { ...address, city: seat };
  }
  return address;
}

/** As far as a town is from the one that its letters go through. */
const FARTHEST_KM = 25;
const isNear = (distance: number): boolean => distance > 0 && distance <= FARTHEST_KM;

const isBasedIn = (context: FactContext, seat: string, city: string): boolean =>
  collectTellingTexts(context).some(
    ({ isSeat, text }) =>
      isSeat &&
      text.startsWith(seat) &&
      !/^\p{L}/u.test(text.slice(seat.length)) &&
      !text.startsWith(`${seat}, ${city}`),
  );
