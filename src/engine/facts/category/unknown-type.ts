import { readPattern } from '../../data/patterns.ts';
import { foldText, keepLetters } from '../language/fold-text.ts';
import { findSchemaType } from './category-tables.ts';
import { isLocalBusinessType, isOrganizationType, isUnknownType, SCHEMA_TYPES } from './local-business-types.ts';
import { describeLanguages, readPhrases } from './read-phrases.ts';

const MOST_LETTERS = 60;
const MOST_TYPES = 5;
/** One wrong letter in so many is a slip; "Photograph" is none of "Photographer". */
const LETTERS_PER_SLIP = 5;
const BUSINESS_WORD = new RegExp(`(?:^| )(?:${readPattern('categories', 'businessWords')})$`, 'u');
const NO_LANGUAGE = describeLanguages([]);

/** Local businesses first: of types spelled equally like it, one of them is meant. */
const BY_LETTERS = [...SCHEMA_TYPES.localBusiness, ...SCHEMA_TYPES.other].map((type) => ({
  type,
  letters: type.toLowerCase(),
}));

/** The words of a type: "AutoRepair", "auto_repair" and "auto-repair" are "Auto Repair". */
export function readTypeAsPhrase(type: string): string {
  return type
    .slice(0, MOST_LETTERS)
    .replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ')
    .trim();
}

/** The real type that is written almost so: "localbusiness", "Local Business", "Electrican". Null when there is none. */
export function findTypeSpelledLike(type: string): string | null {
  const letters = keepLetters(foldText(type.slice(0, MOST_LETTERS)));
  let nearest: string | null = null;
  let fewest = Math.floor(letters.length / LETTERS_PER_SLIP) + 1;
  for (const known of BY_LETTERS) {
    if (Math.abs(known.letters.length - letters.length) >= fewest) continue;
    const slips = countSlips(known.letters, letters);
    if (slips < fewest) [nearest, fewest] = [known.type, slips];
  }
  return nearest;
}

/** The real type nearest to an unknown one: the same but for capitals, else by meaning, else by spelling. Null when there is none. */
export function findNearestType(type: string): string | null {
  const spelled = findTypeSpelledLike(type);
  if (spelled !== null && spelled.toLowerCase() === keepLetters(foldText(type))) return spelled;
  const [meant] = readPhrases(readTypeAsPhrase(type), NO_LANGUAGE, new Set())
    .filter(({ isHead }) => isHead)
    .sort((a, b) => b.strength - a.strength);
  return meant === undefined ? spelled : (findSchemaType(meant.category) ?? 'LocalBusiness');
}

/** What a business says of itself and goods, works and events do not. */
const CONTACT = ['address', 'telephone', 'openingHours', 'openingHoursSpecification'];
/** What people, works, events, goods and parts of an entry say, and no business. */
const NOT_OF_BUSINESS = new Set(
  `jobTitle givenName familyName birthDate gender worksFor headline articleBody startDate endDate datePosted reviewBody reviewRating
  itemReviewed streetAddress contactType sku gtin price isbn floorSize numberOfRooms hasMenuSection hasMenuItem`.split(
    /\s+/,
  ),
);

/** What a structured node and its outline have in common. */
interface TypedNode {
  readonly types: readonly string[];
  readonly properties: readonly (readonly [name: string, values: unknown])[];
}

/**
 * Whether a node is about a local business: by its type; where schema.org has none of its types, by how to reach it, or by a type
 * that names a trade ("BarberShop") or at least a business ("Company") and a second property beside the name.
 */
export function isReadAsLocalBusiness({ types, properties }: TypedNode): boolean {
  if (types.some(isLocalBusinessType)) return true;
  if (types.length === 0 || !types.every(isUnknownType)) return false;
  const says = new Set(properties.map(([name]) => name));
  if (!says.has('name') && !says.has('address')) return false;
  if ([...says].some((name) => NOT_OF_BUSINESS.has(name))) return false;
  const nearest = types
    .slice(0, MOST_TYPES)
    .map(findNearestType)
    .filter((type) => type !== null);
  const isBusiness =
    nearest.some((type) => isLocalBusinessType(type) || isOrganizationType(type)) ||
    (nearest.length === 0 && types.some((type) => BUSINESS_WORD.test(readTypeAsPhrase(type).toLowerCase())));
  return isBusiness ? says.size > 1 : nearest.length === 0 && CONTACT.some((name) => says.has(name));
}

/** Letters to add, leave out, replace or swap with the next to get from one to the other (optimal string alignment). */
function countSlips(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + cost,
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
