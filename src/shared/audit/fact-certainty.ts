import type { FactCertainty } from '../fixes/fact-sheet.ts';
import type { FactSource, MentionPlace } from './business.ts';

/** Places in which a site says for machines, or under a label, what a value is. */
const LABELLED: ReadonlySet<MentionPlace> = new Set([
  'json-ld',
  'microdata',
  'rdfa',
  'tel-link',
  'mail-link',
  'address-element',
  'map-embed',
  'html-lang',
]);

/** How surely the mentions of a fact that is said state it: in a labelled place, or in places of two kinds. */
export function findFactCertainty({ seen }: Pick<FactSource, 'seen'>): Exclude<FactCertainty, 'unsure'> {
  const places = new Set(seen.map(({ place }) => place));
  return places.size > 1 || [...places].some((place) => LABELLED.has(place)) ? 'stated' : 'read';
}
