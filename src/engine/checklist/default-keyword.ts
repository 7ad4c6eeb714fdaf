import type { WritingMaterial } from '../fixes/writing-material.ts';

/**
 * What to look for when the owner named nothing: what the business is, in its town. Null when neither is known; then the
 * specified default stays.
 */
export function defaultKeyword({ analysis: { business }, sheet }: WritingMaterial): string | null {
  const factOf = (kind: 'category' | 'service' | 'city') =>
    sheet.facts.find((fact) => fact.kind === kind && fact.state !== 'rejected')?.value;
  // A category is named in English; on a site in another language the first service is in its own words.
  const what = sheet.language === 'en' ? (factOf('category') ?? factOf('service')) : factOf('service');
  const where = factOf('city') ?? business.address?.city ?? null;
  if (what === undefined) return null;
  return where === null ? what.toLowerCase() : `${what.toLowerCase()} ${where}`;
}
