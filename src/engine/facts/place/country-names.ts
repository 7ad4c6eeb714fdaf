import { readCompiled } from '../../data/read-compiled.ts';
import { foldText } from '../language/fold-text.ts';

/** A country of `data/places/countries.yaml`. */
export interface CountryData {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** Names in addresses, in the languages of sites. */
  readonly names: readonly string[];
  /** ISO 3166-1 alpha-3, where addresses use it. */
  readonly alpha3: string | null;
}

const COUNTRIES = readCompiled<readonly CountryData[]>('countries');
const BY_NAME = new Map(COUNTRIES.flatMap(({ code, names }) => names.map((name) => [foldText(name), code] as const)));
const BY_ALPHA_3 = new Map(COUNTRIES.flatMap(({ code, alpha3 }) => (alpha3 === null ? [] : [[alpha3, code] as const])));

/** ISO 3166-1 alpha-2 of a country given by code or name in a structured or visible address; null for anything else. */
export function parseCountryCode(value: string): string | null {
  const trimmed = value.trim();
  if (/^[A-Za-z]{2}$/.test(trimmed)) {
    const code = trimmed.toUpperCase();
    return code === 'UK' ? 'GB' : code;
  }
  const byAlpha3 = BY_ALPHA_3.get(trimmed.toUpperCase());
  return byAlpha3 ?? BY_NAME.get(foldText(trimmed).replace(/[.,;\s]+$/, '')) ?? null;
}

/** The country, if the text is a country's name and nothing else ("Deutschland", "U.S.A."). Two-letter codes do not count. */
export function countryNamed(text: string): string | null {
  const folded = foldText(text)
    .trim()
    .replace(/^[\s(,–-]+|[\s),;–-]+$/g, '');
  return BY_NAME.get(folded) ?? BY_NAME.get(folded.replace(/\.$/, '')) ?? null;
}
