import { readPattern } from '../data/patterns.ts';
import { categoryFinder } from '../facts/category/category-finder.ts';
import { foldText } from '../facts/language/fold-text.ts';

/** Services and places in an owner's notes, as typed, in order. */
export interface NoteHints {
  readonly services: readonly string[];
  readonly places: readonly string[];
}

const MOST_ITEMS = 30;
const PLACE_LABEL = new RegExp(String.raw`^(?:${readPattern('keywords', 'placeLabel')})\b[^:]*:\s*`, 'i');
const SERVICE_LABEL = new RegExp(String.raw`^(?:${readPattern('keywords', 'serviceLabel')})\b[^:]*:\s*`, 'i');
/** "in Ferndale", "around Troy": a place follows. */
const PLACED = new RegExp(String.raw`^(?:${readPattern('keywords', 'placed')})\s+(?=\p{Lu})`, 'u');
/** Endings of services, so that capitals do not turn them into places. */
const SERVICE_ENDING = new RegExp(`(?:${readPattern('keywords', 'serviceEnding')})$`, 'i');

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

const SENTENCE_WORD = new RegExp(`(?:^| )(?:${readPattern('keywords', 'sentenceWord')})(?: |$)`);

function kindOf(words: string): 'place' | 'service' | null {
  if (PLACED.test(words)) return 'place';
  const isTrade = categoryFinder.find(words).some(({ isSurname }) => !isSurname);
  if (isTrade || SERVICE_ENDING.test(words)) return 'service';
  if (words.split(' ').every((word) => /^\p{Lu}/u.test(word))) return 'place';
  // A verb makes it a sentence, which is not a search term.
  return SENTENCE_WORD.test(foldText(words)) ? null : 'service';
}
