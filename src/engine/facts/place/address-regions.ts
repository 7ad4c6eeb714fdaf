import { readCompiled } from '../../data/read-compiled.ts';

/** Countries whose addresses name their first-level regions. */
export const COUNTRIES_WITH_REGIONS = ['US', 'CA', 'AU', 'BR', 'IN', 'GB'] as const;
export type CountryWithRegions = (typeof COUNTRIES_WITH_REGIONS)[number];

export interface AddressRegion {
  /** The abbreviation in addresses; null where there is none. */
  readonly code: string | null;
  readonly name: string;
}

/** A country of `data/places/regions.yaml`. */
export interface CountryRegions {
  readonly regions: readonly AddressRegion[];
  /** "Washington, D.C.", "Boston, Mass.", "Vic": without the last dot, which the pattern makes optional. */
  readonly otherSpellings: readonly string[];
}

const COMPILED = readCompiled<Readonly<Record<CountryWithRegions, CountryRegions>>>('regions');

/** Regions by ISO 3166-1 alpha-2 country. */
export const REGIONS: Readonly<Record<CountryWithRegions, readonly AddressRegion[]>> = {
  US: COMPILED.US.regions,
  CA: COMPILED.CA.regions,
  AU: COMPILED.AU.regions,
  BR: COMPILED.BR.regions,
  IN: COMPILED.IN.regions,
  GB: COMPILED.GB.regions,
};

/** A pattern source matching any region of the country: codes in capitals, names as written. Longest first. */
export function regionPattern(country: CountryWithRegions): string {
  const words = new Set<string>();
  for (const { code, name } of REGIONS[country]) {
    if (code !== null) words.add(code);
    words.add(name);
  }
  for (const spelling of COMPILED[country].otherSpellings) words.add(spelling);
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.&]/g, '\\$&').replace(/ /g, '\\s'))
    .join('|');
}
