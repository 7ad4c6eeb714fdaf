import { businessWording } from '../fixes/compose/business-slots.ts';
import type { WritingMaterial } from '../fixes/writing-material.ts';

/**
 * The default keyword when the owner gave none: what the business is, in the words of its site's language, and its town, as
 * people type it. Null when no usable fact gives it; then the specified default applies.
 */
export function defaultKeyword(material: WritingMaterial): string | null {
  const { slots, facts } = businessWording(material);
  const what = slots.get('keyword')?.text ?? facts.find(({ kind }) => kind === 'service')?.value.toLowerCase();
  if (what === undefined) return null;
  const town = slots.get('city')?.text ?? material.analysis.business.address?.city ?? null;
  return town === null || what.toLowerCase().includes(town.toLowerCase()) ? what : `${what} ${town}`;
}
