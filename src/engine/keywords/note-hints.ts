import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText } from '../facts/language/fold-text.ts';

/** Services and places in an owner's notes, as typed, in order. */
export interface NoteHints {
  readonly services: readonly string[];
  readonly places: readonly string[];
}

const MOST_ITEMS = 30;
const PLACE_LABEL =
  /^(?:areas?|service areas?|areas served|suburbs?|towns?|cities|places|locations?|neighbou?rhoods?|serving|we serve|orte?|stadtteile|einsatzgebiet|villes?|quartiers?|secteurs?|zonas?|barrios|ciudades)\b[^:]*:\s*/i;
const SERVICE_LABEL =
  /^(?:(?:our |main |top )?services?|specialt(?:y|ies)|we (?:do|offer)|focus(?: on)?|leistungen|prestations|servicios)\b[^:]*:\s*/i;
/** "in Ferndale", "around Troy": a place follows. */
const PLACED = /^(?:in|near|around|serving|in und um|bei|à|en|cerca de)\s+(?=\p{Lu})/u;
/** Endings of services, so that capitals do not turn them into places. */
const SERVICE_ENDING =
  /(?:ing|tion|ment|repairs?|removal|care|therapy|age|ery|ures?|als|ants|heaters?|pipes?|drains?|ung|ungen|reparatur|pose|ción|miento)$/i;

/**
 * Parses an owner's notes ("drain cleaning, water heaters, Proctor and Lakeside"). A line may name what it lists
 * ("Areas:"). Otherwise a fully capitalised entry without a word of any category is a place, another short one a service,
 * and sentences are ignored.
 */
export function readNotes(notes: string): NoteHints {
  const services: string[] = [];
  const places: string[] = [];
  for (const line of notes.normalize('NFC').split(/[\n\r;]+|(?<=[.!?])\s+/)) {
    const label = PLACE_LABEL.test(line) ? 'place' : SERVICE_LABEL.test(line) ? 'service' : null;
    const list = line.replace(PLACE_LABEL, '').replace(SERVICE_LABEL, '');
    for (const item of list.split(/,|\s(?:and|und|et|y|&)\s/)) {
      const words = item.replace(/^[\s\-–•*]+|[\s.!]+$/g, '').replace(/\s+/g, ' ');
      if (words.length < 3 || words.length > 50 || words.split(' ').length > 5 || /[\d?@<>{}[\]\\|=]/.test(words))
        continue;
      if (services.length + places.length >= MOST_ITEMS) return { services, places };
      const kind = label ?? kindOf(words);
      if (kind === 'place') places.push(words.replace(PLACED, ''));
      if (kind === 'service') services.push(words);
    }
  }
  return { services, places };
}

function kindOf(words: string): 'place' | 'service' | null {
  if (PLACED.test(words)) return 'place';
  const isTrade = categoryFinder.find(words).some(({ isSurname }) => !isSurname);
  if (isTrade || SERVICE_ENDING.test(words)) return 'service';
  if (words.split(' ').every((word) => /^\p{Lu}/u.test(word))) return 'place';
  // A verb makes it a sentence, which is not a search term.
  return /(?:^| )(?:we|our|is|are|want|more|please|wir|unsere|nous|notre|queremos|i|my|the|not|no|only|most)(?: |$)/.test(
    foldText(words),
  )
    ? null
    : 'service';
}
