import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { locateData } from '../../data/read-compiled.ts';
import { placeKey } from './place-key.ts';

/** A region of a country: a state, province, county. */
export interface Region {
  /** ISO 3166-2 ("US-OH"); null for a region that addresses name and the standard does not. */
  readonly iso: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** 1 below the country, 2 below another region. */
  readonly level: 1 | 2;
  /** The name in the country's own language first. */
  readonly names: readonly string[];
}

/** A place that carries a name. */
export interface Town {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly region: Region | null;
  readonly district: Region | null;
  /** Inhabitants: 1 fewer than 1,000, 2 fewer than 3,000, 3 fewer than 15,000, 4 fewer than 100,000, 5 fewer than a million, 6 more. */
  readonly size: number;
  /** Degrees, to a tenth. */
  readonly latitude: number;
  readonly longitude: number;
}

const MOST_NAMES_REMEMBERED = 5_000;
const LINE_END = 10;

/**
 * The towns of the world with 500 inhabitants and more, by name: one sorted buffer, searched by halving it. An object a place
 * would take twenty times the memory. Loaded when the first name is looked up.
 */
class Gazetteer {
  readonly #towns = readFileSync(locateData('compiled/towns.txt'));
  /** A line each, which is read when the region is looked up. */
  readonly #regionLines = readFileSync(locateData('gazetteer/regions.json'), 'utf8').split('\n');
  readonly #regions = new Map<number, Region>();
  /** By country, each made when a region of it is looked up. */
  readonly #indexes = new Map<string, ReadonlyMap<string, Region>>();
  readonly #remembered = new LRUCache<string, readonly Town[]>({ max: MOST_NAMES_REMEMBERED });

  find(name: string): readonly Town[] {
    const key = placeKey(name);
    if (key.length < 2) return [];
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const found = this.#line(key)
      .split(';')
      .filter((one) => one !== '')
      .map((one) => this.#parse(one));
    this.#remembered.set(key, found);
    return found;
  }

  region(text: string, country: string): Region | null {
    const index = this.#index(country);
    const key = placeKey(text);
    // "Co. Cork" is Cork in the standard, "Co. Down" is County Down.
    const forms = /^co(?:unty)? /.test(key) ? [key.replace(/^co /, 'county '), key.replace(/^co(?:unty)? /, '')] : [];
    for (const form of [key, ...forms]) {
      const named = index.get(form);
      if (named !== undefined) return named;
    }
    const code = /^\s*([A-Z]{1,3})\.?\s*$/.exec(text)?.[1];
    return code === undefined ? null : (index.get(`${country}-${code}`) ?? null);
  }

  #index(country: string): ReadonlyMap<string, Region> {
    const index = this.#indexes.get(country) ?? indexRegions(this.#regionsIn(country));
    this.#indexes.set(country, index);
    return index;
  }

  #regionsIn(country: string): Region[] {
    const mark = `","${country}",`;
    return this.#regionLines.flatMap((line, at) =>
      line.startsWith(mark, line.indexOf('"', 2)) ? (this.#regionAt(at) ?? []) : [],
    );
  }

  /** The region in a line of the file; null where there is none. */
  #regionAt(at: number): Region | null {
    const known = this.#regions.get(at);
    if (known !== undefined) return known;
    const row = this.#regionLines[at];
    if (row === undefined || !row.startsWith('["')) return null;
    const [iso, country, level, ...names]: [string, string, 1 | 2, ...string[]] = JSON.parse(row.replace(/,$/, ''));
    const region = { iso: iso === '' ? null : iso, country, level, names };
    this.#regions.set(at, region);
    return region;
  }

  /** The places whose names go on behind this one: "Hemel Hempstead" for "Hemel". */
  beginning(name: string): Town[] {
    const wanted = Buffer.from(`${placeKey(name)} `);
    const towns: Town[] = [];
    for (let start = this.#firstLine(wanted); this.#startsAt(start, wanted); start = this.#lineAfter(start)) {
      const line = this.#towns.toString('utf8', start, this.#lineAfter(start) - 1);
      towns.push(
        ...line
          .slice(line.indexOf('\t') + 1)
          .split(';')
          .map((one) => this.#parse(one)),
      );
    }
    return towns;
  }

  /** The places of a name as the file holds them; "" for none. */
  #line(key: string): string {
    const wanted = Buffer.from(`${key}\t`);
    const start = this.#firstLine(wanted);
    return this.#startsAt(start, wanted)
      ? this.#towns.toString('utf8', start + wanted.length, this.#lineAfter(start) - 1)
      : '';
  }

  #startsAt(start: number, wanted: Buffer): boolean {
    return this.#towns.subarray(start, start + wanted.length).equals(wanted);
  }

  #lineAfter(start: number): number {
    const end = this.#towns.indexOf(LINE_END, start);
    return end < 0 ? this.#towns.length + 1 : end + 1;
  }

  /** Where the first line begins that is not before the wanted one. */
  #firstLine(wanted: Buffer): number {
    let low = 0;
    let high = this.#towns.length;
    while (low < high) {
      const start = this.#towns.lastIndexOf(LINE_END, ((low + high) >> 1) - 1) + 1;
      const isBefore = this.#towns.subarray(start, start + wanted.length).compare(wanted) < 0;
      if (isBefore) low = this.#lineAfter(start);
      else high = start;
    }
    return low;
  }

  #parse(text: string): Town {
    const [country = '', region = '', district = '', size = '', cell = ''] = text.split(':');
    const at = Number.parseInt(cell, 36);
    return {
      country,
      // The first line opens the list.
      region: this.#regionAt(Number.parseInt(region, 36) + 1),
      district: this.#regionAt(Number.parseInt(district, 36) + 1),
      size: Number(size),
      latitude: (Math.floor(at / 3600) - 900) / 10,
      longitude: ((at % 3600) - 1800) / 10,
    };
  }
}

