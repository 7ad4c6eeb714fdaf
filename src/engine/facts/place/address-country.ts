import { readPattern } from '../../data/patterns.ts';
import { foldText } from '../language/fold-text.ts';
import type { AddressMention } from './address-mentions.ts';
import { findTowns } from './gazetteer.ts';

/**
 * The countries that an address may lie in, with the weight of each: what it says itself, else those whose codes look so and whose
 * language the street or the site has, or that have a town of the name.
 * @param spoken countries of the site's language
 */
export function weighCountries(one: AddressMention, spoken: ReadonlySet<string>): (readonly [string, number])[] {
  // A template's street may be in a real town, as "123 Main St" in Dallas: weak evidence.
  const strength = one.isPlaceholder ? 0.5 : one.purpose === 'imprint' ? 3 : 4;
  if (one.address.country !== null) return [[one.address.country, strength + (one.lines === null ? 1 : 0)]];
  // An address format that several countries share counts for those that match the language of the site or the street name.
  const named = countriesOfStreet(one.address.street ?? '');
  const fitting = one.countries.filter((country) => (named.length > 0 ? named.includes(country) : spoken.has(country)));
  const withTown = one.countries.filter((country) => findTowns(one.address.city ?? '', country).length > 0);
  const both = fitting.filter((country) => withTown.includes(country));
  const best = [both, withTown, fitting].find((countries) => countries.length > 0) ?? [];
  return best.map((country) => [country, (best === fitting ? 2 : 3) / best.length] as const);
}

const STREET_LANGUAGE: readonly (readonly [countries: readonly string[], pattern: RegExp])[] = [
  [['DE', 'AT', 'CH'], new RegExp(String.raw`(?:${readPattern('places', 'germanStreet')})(?!\p{L})`, 'u')],
  [['FR', 'BE', 'CH'], new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'frenchStreet')})(?!\p{L})`, 'u')],
  [['IT'], new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'italianStreet')})(?!\p{L})`, 'u')],
  [['ES', 'MX', 'AR', 'UY'], new RegExp(String.raw`(?<!\p{L})(?:${readPattern('places', 'spanishStreet')})`, 'u')],
  [['BE', 'NL'], /(?:straat|laan|steenweg|plein)(?!\p{L})/u],
  [['SE'], /(?:gatan|vagen)(?!\p{L})/u],
  [['DK'], /(?:vej|gade)(?!\p{L})/u],
  [['NO'], /(?:veien|gata)(?!\p{L})/u],
  [['HU'], /(?<!\p{L})(?:utca|u\.|ter|korut)(?!\p{L})/u],
];

/** Countries whose language the street's name is in; empty when it does not show. */
function countriesOfStreet(street: string): readonly string[] {
  const folded = foldText(street);
  return folded === '' ? [] : (STREET_LANGUAGE.find(([, pattern]) => pattern.test(folded))?.[0] ?? []);
}
