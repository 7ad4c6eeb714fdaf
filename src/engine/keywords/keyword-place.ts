import { cutText } from '#shared/text/cut-text.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { REGIONS } from '../facts/place/address-regions.ts';
import { countryNamed } from '../facts/place/country-names.ts';

/** The place that the specification names for when nothing is known; it is marked as an example. */
export const EXAMPLE_PLACE = { city: 'Detroit-area', region: 'Michigan' } as const;

export interface KeywordPlaces {
  /** Null when no town is known. */
  readonly city: string | null;
  /** The state as written after the town: "MN"; null where that is not usual. */
  readonly region: string | null;
  /** Areas served besides the town, the most important first. */
  readonly areas: readonly string[];
}

/** The most areas that a strategy can cover sensibly. */
const MOST_AREAS = 8;
const LONGEST_PLACE = 60;
/** Countries where searches have the region after the town. */
const WRITTEN_REGIONS = ['US', 'CA', 'AU'] as const;

/**
 * The places as people type them: a town without text in brackets, a state by its abbreviation, each area once.
 * @param country ISO 3166-1 alpha-2; null when unknown
 */
export function expandPlaces(
  city: string,
  region: string,
  country: string | null,
  areas: readonly string[],
): KeywordPlaces {
  const town = plainPlace(city);
  const seen = new Set([foldText(town ?? ''), foldText(region)]);
  const others: string[] = [];
  for (const area of areas) {
    const name = plainPlace(area);
    if (name === null || seen.has(foldText(name)) || countryNamed(name) !== null || isRegion(name)) continue;
    seen.add(foldText(name));
    others.push(name);
  }
  return {
    city: town,
    region: town === null || /area$/i.test(town) ? null : regionCode(region, country),
    areas: others.slice(0, MOST_AREAS),
  };
}

/**
 * "Biel/Bienne" is searched as "Biel", "Frankfurt (Main)" as "Frankfurt", "Detroit-area" as "Detroit area"; null for what
 * is not a name.
 */
export function plainPlace(name: string): string | null {
  const plain = name
    .replace(/\(.*?\)|[^\p{L}\p{N}\p{M}'’.,;|/ -]/gu, ' ')
    .split(/[/,;|]/)[0]
    ?.replace(/-(?=area$)/i, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === undefined || !/\p{L}{2}/u.test(plain) ? null : cutText(plain, LONGEST_PLACE).trim();
}

function regionCode(region: string, country: string | null): string | null {
  const wanted = foldText(region.trim());
  if (wanted === '') return null;
  for (const one of WRITTEN_REGIONS) {
    if (country !== null && country !== one) continue;
    const found = REGIONS[one].find(({ code, name }) => foldText(code ?? '') === wanted || foldText(name) === wanted);
    if (found !== undefined) return found.code;
  }
  return null;
}

function isRegion(name: string): boolean {
  const wanted = foldText(name);
  return WRITTEN_REGIONS.some((country) =>
    REGIONS[country].some(
      (one) => foldText(one.name) === wanted && !['new york', 'washington', 'victoria'].includes(wanted),
    ),
  );
}