/** The regions of a country by name, and by the code that addresses print. Of two with one name the standard's, then the larger. */
function indexRegions(regions: readonly Region[]): ReadonlyMap<string, Region> {
  const index = new Map<string, Region>();
  const rank = ({ iso, level }: Region): number => (iso === null ? 2 : 0) + level;
  for (const region of [...regions].sort((a, b) => rank(a) - rank(b))) {
    const { country, iso, names } = region;
    const keys = names.flatMap((name) => {
      // Only a region of the standard is also said without its kind: "Dublin" is a county, "Orange" is a town.
      const bare = iso === null ? name : name.replace(KIND_OF_REGION, '');
      return [placeKey(name), ...(bare.length > 3 ? [placeKey(bare)] : [])];
    });
    if (iso !== null && PRINT_CODES.has(country)) keys.push(iso);
    for (const key of keys) if (!index.has(key)) index.set(key, region);
  }
  return index;
}

const KIND_OF_REGION =
  /^(?:Province of|Provincia de|Canton of|Comunidad de) | (?:Province|Prefecture|County|Voivodeship|Region|State|Canton)$/i;
/** Countries whose addresses print the code of a region. */
const PRINT_CODES = new Set(['US', 'CA', 'AU', 'IT', 'BR', 'MX', 'MY', 'CH', 'ES', 'IN', 'ZA', 'NG']);

let loaded: Gazetteer | null = null;
const gazetteer = (): Gazetteer => {
  loaded ??= new Gazetteer();
  return loaded;
};

/**
 * The places that carry a name, in any spelling (case, accents, "St."); none when no place of 500 inhabitants does.
 * @param country ISO 3166-1 alpha-2, to leave out those elsewhere
 */
export function findTowns(name: string, country?: string | null): readonly Town[] {
  const towns = gazetteer().find(name);
  return country === undefined || country === null ? towns : towns.filter((one) => one.country === country);
}

/** The places of a country (ISO 3166-1 alpha-2) whose names go on behind this one: "Hemel Hempstead" for "Hemel". */
export function findTownsBeginning(name: string, country: string): readonly Town[] {
  return gazetteer()
    .beginning(name)
    .filter((one) => one.country === country);
}

/**
 * The region of a country that a text names: in its language, in English, or by its code where addresses print it ("OH").
 * @param country ISO 3166-1 alpha-2
 */
export function findRegion(text: string, country: string): Region | null {
  return gazetteer().region(text, country);
}

/** Whether a town lies in a region of either level. */
export function isInRegion(town: Town, region: Region): boolean {
  return town.region === region || town.district === region;
}

/** Whether a town lies in the region of its country that a text names. */
export function isInNamedRegion(town: Town, text: string): boolean {
  const region = findRegion(text, town.country);
  return region !== null && isInRegion(town, region);
}

/**
 * Whether one of the countries has a town of this name.
 * @param printed the region that it must lie in, if the gazetteer knows that; null for any
 */
export function isTownInRegion(name: string, printed: string | null, countries: readonly string[]): boolean {
  return countries.some((country) => {
    const region = printed === null ? null : findRegion(printed, country);
    return findTowns(name, country).some((town) => region === null || isInRegion(town, region));
  });
}

const KILOMETRES_A_DEGREE = 111.2;

/** The distance of two places in kilometres, as exact as their coordinates: about ten. */
export function distanceKm(a: Town, b: Town): number {
  const narrow = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  const east = Math.abs(a.longitude - b.longitude);
  return KILOMETRES_A_DEGREE * Math.hypot(a.latitude - b.latitude, Math.min(east, 360 - east) * narrow);
}
