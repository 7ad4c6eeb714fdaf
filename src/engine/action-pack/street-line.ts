import { foldText } from '../facts/language/fold-text.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';
import { findFactValue, listUsableFacts } from './pack-facts.ts';

/** Countries whose addresses have a village between street and post town. */
const WITH_VILLAGE: ReadonlySet<string> = new Set(['GB', 'IE']);
const VILLAGE = /^\p{Lu}[\p{L}'’. -]{2,30}$/u;

/** The street of the business with the village that the site writes between it and the post town; as the owner gave it. */
export function findStreetLine(material: WritingMaterial): string | null {
  const [street] = listUsableFacts(material, 'street');
  const [city, country] = [findFactValue(material, 'city'), findFactValue(material, 'country')];
  if (street === undefined || street.state !== 'found' || city === null || !WITH_VILLAGE.has(country ?? ''))
    return street?.value ?? null;
  const seen = material.analysis.business.sources.address?.seen ?? [];
  const villages = new Set(seen.flatMap(({ quote }) => readVillage(quote, street.value, city) ?? []));
  const [village] = villages;
  return village === undefined || villages.size > 1 ? street.value : `${street.value}, ${village}`;
}

function readVillage(quote: string, street: string, city: string): string | null {
  const at = quote.indexOf(`${street}, `);
  const [village = '', town = ''] = at === -1 ? [] : quote.slice(at + street.length + 2).split(/\s*,\s*/);
  const isBeforeTown = foldText(town).includes(foldText(city)) && !foldText(village).includes(foldText(city));
  return isBeforeTown && VILLAGE.test(village) ? village : null;
}
