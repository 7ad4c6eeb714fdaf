import type { MentionPlace } from '#shared/audit/business.ts';

const MACHINE_PLACES: ReadonlySet<MentionPlace> = new Set(['json-ld', 'microdata', 'rdfa']);

/** Whether a site says something there to machines alone. */
export function isMachinePlace(place: MentionPlace): boolean {
  return MACHINE_PLACES.has(place);
}
