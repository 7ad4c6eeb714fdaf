import type { Address } from '#shared/audit/business.ts';
import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import { addressParts, hasStreetWord, isBuilding, isStreet, isUnit } from './address-lexicon.ts';
import { distanceKm, findTowns } from './gazetteer.ts';

/** A town and its quarter lie no farther apart, as exact as the gazetteer's coordinates are. */
const FARTHEST_KM = 25;
const MARK = /\s?[/(),]\s?|\s[-–]\s|-(?=\p{Lu})|\sOT\s/u;
/** "Hinjewadi Phase 1", "Koramangala 5th Block": a numbered part of the quarter. */
const NUMBERED_PART = /\s(?:Phase|Sector|Stage|Block)?\s?[0-9]\S*(?:\s.*)?$/iu;
const DISTRICTS_OF_STREET = /^(?:[가-힣]{1,6}[구군읍면동]\s)+/u;
const CITY_AND_WARD = /^(.{1,5}市)(.{1,5}区)$/u;
/** "Brokeloher Hauptstraße": what ends in -er before a German street names a place, unless an adjective ("Kleiner Ring"). */
const ADJECTIVE_OF_PLACE = new RegExp(
  String.raw`^(?!${readPattern('places', 'adjectiveOfPlace')})(\p{Lu}\p{Ll}{4,})er\s\p{Lu}`,
  'u',
);

/** The names within that of a town: the larger town, which counts anywhere in a text, and its quarters. */
interface SplitCity {
  readonly towns: readonly string[];
  readonly quarters: readonly string[];
}

const NOT_SPLIT: SplitCity = { towns: [], quarters: [] };

/**
 * Splits "Köln-Ehrenfeld", "Μαρούσι Αθήνα" and "京都市下京区", not a name that the gazetteer has as a whole. With nothing between
 * them both have to be towns that lie near each other.
 * @param country ISO 3166-1 alpha-2
 */
function splitCity(city: string, country: string | null): SplitCity {
  const ward = CITY_AND_WARD.exec(city);
  if (ward !== null) return { towns: ward.slice(1, 2), quarters: ward.slice(2) };
  if (country === null || findTowns(city, country).length > 0) return NOT_SPLIT;
  const marked = city.replace(/\)$/, '').split(MARK);
  const words = city.split(' ');
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const near = [marked, ...ways].find(([one = '', other = '']) =>
    findTowns(one, country).some((a) => findTowns(other, country).some((b) => distanceKm(a, b) <= FARTHEST_KM)),
  );
  const parts = near ?? marked;
  const sizeOf = (name: string): number => Math.max(0, ...findTowns(name, country).map(({ size }) => size));
  const [town = '', quarter] = [...parts].sort((a, b) => sizeOf(b) - sizeOf(a));
  return parts.length !== 2 || quarter === undefined || sizeOf(town) === 0
    ? NOT_SPLIT
    : { towns: [town], quarters: [quarter] };
}

/** The quarters behind a street with nothing of the house in them: "Maan Road, Hinjewadi Phase 1"; before it in Korean. */
function quartersOfStreet(street: string): string[] {
  const districts = DISTRICTS_OF_STREET.exec(street);
  if (districts !== null) return districts[0].trim().split(' ');
  const parts = addressParts(street);
  const named = parts.findLastIndex((part) => hasStreetWord(part) && !isUnit(part));
  const at = named === -1 ? parts.findIndex(isStreet) : named;
  if (at === -1) return [];
  const behind = parts.slice(at + 1).filter((part) => !isUnit(part) && !isBuilding(part));
  return behind.map((part) => part.replace(NUMBERED_PART, '').trim()).filter((part) => /^\p{Lu}\p{L}{3}/u.test(part));
}

/**
 * The names by which an address is also known: towns within the name of its town, the village of its street's adjective where
 * the business is called by it too ("Bickbeernhof Brokeloh, Brokeloher Hauptstraße"), and its quarters.
 * @param name of the business
 */
export function listAddressPlaces({ street, city, country }: Address, name: string | null): SplitCity {
  const { towns, quarters } = city === null ? NOT_SPLIT : splitCity(city, country);
  const village = ADJECTIVE_OF_PLACE.exec(street ?? '')?.[1];
  const isCalled = village !== undefined && (name ?? '').split(/[^\p{L}]+/u).includes(village);
  const isElsewhere = village !== undefined && findTowns(village, country).length > 0;
  return {
    towns: isCalled && !isElsewhere ? [...towns, village] : towns,
    quarters: [...quarters, ...quartersOfStreet(street ?? '')],
  };
}

/**
 * The quarters between street and town in an address as the page writes it: "Hackney Wick" of "12 White Post Lane, Hackney Wick,
 * London E9 5EN".
 */
export function listWrittenQuarters(written: string, { street, city }: Address): string[] {
  const parts = written.split(/\s*[,\n]\s*/u);
  const has = (name: string | null) => (part: string) => name !== null && foldText(part).includes(foldText(name));
  const from = parts.findIndex(has(street));
  const to = parts.findIndex(has(city));
  return from < 0 || to < from ? [] : parts.slice(from + 1, to).filter((part) => /^\p{Lu}[\p{L} '-]+$/u.test(part));
}
