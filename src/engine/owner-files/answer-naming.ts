import { readPattern } from '../data/patterns.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { distanceKm, findTowns, type Town } from '../facts/place/gazetteer.ts';
import { collectLowerCase, readTowns } from '../facts/place/read-towns.ts';
import { findNaming, isOneWordName } from './name-in-text.ts';

/** A business as an answer may mean it. */
export interface NamedBusiness {
  readonly name: string | null;
  /** Its town and the towns that it serves; empty when unknown. */
  readonly towns: readonly string[];
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
}

/** A town so near may be the business's too, as people speak of it. */
const NEARBY_KM = 50;
/** Names of smaller towns are ordinary words somewhere; see `Town.size`. */
const SMALLEST_TOWN = 3;
/** The end of a sentence or a line; not the dot behind "St" or "Dr". */
const SENTENCE_END = /(?<=\p{L}{4}["”»)\]]?[.!?;]|\d[.!?;])\s+|\n+|(?<=[。！？])/u;
const FOUND_NOTHING = new RegExp(String.raw`(?<!\p{L})(?:${readPattern('owner-files', 'foundNothing')})`, 'u');

/** Where an answer gives the name of a business. */
export interface AnswerNaming {
  readonly quote: string;
  /** The name is one word, and the answer names none of the business's towns: it may mean something else. */
  readonly isDoubtful: boolean;
}

/**
 * The text around the first place where an answer names this business; null when it does not, when it says that it found nothing
 * about it, and when it names a business of the same name in a town far away. Pure.
 */
export function findNamingInAnswer(answer: string, { name, towns, country }: NamedBusiness): AnswerNaming | null {
  const whole = findNaming(answer, name);
  if (name === null || whole === null) return null;
  const sentences = answer.split(SENTENCE_END);
  const naming = sentences.flatMap((sentence, at) => (findNaming(sentence, name) === null ? [] : [{ sentence, at }]));
  const own = towns.flatMap((town) => findTowns(town, country));
  const isDoubtful = isOneWordName(name) && readPlace(answer, towns, own) !== 'here';
  // A name with a dot of its own may be in none of them.
  if (naming.length === 0) return { quote: whole, isDoubtful };
  const meant = naming.find(({ sentence, at }) => {
    const next = sentences[at + 1] ?? '';
    if (
      FOUND_NOTHING.test(foldText(sentence)) ||
      (findNaming(next, name) === null && FOUND_NOTHING.test(foldText(next)))
    )
      return false;
    if (own.length === 0) return true;
    return (readPlace(sentence, towns, own) ?? readPlace(answer, towns, own)) !== 'elsewhere';
  });
  const quote = meant === undefined ? null : findNaming(meant.sentence, name);
  return quote === null ? null : { quote, isDoubtful };
}

/** Where a text is about, by the towns that it names with "in" or with their region; null when it names none for sure. */
function readPlace(text: string, towns: readonly string[], own: readonly Town[]): 'here' | 'elsewhere' | null {
  if (towns.some((town) => findNaming(text, town) !== null)) return 'here';
  const named = [...readTowns(text, null, collectLowerCase([text]))].filter(
    ({ region, isBehindIn, towns: all }) =>
      region !== null || (isBehindIn && all.some(({ size }) => size >= SMALLEST_TOWN)),
  );
  if (named.length === 0) return null;
  const isNear = named.some(({ towns: all }) =>
    all.some((one) => own.some((home) => distanceKm(one, home) <= NEARBY_KM)),
  );
  return isNear ? 'here' : 'elsewhere';
}
